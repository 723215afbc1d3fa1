import { missingFacts } from '../../pages/shared/own-words/missing-facts.ts'
import { medianOf } from '../../pages/shared/own-words/own-words.ts'
import type { OwnWords } from '../../pages/shared/own-words/own-words.ts'
import { thinAmong } from '../../pages/shared/own-words/plan-held.ts'
import { count } from '../../problem/format-report.ts'
import type { PlannedSite } from '../../run-codegen.ts'

type Measured = Pick<PlannedSite, 'context'>

/** The own words of the city pages, in a line or two. */
export function summariseOwnWords(own: readonly OwnWords[], { context }: Measured): string[] {
  const [fewest] = own
  if (!fewest) return []
  const { page, median } = context.data.singles.site.value.ownWords
  const thin = thinAmong(own, context)
  return [
    `Own words of city pages: ${medianOf(own)} in the median (at least ${median}), fewest ${fewest.words} on ${fewest.path} (at least ${page}).`,
    ...(thin.length > 0
      ? [
          `${count(thin.length, 'page')} below ${page}: for ${thin.length === 1 ? 'it' : 'them'} search engines are sent to the page of the state.`,
        ]
      : []),
  ]
}

/** A line for each page, the fewest own words first, with the local facts that it lacks. */
export function listOwnWords(own: readonly OwnWords[], { context }: Measured): string[] {
  return own.map(({ path, words }) => {
    const missing = missingFacts(path.slice(path.lastIndexOf('/') + 1), context.whole)
    return `${String(words).padStart(5)}  ${path}${missing.length > 0 ? `  lacks ${missing.join(', ')}` : ''}`
  })
}
