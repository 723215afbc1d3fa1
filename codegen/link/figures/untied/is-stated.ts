const date = /^(\d+) ([A-Z][a-z]+)(?: (\d{4}))?$/

/** The names under which figures of a fact are found: a day is found with and without its year. */
export function statedNames(names: Iterable<string>): Set<string> {
  const stated = new Set(names)
  for (const name of [...stated]) {
    const [, day, month, year] = date.exec(name) ?? []
    if (year !== undefined) stated.add(`${day} ${month} of one year`)
  }
  return stated
}

/**
 * Whether a fact states this figure. "the 7th of the next month" states "7 December 2026", and "31
 * July 2026" states "31 July".
 */
export function isStated(name: string, stated: ReadonlySet<string>): boolean {
  if (stated.has(name)) return true
  const [, day, month, year] = date.exec(name) ?? []
  if (day === undefined) return false
  if (stated.has(year === undefined ? `${day} ${month} of one year` : `${day} ${month}`)) return true
  return ['st', 'nd', 'rd', 'th'].some((ending) => stated.has(`${day}${ending}`))
}
