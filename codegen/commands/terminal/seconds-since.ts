/** The time since a moment of `performance.now`, for people. */
export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)} s`
}
