import type { Locale } from '#generated/records.ts'
import { onceByText } from '../../../lib/once.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import { readLocaleId } from '../../../model/locale.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'
import { textAt } from '../../../model/texts/translated-texts.ts'
import type { Report } from '../../../problem/problem.ts'

const wordOf = onceByText((term) => new RegExp(`\\b${term}\\b`, 'i'))

/** The texts of a language have one word for each idea: that of its terms.yaml. */
export function checkTerms(entry: Entry<Locale>, english: unknown, data: LinkedData, report: Report): void {
  const { language } = readLocaleId(entry.id)
  const terms = Object.entries(data.catalogue.locales.get(`${language}/terms`)?.value.terms ?? {})
  visitTexts(entry.value.texts, (text, path) => {
    if (path.includes('keywords')) return
    const said = (textAt(english, path, data.catalogue.facts) ?? '').replaceAll(/\{\w+\}/g, '')
    for (const [term, { words, not = [] }] of terms) {
      const other = not.find((word) => text.includes(word))
      const isLacking = wordOf(term).test(said) && !words.some((word) => text.includes(word))
      if (other === undefined && !isLacking) continue
      report({
        code: 'wrong-translation',
        message:
          other === undefined
            ? `The English text speaks of a ${term}, and this one does not say "${words[0]}".`
            : `"${other}" is said for ${term}.`,
        place: placeIn(entry, ['texts', ...path]),
        hint: `data/locales/${language}/terms.yaml has one word for it: ${words.join(' or ')}.`,
      })
    }
  })
}
