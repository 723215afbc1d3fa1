interface Store<Key, Made> {
  get: (key: Key) => Made | undefined
  set: (key: Key, made: Made) => unknown
}

/**
 * A function that makes a value when a key is first asked for, and returns the same value from then
 * on. Use a WeakMap as the store for keys that belong to one run.
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

/** A value that is made at its first use and kept. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}
