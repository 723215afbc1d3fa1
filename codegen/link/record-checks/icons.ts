import { iconNames } from '../../model/icon-set.ts'
import { placeIn } from '../../model/records.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { RecordCheck } from '../check.ts'

/** Every `icon` must be in the icon set, or the page would have a gap. */
export const checkIcons: RecordCheck = (entry, report) => {
  if (entry.collection === 'cities') return
  visitTexts(entry.value, (name, path) => {
    if (path.at(-1) !== 'icon' || iconNames.has(name)) return
    report({
      code: 'unknown-icon',
      message: `There is no icon "${name}" in the icon set.`,
      place: placeIn(entry, path),
      hint: suggestionHint(name, [...iconNames]),
    })
  })
}
