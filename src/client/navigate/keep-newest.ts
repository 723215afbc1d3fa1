/** Puts a value at the end of a map, and takes the oldest out while it holds too many. */
export function keepNewest<T>(map: Map<string, T>, most: number, [key, value]: readonly [string, T]): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= most) break
    map.delete(oldest)
  }
}
