import type { CalculatorLabels } from '#generated/payloads/shared/payload/calculator-frame.ts'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import styles from './calculator.module.css'

interface SharingProps {
  labels: CalculatorLabels['share']
  /** The link to the service, with its price. */
  start: { href: string; label: string; note?: string | undefined }
  chat: { digits: string }
  newTabNote: string
  copiedMs: number
  /** The page with all answers. */
  address: string
  /** What is sent before the address. */
  shared: { title: string; lines: readonly string[] }
  /** The text of our chat before the address. */
  text: string
}

/** What to do with a result: order the service, send it, copy its address, or ask us. */
export function Sharing({ labels, start, address, shared, text, chat, newTabNote, copiedMs }: SharingProps) {
  return (
    <div className={styles.share}>
      {start.note !== undefined && <p className={styles.help}>{start.note}</p>}
      <ButtonLink href={start.href}>{start.label}</ButtonLink>
      <ShareLink {...shared} address={address} label={labels.send} newTabNote={newTabNote} />
      <CopyButton text={address} label={labels.copy} copiedLabel={labels.copied} copiedMs={copiedMs} />
      <ButtonLink look="quiet" href={chatHref(chat.digits, `${text}\n${address}`)} newTabNote={newTabNote}>
        {labels.chat}
      </ButtonLink>
    </div>
  )
}
