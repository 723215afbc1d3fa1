const keyOf = (id: string) => `documents ${id}`

/** The names ticked on this device; none where the browser keeps nothing. */
export function readTicks(id: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export function writeTicks(id: string, names: readonly string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(keyOf(id), JSON.stringify(names))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // A browser that keeps nothing still shows the ticks until the page is left.
  }
}
