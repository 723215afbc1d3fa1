import { useRef } from 'react'
import { Alert } from '../alert/alert.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { OtherWays } from '../other-ways/other-ways.tsx'
import styles from './unopened-chat.module.css'

interface UnopenedChatProps {
  labels: { notOpened: string; copy: string; copied: string }
  text: string
  links: readonly { href: string; label: string }[]
  newTabNote: string
  copiedMs: number
}

/** Replaces a chat that did not open: its text to copy, and links that carry it. */
export function UnopenedChat({ labels, text, links, newTabNote, copiedMs }: UnopenedChatProps) {
  const words = useRef<HTMLParagraphElement>(null)
  // If the clipboard is refused, the text stays selected.
  const select = () => {
    if (words.current) getSelection()?.selectAllChildren(words.current)
  }
  return (
    <Alert role="alert" tone="problem" text={labels.notOpened}>
      <p ref={words} className={styles.text}>
        {text}
      </p>
      <CopyButton text={text} label={labels.copy} copiedLabel={labels.copied} copiedMs={copiedMs} onRefused={select} />
      <OtherWays links={links} newTabNote={newTabNote} />
    </Alert>
  )
}
