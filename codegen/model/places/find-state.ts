// What people write who learned another code or name: the GST rules call Telangana TG, and the
// others are older than the state's present name.
const otherwise: readonly (readonly string[])[] = [
  ['TS', 'TG'],
  ['OD', 'OR', 'Orissa'],
  ['UK', 'UA', 'Uttaranchal'],
  ['CG', 'CT'],
  ['DH', 'DN', 'DD'],
  ['PY', 'Pondicherry'],
]

const fold = (text: string) => text.toLowerCase().replaceAll('&', 'and').replace(/[\s.]/g, '')

/** The code of the state that is meant by a code or a name: TN for "T.N." and "Tamilnadu". */
export function findState(given: string, names: ReadonlyMap<string, string>): string | undefined {
  const meant = fold(given)
  const others = otherwise.find((codes) => codes.some((one) => fold(one) === meant)) ?? []
  const ids = [...names]
  const [own] = ids.find(([id, name]) => fold(id) === meant || fold(name) === meant) ?? []
  return own ?? others.find((one) => names.has(one))
}
