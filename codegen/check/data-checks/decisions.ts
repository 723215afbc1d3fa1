import { choicesOf, questionsOf, waysThrough } from '#src/rules/decide.ts'
import type { Decision } from '#src/rules/decide.ts'
import type { GstDecision } from '#generated/records.ts'
import { resolveDecision } from '../../model/rules/gst-decision.ts'
import { dayOfFigures } from '../../model/rules/law-of-day.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import { passes } from '../../problem/problem.ts'
import type { Report } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import type { Check } from '../check.ts'
import { checkReference } from './references/reference.ts'

/** The decision on GST uses its own answers, knows all states, and leads all paths to an end. */
export const checkDecision: Check = (data, report) => {
  const entry = data.singles.gstDecision
  if (!entry) return
  const isClean = passes((tell) => {
    checkAnswers(entry, tell)
    checkLaw(entry, tell)
    checkRules(entry, data, tell)
  }, report)
  // If a name is wrong, its outcome cannot be reached for that reason alone.
  if (isClean) checkGstWays(entry, data, report)
}

function checkAnswers(entry: Entry<GstDecision>, report: Report): void {
  const { questions, limits, outcomes } = entry.value
  const decision: Decision = { questions, outcomes, limits: [] }
  const conditions = [
    ...limits.map((limit, index) => ({ path: ['limits', index, 'if'], condition: limit.if })),
    ...outcomes.map((outcome, index) => ({ path: ['outcomes', index, 'if'], condition: outcome.if })),
  ]
  for (const { path, condition } of conditions)
    for (const [question, answers] of Object.entries(condition)) {
      const known = questions.some(({ id }) => id === question)
      if (!known)
        report({
          code: 'unknown-answer',
          message: `"${question}" is not a question whose answers a condition can name.`,
          place: placeIn(entry, [...path, question], 'key'),
          hint: suggestionHint(question, questionsOf(decision).slice(0, questions.length)),
        })
      const choices = choicesOf(decision, question, [])
      answers.forEach((answer, index) => {
        if (!known || choices.includes(answer)) return
        report({
          code: 'unknown-answer',
          message: `The question "${question}" has no answer "${answer}".`,
          place: placeIn(entry, [...path, question, index]),
          hint: suggestionHint(answer, choices),
        })
      })
    }
}

function checkRules(entry: Entry<GstDecision>, data: LinkedData, report: Report): void {
  const { limits, governmentFee } = entry.value
  const who = 'The decision on GST'
  const path = ['governmentFee', 'rule']
  checkReference(data, { who, entry, path, to: 'rules', id: governmentFee.rule }, report)
  limits.forEach(({ rule: id, item }, index) => {
    checkReference(data, { who, entry, path: ['limits', index, 'rule'], to: 'rules', id }, report)
    const rule = data.catalogue.rules.get(id)
    const states = [...data.catalogue.states.keys()]
    if (!rule) return
    const resolved = resolveFor(entry, data).limits[index]
    const missing = states.filter((state) => !resolved?.byState.has(state))
    if (missing.length === 0) return
    report({
      code: 'unknown-rule',
      message: `Rule "${id}" has no limit "${item}" for ${missing.length === states.length ? 'any state' : missing.join(', ')}.`,
      place: placeIn(entry, ['limits', index, 'item']),
      hint: 'Name a rule of the kind thresholds, and one of the limits in its last row.',
    })
  })
}

function resolveFor(entry: Entry<GstDecision>, data: LinkedData) {
  const { rules, states } = data.catalogue
  return resolveDecision(entry.value, {
    ruleOf: (id) => rules.get(id)?.value,
    states: [...states.keys()],
    on: dayOfFigures(data),
  })
}

/** Every path leads to an outcome, and every outcome ends a path. */
function checkGstWays(entry: Entry<GstDecision>, data: LinkedData, report: Report): void {
  // Without its states the paths are unknown.
  if (data.isPartial('states') || data.isPartial('rules')) return
  const { open, unreached } = tryWays(resolveFor(entry, data), [...data.catalogue.states.keys()])
  if (open)
    report({
      code: 'open-decision',
      message: `Some answers lead to no outcome: ${open.map(([question, answer]) => `${question} "${answer}"`).join(', ')}.`,
      place: placeIn(entry, ['outcomes'], 'key'),
      hint: 'Add an outcome for them, or widen the `if` of one.',
    })
  for (const { id, index } of unreached)
    report({
      code: 'open-decision',
      message: `The outcome "${id}" can never be reached: the outcomes above it take all answers.`,
      place: placeIn(entry, ['outcomes', index, 'id']),
      hint: 'Move it up, narrow the `if` of the outcomes above it, or remove it.',
    })
}

/** The answers of a path that leads to no outcome, and the outcomes to which no path leads. */
export function tryWays(decision: Decision, states: readonly string[]) {
  const ways = [...waysThrough(decision, states)]
  const open = ways.find(({ decided }) => decided.kind === 'open')
  const reached = new Set(ways.flatMap(({ decided }) => (decided.kind === 'outcome' ? decided.id : [])))
  return {
    open: open && Object.entries(open.answers),
    unreached: decision.outcomes.flatMap(({ id }, index) => (reached.has(id) ? [] : { id, index })),
  }
}

/** Every outcome names its law or that of its limit, and states its doubt unless it is sure. */
function checkLaw(entry: Entry<GstDecision>, report: Report): void {
  entry.value.outcomes.forEach(({ id, law, turnover }, index) => {
    if (law === undefined && turnover === undefined)
      report({
        code: 'missing-key',
        message: `The outcome "${id}" does not say what it rests on.`,
        place: placeIn(entry, ['outcomes', index, 'id']),
        hint: 'Add law: with authority, source, checkedOn and confidence. Only outcomes with a turnover have the law of their limit.',
      })
    if (law !== undefined && law.confidence !== 'high' && law.doubt === undefined)
      report({
        code: 'missing-key',
        message: `The outcome "${id}" is not sure, and does not say what is in doubt.`,
        place: placeIn(entry, ['outcomes', index, 'law', 'confidence']),
        hint: 'Add doubt: with a sentence that visitors may read.',
      })
  })
}
