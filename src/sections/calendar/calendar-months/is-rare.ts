/**
 * An attribute for dates that concern none of the everyday profiles. They are shown only if their
 * own profile is selected.
 */
export function isRare(who: readonly number[], everyday: readonly number[]): '' | undefined {
  return who.some((nth) => everyday.includes(nth)) ? undefined : ''
}
