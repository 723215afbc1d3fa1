import type { Fact } from '#generated/records.ts'

/** Whether a page shows something beside the published figure, or in its place. */
export function isChanged({ status }: Pick<Fact, 'status'>): boolean {
  return status === 'superseded' || status === 'varies'
}

/** How far pages say that a figure can be trusted; undefined where the law itself was read. */
export function doubtOf({ confidence }: Pick<Fact, 'confidence'>): 'explained' | 'uncertain' | undefined {
  return confidence === 'medium' ? 'explained' : confidence === 'low' ? 'uncertain' : undefined
}
