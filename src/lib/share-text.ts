/** What is sent to somebody: a title, lines of a list, and its address. */
export interface Shared {
  title: string
  lines?: readonly string[]
  address: string
}

export function shareText({ title, lines = [], address }: Shared): string {
  return [title, ...lines.map((line) => `• ${line}`), address].join('\n')
}

/** A chat without a receiver: WhatsApp asks to whom the text goes. */
export function shareHref(shared: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(shareText(shared))}`
}
