import { placeIn } from '../../model/records.ts'
import type { Check } from './check.ts'

/** A category without a service would be an empty menu in the header of every page. */
export const checkEmptyCategories: Check = ({ catalogue, entries, isPartial }, report) => {
  const services = [...catalogue.services.values()]
  // If there is no service at all, the folder is wrong; a service that failed validation may be the
  // category's only one.
  if (services.length === 0 || isPartial('services')) return
  const used = new Set(services.map((entry) => entry.value.category))
  // A misspelt category is reported elsewhere; the category that was meant would look empty.
  if ([...used].some((id) => !catalogue.categories.has(id))) return
  for (const entry of entries) {
    if (entry.collection !== 'categories' || used.has(entry.id)) continue
    report({
      code: 'empty-category',
      message: `Category "${entry.id}" has no service, so its menu would be empty.`,
      place: placeIn(entry, [], 'key'),
      hint: `Write category: ${entry.id} in a file of data/services, or remove the category.`,
    })
  }
}
