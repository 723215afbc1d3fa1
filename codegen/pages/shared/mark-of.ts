/** The mark on each sample of a set. Undefined if the set is real. */
export function markOf({ sample, sampleMark }: { sample: boolean; sampleMark: string }): string | undefined {
  return sample ? sampleMark : undefined
}
