/**
 * For an attribute: there where something is due for none of the everyday profiles, so that it is
 * shown only to whom it applies.
 */
export function isRare(who: readonly number[], everyday: readonly number[]): '' | undefined {
  return who.some((nth) => everyday.includes(nth)) ? undefined : ''
}
