/** 2026-11-23 in words, the same on every device: Monday, 23 November 2026. */
export function sayDay(day: string): string {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' })
  return `${say({ weekday: 'long' })}, ${say({ day: 'numeric', month: 'long', year: 'numeric' })}`
}
