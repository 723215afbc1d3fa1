/** The named parts of an object: what an island is given, and a browser loads. */
export function pick<T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Pick<T, K> {
  const wanted: ReadonlySet<PropertyKey> = new Set(keys)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys say what is left
  return Object.fromEntries(Object.entries(value).filter(([key]) => wanted.has(key))) as Pick<T, K>
}
