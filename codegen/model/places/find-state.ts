import { fold } from '#src/rules/fold.ts'

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

const joined = (text: string) => fold(text.replaceAll('&', ' and ')).replaceAll(' ', '')

/** The code of the state that is meant by a code or a name: TN for "T.N." and "Tamilnadu". */
export function findState(given: string, names: ReadonlyMap<string, string>): string | undefined {
  const meant = joined(given)
  const others = otherwise.find((codes) => codes.some((one) => joined(one) === meant)) ?? []
  const ids = [...names]
  const [own] = ids.find(([id, name]) => joined(id) === meant || joined(name) === meant) ?? []
  return own ?? others.find((one) => names.has(one))
}
