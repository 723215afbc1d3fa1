// Five and a half hours ahead of Greenwich. India has not changed its clocks since 1945.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** The day in India at a moment, as 2026-11-21. */
export function dayInIndia(at: Date): string {
  return new Date(at.getTime() + indiaOffsetMs).toISOString().slice(0, 10)
}
