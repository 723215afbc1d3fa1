// India has one time, five and a half hours before Greenwich, and has not changed its clocks since
// 1945.
const beforeGreenwichMs = 5.5 * 60 * 60 * 1000

/** The day in India as 2026-11-21, wherever the visitor is: due days end there. */
export function today(): string {
  return new Date(Date.now() + beforeGreenwichMs).toISOString().slice(0, 10)
}
