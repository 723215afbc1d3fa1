interface City {
  label: string
  /** Other names of the city in one text. */
  alsoKnownAs: string
  /** Name and GST code of its state. */
  state: { label: string; gstCode: string }
}

/** Small letters without accents, with one space for whatever else stands between them. Vowel signs of Indian scripts stay. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const withoutSpaces = (text: string) => fold(text).replaceAll(' ', '')

/**
 * The cities that answer to what was typed, by any part of a name or of another name, those whose name begins with it first. What begins a
 * state's name, or is its GST code, finds all its cities. Nothing is found where nothing was typed.
 */
export function findCities<C extends City>(cities: readonly C[], typed: string): C[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  const closed = withoutSpaces(typed)
  const isOf = ({ label, gstCode }: City['state']) =>
    gstCode === wanted || ` ${fold(label)}`.includes(` ${wanted}`) || withoutSpaces(label).startsWith(closed)
  const found = cities.filter(
    ({ label, alsoKnownAs, state }) => `${fold(label)}|${fold(alsoKnownAs)}`.includes(wanted) || isOf(state),
  )
  const rank = ({ label }: C) => (fold(label).startsWith(wanted) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b))
}

/** The other name by which a city was found, where its own name does not have what was typed. */
export function foundByName({ label, alsoKnownAs }: Pick<City, 'label' | 'alsoKnownAs'>, typed: string) {
  const wanted = fold(typed)
  if (wanted === '' || fold(label).includes(wanted)) return undefined
  return alsoKnownAs
    .split(' ')
    .find((name) => fold(name).includes(wanted))
    ?.replaceAll('-', ' ')
}
