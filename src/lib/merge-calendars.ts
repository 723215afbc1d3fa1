const eventsIn = (text: string) => text.match(/^BEGIN:VEVENT\r\n[\s\S]*?^END:VEVENT\r\n/gm) ?? []

const uidOf = (event: string) => /^UID:(?:.*\r\n )*.*/m.exec(event)?.[0] ?? event

/** Several calendars as one: the head of the first under another name, and each event once. */
export function mergeCalendars(texts: readonly string[], name: string): { text: string; count: number } {
  const events = new Map(texts.flatMap(eventsIn).map((event) => [uidOf(event), event]))
  const head = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${/^PRODID:.*\r\n/m.exec(texts[0] ?? '')?.[0] ?? ''}`
  const text = `${head}CALSCALE:GREGORIAN\r\nX-WR-CALNAME:${name}\r\n${[...events.values()].join('')}END:VCALENDAR\r\n`
  return { text, count: events.size }
}
