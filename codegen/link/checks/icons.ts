import { iconNames } from '../../icon-set.ts'
import { placeIn } from '../../model.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import type { Check } from './check.ts'
import { visitTexts } from './visit-texts.ts'

/** Every `icon` must be in the icon set, or the page would have a hole where it should stand. */
export const checkIcons: Check = (data, report) => {
  for (const entry of data.entries) {
    if (entry.collection === 'cities') continue
    visitTexts(entry.value, (name, path) => {
      if (path.at(-1) !== 'icon' || iconNames.has(name)) return
      report({ code: 'unknown-icon', message: `There is no icon "${name}" in the icon set.`, place: placeIn(entry, path), hint: suggestionHint(name, [...iconNames]) })
    })
  }
}
