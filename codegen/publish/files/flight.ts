// Enough for the four threads of the pool, and memory does not depend on the size of the site: the
// pixels of one picture are 3 MB.
const inFlight = 8

/** Tasks on the thread pool, some of which run while the next page is rendered. */
export function openFlight() {
  const pending = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  const throwFirstFailure = () => {
    if (failure) throw failure.error
  }
  return {
    /** Waits until there is room for the task that was begun. */
    add: async (task: Promise<void>) => {
      const kept = task.catch((error: unknown) => void (failure ??= { error })).finally(() => pending.delete(kept))
      pending.add(kept)
      if (pending.size >= inFlight) await Promise.race(pending)
      throwFirstFailure()
    },
    /** Waits for all, even after a failure: nothing may write when the folder is released. */
    land: async () => {
      await Promise.all(pending)
      throwFirstFailure()
    },
  }
}
