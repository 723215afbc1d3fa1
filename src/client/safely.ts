/** Does what some browsers refuse, such as storage without cookies. Undefined if refused. */
export function safely<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
