interface Store<Key, Made> {
  get: (key: Key) => Made | undefined
  set: (key: Key, made: Made) => unknown
}

/**
 * A function that makes something for a key when it is first asked for, and gives back the same
 * from then on. A WeakMap as its store lets go of what belongs to a run that is over.
 */
export function once<Key, Made extends object>(
  make: (key: Key) => Made,
  store: Store<Key, Made> = new Map<Key, Made>(),
): (key: Key) => Made {
  return (key) => {
    const before = store.get(key)
    if (before) return before
    const made = make(key)
    store.set(key, made)
    return made
  }
}

/** What is made when it is first asked for, and kept. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}
