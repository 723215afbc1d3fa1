import { Refusal } from './terminal.ts'

/**
 * The day of the run: the one clock of the pipeline. Checks read it, and openings close by it. SITE_TODAY lets a test or a rebuild of an old state
 * stand on its day.
 */
export function readToday(given: string | undefined, now = new Date()): string {
  if (given === undefined || given === '') return now.toISOString().slice(0, 10)
  const day = new Date(`${given}T00:00:00Z`)
  // A 31st of November would be taken for the 1st of December.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given)
  if (!isDay) throw new Refusal(`SITE_TODAY is "${given}", which is no day. Write it as 2026-11-21, or leave it out.`)
  return given
}
