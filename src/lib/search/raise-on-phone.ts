// Below this width the keyboard of a phone leaves so little room that a field must move to the top
// for its list to be visible.
const narrow = '(max-width: 47.99rem)'

/** Scrolls a search field's container to the top of a phone's screen when it gets the focus. */
export function raiseOnPhone(holder: Element | null): void {
  if (matchMedia(narrow).matches) holder?.scrollIntoView({ block: 'start' })
}
