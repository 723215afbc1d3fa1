import { useEffect, useState } from 'react'
import { letteredChatHref } from '../../../forms/sending/chat-href.ts'
import { chatWords } from '../../../lib/chat-words.ts'
import { Section } from '../../../ui/section/section.tsx'
import styles from './chat-languages.module.css'

interface ChatLanguagesProps {
  /** Its anchor. */
  id: string
  labels: { heading: string; text: string }
  /** Languages with the first words of a chat in each; the first is the site's own. */
  languages: readonly { code: string; own: string; words: string }[]
  whatsapp: string
  newTabNote: string
}

/** A chat in the visitor's language: each name opens one, and later chats begin with the same words. */
export function ChatLanguages({ id, labels, languages, whatsapp, newTabNote }: ChatLanguagesProps) {
  const [chosen, setChosen] = useState<string>()
  useEffect(() => setChosen(chatWords()), [])
  const own = languages[0]?.words
  const kept = (words: string) => (words === own ? '' : words)
  return (
    <Section id={id} heading={labels.heading} intro={labels.text}>
      <ul className={styles.languages}>
        {languages.map(({ code, own: name, words }) => (
          <li key={code}>
            <a
              href={letteredChatHref(whatsapp, words)}
              target="_blank"
              rel="noopener"
              aria-current={chosen === kept(words) ? 'true' : undefined}
              onClick={() => setChosen(chatWords(kept(words)))}
            >
              <span lang={code}>{name}</span>
              <span className="visually-hidden"> {newTabNote}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
