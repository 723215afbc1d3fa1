/** Whether a date in digits is a day of the calendar. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  // A 31st of November is taken for the 1st of December.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
