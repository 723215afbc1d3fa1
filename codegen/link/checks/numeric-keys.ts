import { recordMaps } from '../../collections.ts'
import { placeIn } from '../../model.ts'
import { findRange } from '../../source.ts'
import type { Check } from './check.ts'

/**
 * YAML makes a number of a key such as 0123 or 1e3 and writes it its own way, so that the record would get another name than the
 * file shows. Only a key that is a number now can have been another one, and only for such a key the text is looked at.
 */
export const checkNumericKeys: Check = (data, report) => {
  for (const entry of data.entries) {
    if (!recordMaps.has(entry.collection) || !/^[\d.]/.test(entry.id)) continue
    const place = placeIn(entry, [], 'key')
    const { start, end } = findRange(place)
    const written = entry.source.text.slice(start, end)
    if (written === entry.id || /^["']/.test(written)) continue
    report({ code: 'needs-quotes', message: `The key ${written} is a number for YAML, which makes ${entry.id} of it.`, place, hint: `Put the key in quotes: "${written}".` })
  }
}
