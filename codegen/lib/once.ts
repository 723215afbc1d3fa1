/** Makes a value when an object is first asked for, and keeps it as long as that object lives. */
export function once<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  return keepIn(new WeakMap<Key, Made>(), make)
}

/** The same for texts. The values live as long as the function. */
export function onceByText<Made>(make: (text: string) => Made): (text: string) => Made {
  return keepIn(new Map<string, Made>(), make)
}

function keepIn<Key, Made>(
  store: { get: (key: Key) => Made | undefined; set: (key: Key, made: Made) => unknown },
  make: (key: Key) => Made,
): (key: Key) => Made {
  return (key) => {
    let made = store.get(key)
    if (made === undefined) {
      made = make(key)
      store.set(key, made)
    }
    return made
  }
}

/** A value that is made at its first use and kept. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}
