import { suggestionHint } from '../../../problem/suggest.ts'
import { placeIn } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { checkReference } from './reference.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'

/** The form of a service must exist, and so must every `service` that a page or menu names. */
export const checkServiceReferences: Check = (data, report) => {
  const forms = data.singles.site && Object.keys(data.singles.site.value.forms)
  for (const entry of data.catalogue.services.values()) {
    const { formLink } = entry.value
    if (!forms || formLink === undefined || forms.includes(formLink)) continue
    report({
      code: 'unknown-form',
      message: `Service "${entry.id}" refers to form "${formLink}", but data/site.yaml has no such form.`,
      place: placeIn(entry, ['formLink']),
      hint: suggestionHint(formLink, forms),
      missing: { name: `form "${formLink}"`, home: 'data/site.yaml' },
    })
  }
  for (const entry of data.entries) {
    if (entry.collection === 'services') continue
    visitTexts(entry.value, (text, path) => {
      const isReference =
        path.at(-1) === 'service' ||
        (path.at(-2) === 'services' && typeof path.at(-1) === 'number' && entry.collection !== 'page:services')
      if (isReference)
        checkReference(data, { who: `The file ${entry.source.file}`, entry, path, to: 'services', id: text }, report)
    })
  }
}
