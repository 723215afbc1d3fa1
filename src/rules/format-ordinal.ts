/** A number as an ordinal: 1st, 2nd, 11th, 22nd. */
export function formatOrdinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  const ending = (!isTeen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'
  return `${day}${ending}`
}
