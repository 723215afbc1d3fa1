/** What is put on each sample of a set; nothing where the set is real. */
export function markOf({ sample, sampleMark }: { sample: boolean; sampleMark: string }): string | undefined {
  return sample ? sampleMark : undefined
}
