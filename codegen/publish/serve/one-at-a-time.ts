/**
 * Does some work one run at a time. Whoever asks during a run waits for the run after it, which all
 * who ask meanwhile share: the last run always begins after the last question, so it sees whatever
 * was the reason to ask.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isAsked = false
  let running: Promise<void> | undefined
  const runAll = async () => {
    try {
      while (isAsked) {
        isAsked = false
        await work()
      }
    } finally {
      running = undefined
    }
  }
  return () => {
    isAsked = true
    running ??= runAll()
    return running
  }
}
