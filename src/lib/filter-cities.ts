interface City {
  label: string
  /** Other names of the city in one text. */
  alsoKnownAs: string
}

interface State<C> {
  name: string
  gstCode: string
  cities: readonly C[]
}

/** Small letters without accents, with one space for whatever else stands between them. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * The states with only those cities that answer to what was typed, by any part of a name or of another name. What begins a word
 * of a state's name, or is its GST code, keeps all its cities. States without any are left out.
 */
export function filterCities<C extends City, S extends State<C>>(states: readonly S[], typed: string): S[] {
  const wanted = fold(typed)
  const answers = (state: S) => (city: C) =>
    state.gstCode === wanted ||
    ` ${fold(state.name)}`.includes(` ${wanted}`) ||
    `${fold(city.label)}|${fold(city.alsoKnownAs)}`.includes(wanted)
  return states
    .map((state) => ({ ...state, cities: state.cities.filter(answers(state)) }))
    .filter(({ cities }) => cities.length > 0)
}

/** The other name by which a city was found, where its own name does not have what was typed. */
export function foundByName({ label, alsoKnownAs }: City, typed: string): string | undefined {
  const wanted = fold(typed)
  if (wanted === '' || fold(label).includes(wanted)) return undefined
  return alsoKnownAs
    .split(' ')
    .find((name) => fold(name).includes(wanted))
    ?.replaceAll('-', ' ')
}
