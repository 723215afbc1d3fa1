/**
 * Does something that some browsers and settings refuse, such as storage with blocked cookies.
 * Undefined if it is refused.
 */
export function safely<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
