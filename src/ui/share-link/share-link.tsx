import type { MouseEvent } from 'react'
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
 * Sends a list or a page to somebody: through the phone's own choice of apps where it has one, else
 * by WhatsApp. The link as it stands in the HTML carries title and address, and needs no script; a
 * press adds the lines.
 */
export function ShareLink({ label, newTabNote, title, lines, address }: ShareLinkProps) {
  const shared = { title, address, ...(lines && { lines }) }
  const share = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    // A computer's list of apps seldom has WhatsApp in it.
    if (!matchMedia('(pointer: coarse)').matches || !('share' in navigator)) link.href = shareHref(shared)
    else {
      event.preventDefault()
      // Who closes the choice has changed their mind.
      navigator.share({ title, text: shareText(shared) }).catch(() => undefined)
    }
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the link within is pressed
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

/** A chat without a receiver: WhatsApp asks to whom the text goes. */
function shareHref(shared: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(shareText(shared))}`
}
