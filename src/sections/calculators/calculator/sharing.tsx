import { chatHref } from '../../../forms/sending/chat-href.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import styles from './calculator.module.css'

export interface SharingWords {
  heading: string
  text: string
  chat: string
  copy: string
  copied: string
}

interface SharingProps {
  labels: SharingWords
  chat: { digits: string }
  newTabNote: string
  copiedMs: number
  /** The page with all answers. */
  address: string
  /** What the chat says before it. */
  text: string
}

/** Hands answers and result on, to a chat or to the clipboard. */
export function Sharing({ labels, address, text, chat, newTabNote, copiedMs }: SharingProps) {
  return (
    <div className={styles.share}>
      <h3>{labels.heading}</h3>
      <p className={styles.help}>{labels.text}</p>
      <div className={styles.actions}>
        <ButtonLink href={chatHref(chat.digits, `${text}\n${address}`)} newTabNote={newTabNote}>
          {labels.chat}
        </ButtonLink>
        <CopyButton text={address} label={labels.copy} copiedLabel={labels.copied} copiedMs={copiedMs} />
      </div>
    </div>
  )
}
