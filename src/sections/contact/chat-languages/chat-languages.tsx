import type { ContactPayload } from '#src/pages/contact/payload.ts'
import { useEffect, useState } from 'react'
import { chatWords } from '../../../lib/chat-words.ts'
import { Section } from '../../../ui/section/section.tsx'
import styles from './chat-languages.module.css'

interface ChatLanguagesProps {
  payload: Pick<ContactPayload, 'languages' | 'contact'> & { page: Pick<ContactPayload['page'], 'languages'> }
}

/** Chats by language: each name opens one, and later chats begin with the same words. */
export function ChatLanguages({ payload }: ChatLanguagesProps) {
  const { languages, contact } = payload
  const labels = payload.page.languages
  const [chosen, setChosen] = useState<string>()
  useEffect(() => setChosen(chatWords()), [])
  const ownHref = languages[0]?.href
  const kept = (href: string) => (href === ownHref ? '' : wordsOf(href))
  return (
    labels && (
      <Section id="chat-languages" heading={labels.heading} intro={labels.text}>
        <ul className={styles.languages}>
          {languages.map(({ code, href, own }) => (
            <li key={code}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                aria-current={chosen === kept(href) ? 'true' : undefined}
                onClick={() => setChosen(chatWords(kept(href)))}
              >
                <span lang={code}>{own}</span>
                <span className="visually-hidden"> {contact.newTabNote}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    )
  )
}

/** The first words of a chat, from its address. */
function wordsOf(href: string): string {
  return new URL(href).searchParams.get('text') ?? ''
}
