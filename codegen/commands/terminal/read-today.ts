import { Refusal } from './terminal.ts'

// India has one time, five and a half hours before Greenwich, and has not changed its clocks since
// 1945.
const beforeGreenwichMs = 5.5 * 60 * 60 * 1000

/** The day of the run in India, the only clock of the pipeline. SITE_TODAY sets another one. */
export function readToday(given: string | undefined, now = new Date()): string {
  if (given === undefined || given === '') return new Date(now.getTime() + beforeGreenwichMs).toISOString().slice(0, 10)
  const day = new Date(`${given}T00:00:00Z`)
  // Date would take a 31st of November for the 1st of December.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given)
  if (!isDay) throw new Refusal(`SITE_TODAY is "${given}", which is no day. Write it as 2026-11-21, or leave it out.`)
  return given
}
