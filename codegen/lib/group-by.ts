/** Values by a key, each group in their order: Map.groupBy, which Node 20 does not have. */
export function groupBy<Value, Key>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Map<Key, [Value, ...Value[]]> {
  const groups = new Map<Key, [Value, ...Value[]]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** The values whose key an earlier value has, each with that one. */
export function* repeatsIn<Value, Key>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Generator<[again: Value, first: Value]> {
  const firsts = new Map<Key, Value>()
  for (const value of values) {
    const first = firsts.get(keyOf(value))
    if (first === undefined) firsts.set(keyOf(value), value)
    else yield [value, first]
  }
}
