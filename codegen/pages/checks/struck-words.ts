import { isRecord } from '../../lib/is-record.ts'
import type { Problem, Report } from '../../problem/problem.ts'
import type { PlanContext } from '../shared/context.ts'
import { isCanonical, recordPlaceOf } from '../shared/route-plan.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

/**
 * A page that strikes a time does not show it in full elsewhere: it would both withdraw and offer
 * it. City pages share their texts, so only the first is checked.
 */
export function checkStruckWords(routes: readonly RoutePlan[], { basis, memo }: PlanContext, report: Report): void {
  const firstCity = routes.find(({ kind }) => kind === 'city')
  const own = routes.filter((route) => isCanonical(route) && (route.kind !== 'city' || route === firstCity))
  memo('struck words', basis, () => {
    const problems = own.flatMap((route) => problemOf(route) ?? [])
    problems.forEach(report)
    return problems.length === 0 || undefined
  })
}

function problemOf(route: RoutePlan): Problem | undefined {
  const twice = findTwice(route.record().payload)
  return (
    twice && {
      code: 'struck-words',
      message: `${route.path} strikes "${twice.time}" in "${twice.struck}", and prints it elsewhere in full.`,
      place: recordPlaceOf(route),
      hint: 'Say the rule in force in the struck sentence and tie it to a fact that matches, or change the other place.',
    }
  )
}

/** A short text with a time that is both shown in full and in a struck sentence. */
export function findTwice(payload: unknown): { time: string; struck: string } | undefined {
  const struck: string[] = []
  const full: string[] = []
  collectWords(payload, struck, full)
  const times = new Set(full.filter(isTime))
  for (const sentence of struck)
    for (const time of times) if (hasWords(sentence, time)) return { time, struck: sentence }
  return undefined
}

// Longer texts are sentences, which say to whom a time applies. Bare amounts are limits of many
// things.
const longestTime = 40
const isTime = (text: string) => text.length <= longestTime && /\d\s*(\w+ )?(hours?|days?|weeks?|months?)\b/.test(text)

/** Whether a text contains words as a whole: "13-7 days" does not contain "3-7 days". */
function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && !/[\p{L}\d,.-]$/u.test(text.slice(0, at)) && !/^[\p{L}\d]/u.test(text.slice(at + words.length))
}

function collectWords(value: unknown, struck: string[], full: string[]): void {
  if (typeof value === 'string') full.push(value)
  else if (Array.isArray(value)) for (const one of value) collectWords(one, struck, full)
  // The cells of an article's table are bare amounts of many things.
  else if (isRecord(value) && !('tag' in value)) {
    const { text, changed } = value
    // A rule that varies has no such day: it is shown beside the published words, which stay.
    if (typeof text === 'string' && isRecord(changed) && 'since' in changed) struck.push(text)
    else for (const [key, one] of Object.entries(value)) if (key !== 'changed') collectWords(one, struck, full)
  }
}
