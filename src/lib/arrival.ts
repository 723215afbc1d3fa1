/**
 * The event on the window when the visitor comes to another address of the shown page, by a link or
 * by Back. Islands that follow the address listen to it.
 */
export const arrival = 'site:arrival'

/** The key of the history entry. */
export function keyOfEntry(): string {
  const state: { key?: string } | null = history.state
  return state?.key ?? 'default'
}
