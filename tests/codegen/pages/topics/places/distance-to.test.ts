import { expect, test } from 'vitest'
import { distanceTo, distanceWords } from '../../../../../codegen/pages/topics/places/distance-to.ts'

const words = {
  text: '{km} km {direction}',
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
}
const places = {
  Agra: { lat: 27.1833, lon: 78.0167 },
  Aligarh: { lat: 27.8815, lon: 78.0746 },
  Gwalior: { lat: 26.2298, lon: 78.1734 },
  Kanpur: { lat: 26.4652, lon: 80.3498 },
  'New Delhi': { lat: 28.6358, lon: 77.2245 },
  Mumbai: { lat: 19.0728, lon: 72.8826 },
  Pune: { lat: 18.5196, lon: 73.8553 },
}

test.each([
  ['Agra', 'Aligarh', '78 km north'],
  ['Agra', 'Gwalior', '107 km south'],
  ['Agra', 'Kanpur', '245 km east'],
  ['Kanpur', 'Agra', '245 km west'],
  ['Agra', 'New Delhi', '179 km north-west'],
  ['Mumbai', 'Pune', '119 km south-east'],
] as const)('from %s %s is %s', (from, to, said) => {
  expect(distanceWords(distanceTo(places[from], places[to]), words)).toBe(said)
})
