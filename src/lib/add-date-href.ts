/** Opens Google Calendar with an event of a whole day filled in. Its end is the day after, which does not belong to it. */
export function addDateHref(iso: string, name: string): string {
  const end = new Date(iso)
  end.setUTCDate(end.getUTCDate() + 1)
  const plain = (day: string) => day.slice(0, '2026-11-23'.length).replaceAll('-', '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${plain(iso)}/${plain(end.toISOString())}`,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
