// Below this width a phone's keyboard leaves so little that a field has to move to the top of the
// screen for its list to be seen.
const narrow = '(max-width: 47.99rem)'

/**
 * Brings what holds a search field to the top of a phone's screen, when the field gets the focus.
 */
export function raiseOnPhone(holder: Element | null): void {
  if (matchMedia(narrow).matches) holder?.scrollIntoView({ block: 'start' })
}
