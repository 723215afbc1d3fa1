import { describe, expect, test } from 'vitest'
import { filterCities, foundByName } from '../../src/lib/filter-cities.ts'

const city = (label: string, alsoKnownAs = '') => ({ label, alsoKnownAs })
const states = [
  { name: 'Maharashtra', gstCode: '27', cities: [city('Mumbai', 'bombay'), city('Pune', 'poona')] },
  {
    name: 'Tamil Nadu',
    gstCode: '33',
    cities: [city('Chennai', 'madras சென்னை'), city('Tiruchirappalli', 'trichy tiruchi')],
  },
  { name: 'Dadra and Nagar Haveli', gstCode: '26', cities: [city('Silvassa')] },
]
const found = (typed: string) =>
  filterCities(states, typed).map(({ name, cities }) => `${name}: ${cities.map(({ label }) => label).join(', ')}`)

describe('what is typed into the list of cities', () => {
  test.each<[why: string, typed: string, want: string[]]>([
    ['finds a city by any part of its name', 'nna', ['Tamil Nadu: Chennai']],
    ['finds it by an old name', 'bombay', ['Maharashtra: Mumbai']],
    ['finds it whatever the case, the accents and the spaces', '  PÚNE ', ['Maharashtra: Pune']],
    ['keeps all cities of a state by the beginning of its name', 'maha', ['Maharashtra: Mumbai, Pune']],
    ['does so by a later word of it', 'nagar', ['Dadra and Nagar Haveli: Silvassa']],
    ['but not by the middle of a word', 'avel', []],
    ['keeps all cities of a state by its GST code', '33', ['Tamil Nadu: Chennai, Tiruchirappalli']],
    ['leaves nothing where nothing answers', 'atlantis', []],
    ['finds it by its name in another script', 'சென்னை', ['Tamil Nadu: Chennai']],
    ['and leaves nothing where that is of no city', 'கோவை', []],
    ['overlooks a letter', 'chenai', ['Tamil Nadu: Chennai']],
    ['finds no city across the border of two names', 'chennaimadras', []],
  ])('%s', (_, typed, want) => expect(found(typed)).toEqual(want))

  test('leaves all there while it is empty, and changes no list that it was given', () => {
    expect(filterCities(states, '')).toEqual(states)
    expect(filterCities(states, 'pune')).not.toBe(states)
    expect(states[0]!.cities).toHaveLength(2)
  })
})

test.each([
  ['the other name that has it', city('Mumbai', 'bombay'), 'bomb', 'bombay'],
  ['the one of several, in words', city('Tiruchirappalli', 'trichy new-trichy'), 'new', 'new trichy'],
  ['none where the own name has it', city('Chennai', 'chennapatnam'), 'chenna', undefined],
  ['none while nothing is typed', city('Mumbai', 'bombay'), ' ', undefined],
  ['none where no name has it', city('Mumbai', 'bombay'), 'pune', undefined],
])('beside a city that was found stands %s', (_, given, typed, want) => expect(foundByName(given, typed)).toBe(want))
