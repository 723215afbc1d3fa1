/** What several runs of one measure gave. */
export interface Spread {
  median: number
  min: number
  max: number
  runs: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return { median: NaN, min: NaN, max: NaN, runs: 0 }
  const middle = sorted.length / 2
  const median = Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
  return { median, min: sorted[0]!, max: sorted.at(-1)!, runs: sorted.length }
}

export const medianOf = (values: readonly number[]): number => spreadOf(values).median
