/** A plain value of data: what YAML holds once it is read. */
type Value = unknown
type Path = readonly (string | number)[]

/** A value with one thing in it changed; what was not changed is shared with the first. */
export interface ChangedValue {
  /** Where, and what was done. */
  name: string
  /** The path with a 0 for every entry of a list: what is equal in it is of one kind. */
  shape: string
  value: Value
}

/**
 * Every way in which one place of a value may differ: a scalar that says something else, a list
 * with an entry less, a list turned round.
 */
export function* changesIn(value: Value, path: Path = []): Generator<ChangedValue> {
  const shape = path.map((key) => (typeof key === 'number' ? 0 : key)).join('.')
  const change = (what: string, changed: Value): ChangedValue => ({
    name: `${path.join('.')} ${what}`,
    shape: `${shape} ${what}`,
    value: changed,
  })
  if (typeof value === 'string') yield change('says something else', `${value} zq`)
  if (typeof value === 'number') yield change('is another number', value + 1)
  if (typeof value === 'boolean') yield change('is turned round', !value)
  if (Array.isArray(value)) {
    if (value.length > 1) yield change('is turned round', value.toReversed())
    if (value.length > 0) yield change('has an entry less', value.slice(1))
    for (const [index, one] of value.entries())
      for (const inner of changesIn(one, [...path, index])) yield { ...inner, value: value.with(index, inner.value) }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value))
      for (const inner of changesIn(one, [...path, key])) yield { ...inner, value: { ...value, [key]: inner.value } }
  }
}
