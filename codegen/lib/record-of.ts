/** A record with a value for each of some names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Object.fromEntries forgets which keys it was given
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}
