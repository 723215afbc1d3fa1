/** The texts of a form. While the form only simulates sending, the line under it says so. */
export function formTexts<F extends { plain: string; demonstration?: string }>(form: F, endpoint: string | null): F {
  const { demonstration } = form
  return endpoint === 'simulate' && demonstration !== undefined ? { ...form, plain: demonstration } : form
}

/** The mark on each sample of a set. Undefined if the set is real. */
export function markOf({ sample, sampleMark }: { sample: boolean; sampleMark: string }): string | undefined {
  return sample ? sampleMark : undefined
}
