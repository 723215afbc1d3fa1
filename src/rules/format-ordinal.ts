/** A day of the month as it is said: 22nd, 24th. */
export function formatOrdinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  const ending = (!isTeen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'
  return `${day}${ending}`
}
