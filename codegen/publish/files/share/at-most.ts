/** The same work, of which never more than a number is under way; the rest waits its turn. */
export function atMost<In, Out>(limit: number, work: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (input) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work(input)
    } finally {
      // A place is handed on and not given up, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
