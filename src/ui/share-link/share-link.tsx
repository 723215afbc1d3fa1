import type { MouseEvent } from 'react'
import { openTab } from '../../lib/open-tab.ts'
import { ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { MessageCircle } from '../icons.ts'

/** What is sent to somebody. */
interface Shared {
  title: string
  /** Points of a list. */
  lines?: readonly string[]
  address: string
}

interface ShareLinkProps extends Shared {
  label: string
  newTabNote: string
}

/**
 * Sends a list or a page to somebody: through the phone's share dialog if it has one, or else by
 * WhatsApp. The link in the HTML carries title and address and needs no script; a press adds the
 * lines.
 */
export function ShareLink({ label, newTabNote, title, lines, address }: ShareLinkProps) {
  const shared = { title, address, ...(lines && { lines }) }
  const share = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    // A computer's share dialog rarely offers WhatsApp.
    if (!matchMedia('(pointer: coarse)').matches || !('share' in navigator)) link.href = shareHref(shared)
    else {
      event.preventDefault()
      navigator.share({ title, text: shareText(shared) }).catch((error: unknown) => {
        // The visitor has closed the dialog.
        if (error instanceof DOMException && error.name === 'AbortError') return
        // The press may be too long ago for a new tab.
        if (!openTab(shareHref(shared))) location.assign(shareHref(shared))
      })
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the link within is pressed
    <span onClick={share}>
      <ButtonLink look="secondary" href={shareHref({ title, address })} newTabNote={newTabNote}>
        <Icon shape={MessageCircle} />
        {label}
      </ButtonLink>
    </span>
  )
}

function shareText({ title, lines = [], address }: Shared): string {
  return [title, ...lines.map((line) => `• ${line}`), address].join('\n')
}

/** A chat without a receiver: WhatsApp asks whom to send it to. */
function shareHref(shared: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(shareText(shared))}`
}
