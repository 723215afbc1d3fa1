import { repeatsIn } from '../../../lib/group-by.ts'
import { placeIn } from '../../../model/records.ts'
import type { Check } from '../../check.ts'
import { checkReference } from '../references/reference.ts'
import { squaresOf } from '../../../model/places/tile-map.ts'

/** The site must say of every state whether it levies professional tax. */
export const checkTaxStates: Check = (data, report) => {
  const { professionalTax, states } = data.catalogue
  // A misspelt state is reported where it is named, so it is not reported as missing too.
  if ([...professionalTax.keys()].some((id) => !data.has('states', id))) return
  for (const entry of states.values()) {
    if (data.has('professionalTax', entry.id)) continue
    report({
      code: 'missing-key',
      message: `State "${entry.id}" (${entry.value.name}) is not in data/professional-tax.yaml.`,
      place: placeIn(entry, [], 'key'),
      hint: `Add ${entry.id} there, with levied, confidence, source, checkedOn and note.`,
    })
  }
}

/** The map of the states shows each state once, and nothing else. */
export const checkTileMap: Check = (data, report) => {
  const entry = data.singles['page:gst']
  if (!entry) return
  const squares = squaresOf(entry.value.map.rows).map(({ code, row }) => ({ code, path: ['map', 'rows', row - 1] }))
  for (const { code, path } of squares)
    checkReference(data, { who: 'The map of /gst', entry, path, to: 'states', id: code }, report)
  for (const [{ code, path }] of repeatsIn(squares, (square) => square.code))
    report({
      code: 'wrong-value',
      message: `State "${code}" is twice on the map of /gst.`,
      place: placeIn(entry, path),
      hint: 'Write two dots in place of one of the two.',
    })
  // A misspelt state is reported above, so it is not reported as missing too.
  if (squares.some(({ code }) => !data.has('states', code))) return
  for (const { id, value } of data.catalogue.states.values()) {
    if (squares.some(({ code }) => code === id)) continue
    report({
      code: 'missing-key',
      message: `State "${id}" (${value.name}) is not on the map of /gst.`,
      place: placeIn(entry, ['map', 'rows']),
      hint: `Write ${id} in place of the two dots where it lies.`,
    })
  }
}
