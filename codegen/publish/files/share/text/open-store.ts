/** Keeps what was made for a key. Where that becomes too much all of it is forgotten: what many pages share is soon made again. */
export function openStore<Key, Made>(most: number): (key: Key, make: () => Made) => Made {
  const known = new Map<Key, Made>()
  return (key, make) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = make()
    known.set(key, made)
    return made
  }
}
