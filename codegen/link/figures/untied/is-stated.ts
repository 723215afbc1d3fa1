const date = /^(\d+) ([A-Z][a-z]+)(?: (\d{4}))?$/

/**
 * The names under which the figures of a fact are looked up: a day is found with its year and
 * without.
 */
export function statedNames(names: Iterable<string>): Set<string> {
  const stated = new Set(names)
  for (const name of [...stated]) {
    const [, day, month, year] = date.exec(name) ?? []
    if (year !== undefined) stated.add(`${day} ${month} of one year`)
  }
  return stated
}

/**
 * Whether a fact says this figure. "7 December 2026" is said by "the 7th of the next month", and
 * "31 July" by "31 July 2026".
 */
export function isStated(name: string, stated: ReadonlySet<string>): boolean {
  if (stated.has(name)) return true
  const [, day, month, year] = date.exec(name) ?? []
  if (day === undefined) return false
  if (stated.has(year === undefined ? `${day} ${month} of one year` : `${day} ${month}`)) return true
  return ['st', 'nd', 'rd', 'th'].some((ending) => stated.has(`${day}${ending}`))
}
