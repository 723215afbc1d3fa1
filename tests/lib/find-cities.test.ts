import { describe, expect, test } from 'vitest'
import { findCities, foundByName } from '../../src/lib/find-cities.ts'

const maharashtra = { label: 'Maharashtra', gstCode: '27' }
const tamilNadu = { label: 'Tamil Nadu', gstCode: '33' }
const dadra = { label: 'Dadra and Nagar Haveli', gstCode: '26' }
const city = (label: string, state = tamilNadu, alsoKnownAs = '') => ({ label, alsoKnownAs, state })
const cities = [
  city('Chennai', tamilNadu, 'madras சென்னை'),
  city('Mumbai', maharashtra, 'bombay'),
  city('Navi Mumbai', maharashtra),
  city('Pune', maharashtra, 'poona'),
  city('Silvassa', dadra),
  city('Tiruchirappalli', tamilNadu, 'trichy tiruchi'),
]

describe('what is typed on the index of cities', () => {
  test.each<[why: string, typed: string, want: string[]]>([
    ['finds a city by any part of its name', 'nna', ['Chennai']],
    ['finds it by an old name', 'bombay', ['Mumbai']],
    ['finds it whatever the case, the accents and the spaces', '  PÚNE ', ['Pune']],
    ['finds first what begins with it', 'mumbai', ['Mumbai', 'Navi Mumbai']],
    ['finds all cities of a state by the beginning of its name', 'maha', ['Mumbai', 'Navi Mumbai', 'Pune']],
    ['does so by a later word of it', 'nagar', ['Silvassa']],
    ['and without the space in it', 'tamilnadu', ['Chennai', 'Tiruchirappalli']],
    ['but not by the middle of a word', 'avel', []],
    ['finds all cities of a state by its GST code', '33', ['Chennai', 'Tiruchirappalli']],
    ['finds a name in another script, vowel signs and all', 'சென்னை', ['Chennai']],
    ['does not take one Tamil word for another', 'கோவை', []],
    ['finds nothing where nothing answers', 'atlantis', []],
    ['finds nothing while nothing is typed', ' ', []],
    ['finds no city across the border of two names', 'chennaimadras', []],
  ])('%s', (_, typed, want) => expect(findCities(cities, typed).map(({ label }) => label)).toEqual(want))
})

test.each([
  ['the other name that has it', city('Mumbai', maharashtra, 'bombay'), 'bomb', 'bombay'],
  ['the one of several, in words', city('Tiruchirappalli', tamilNadu, 'trichy new-trichy'), 'new', 'new trichy'],
  ['none where the own name has it', city('Chennai', tamilNadu, 'chennapatnam'), 'chenna', undefined],
  ['none while nothing is typed', city('Mumbai', maharashtra, 'bombay'), ' ', undefined],
  ['none where no name has it', city('Mumbai', maharashtra, 'bombay'), 'pune', undefined],
])('beside a city that was found stands %s', (_, given, typed, want) => expect(foundByName(given, typed)).toBe(want))
