/**
 * Does what some browsers and settings refuse, such as storage where cookies are blocked; undefined
 * where it is refused.
 */
export function safely<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
