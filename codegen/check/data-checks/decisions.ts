import { choicesOf, questionsOf, stateQuestion, turnoverQuestion, waysThrough } from '#src/rules/decide.ts'
import type { DecisionTable } from '#src/rules/decide.ts'
import type { Decision } from '#generated/records.ts'
import { resolveDecision } from '../../model/rules/resolve-decision.ts'
import { dayOfFigures } from '../../model/rules/law-of-day.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import { passes } from '../../problem/problem.ts'
import type { Report } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import type { Check } from '../check.ts'

/** Every check uses its own answers, knows all states, and leads all paths to an end. */
export const checkDecisions: Check = (data, report) => {
  for (const entry of data.catalogue.checks.values()) {
    const isClean = passes((tell) => {
      checkAnswers(entry, tell)
      checkLaw(entry, data, tell)
      checkLimits(entry, data, tell)
    }, report)
    // If a name is wrong, its outcome cannot be reached for that reason alone.
    if (isClean) checkWays(entry, data, report)
  }
  checkPlaces(data, report)
}

/** The check to which cities lead has what their pages and those of states say of it. */
function checkPlaces({ catalogue, singles: { 'page:check': page } }: LinkedData, report: Report): void {
  const check = page && catalogue.checks.get(page.value.places.check)?.value
  if (!page || !check || (check.turnover && check.governmentFee)) return
  report({
    code: 'missing-key',
    message: `Cities lead to the check "${page.value.places.check}", which has no \`${check.turnover ? 'governmentFee' : 'turnover'}\`.`,
    place: placeIn(page, ['places', 'check']),
    hint: 'Name a check that asks for the state, and whose registration has a fee of the government.',
  })
}

function checkAnswers(entry: Entry<Decision>, report: Report): void {
  const { questions, turnover, outcomes, answers: kinds } = entry.value
  const decision: DecisionTable = { questions, outcomes, limits: [] }
  questions.forEach(({ id }, index) => {
    if (id !== stateQuestion && id !== turnoverQuestion) return
    report({
      code: 'wrong-value',
      message: `No question can be called "${id}": the one about limits is.`,
      place: placeIn(entry, ['questions', index, 'id']),
      hint: 'Give it another name, such as place or sales.',
    })
  })
  outcomes.forEach(({ answer }, index) => {
    if (kinds[answer] !== undefined) return
    report({
      code: 'unknown-answer',
      message: `The check has no words for the answer "${answer}".`,
      place: placeIn(entry, ['outcomes', index, 'answer']),
      hint: `Add ${answer}: under \`answers\`, or name one that is there: ${Object.keys(kinds).join(', ')}.`,
    })
  })
  const conditions = [
    ...limitsOf(turnover).map(({ path, value }) => ({ path: [...path, 'if'], condition: value.if })),
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
          hint: suggestionHint(question, questionsOf(decision)),
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

/** Its limits, each with its path. */
const limitsOf = (turnover: Decision['turnover']) =>
  (turnover?.limits ?? []).map((value, index) => ({ path: ['turnover', 'limits', index], value }))

function checkLimits(entry: Entry<Decision>, data: LinkedData, report: Report): void {
  const states = [...data.catalogue.states.keys()]
  limitsOf(entry.value.turnover).forEach(({ path, value: { rule: id, item } }, index) => {
    if (!data.catalogue.rules.has(id)) return
    const resolved = resolveFor(entry, data).limits[index]
    const missing = states.filter((state) => !resolved?.byState.has(state))
    if (missing.length === 0) return
    report({
      code: 'unknown-rule',
      message: `Rule "${id}" has no limit "${item}" for ${missing.length === states.length ? 'any state' : missing.join(', ')}.`,
      place: placeIn(entry, [...path, 'item']),
      hint: 'Name a rule of the kind thresholds, and one of the limits in its last row.',
    })
  })
}

function resolveFor(entry: Entry<Decision>, data: LinkedData) {
  const { rules, states } = data.catalogue
  return resolveDecision(entry.value, {
    ruleOf: (id) => rules.get(id)?.value,
    states: [...states.keys()],
    on: dayOfFigures(data),
  })
}

/** Every path leads to an outcome, every outcome ends a path, and every question is on one. */
function checkWays(entry: Entry<Decision>, data: LinkedData, report: Report): void {
  // Without its states the paths are unknown.
  if (data.isPartial('states') || data.isPartial('rules')) return
  const { open, unreached, unasked } = tryWays(resolveFor(entry, data), [...data.catalogue.states.keys()])
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
  // An outcome that is reached may ask it.
  for (const { id, index } of open || unreached.length > 0 ? [] : unasked)
    report({
      code: 'open-decision',
      message: `The question "${id}" is never asked: no outcome depends on it.`,
      place: placeIn(entry, ['questions', index, 'id']),
      hint: 'Name it under the `if` of an outcome, or remove it.',
    })
}

/** The answers of a path that leads to no outcome, and what no path leads to. */
export function tryWays(decision: DecisionTable, states: readonly string[]) {
  const ways = [...waysThrough(decision, states)]
  const open = ways.find(({ decided }) => decided.kind === 'open')
  const asked = new Set(ways.flatMap(({ answers }) => Object.keys(answers)))
  const reached = new Set(ways.flatMap(({ decided }) => (decided.kind === 'outcome' ? decided.id : [])))
  return {
    open: open && Object.entries(open.answers),
    unreached: decision.outcomes.flatMap(({ id }, index) => (reached.has(id) ? [] : { id, index })),
    unasked: decision.questions.flatMap(({ id }, index) => (asked.has(id) ? [] : { id, index })),
  }
}

/** Every outcome names its law, a fact or a limit, and states its doubt unless it is sure. */
function checkLaw(entry: Entry<Decision>, { catalogue }: LinkedData, report: Report): void {
  const { outcomes, turnover: limits } = entry.value
  outcomes.forEach(({ id, law, turnover, fact }, index) => {
    if (turnover !== undefined && !limits)
      report({
        code: 'missing-key',
        message: `The outcome "${id}" depends on the turnover, but the check has no limits of it.`,
        place: placeIn(entry, ['outcomes', index, 'turnover']),
        hint: 'Add turnover: with its questions and limits to the check, or leave it out here.',
      })
    if (law === undefined && turnover === undefined && fact === undefined)
      report({
        code: 'missing-key',
        message: `The outcome "${id}" does not say what it rests on.`,
        place: placeIn(entry, ['outcomes', index, 'id']),
        hint: 'Add fact: with the id of a fact, or law: with authority, source, checkedOn and confidence. Only outcomes with a turnover have the law of their limit.',
      })
    const ground = law ?? (fact === undefined ? undefined : catalogue.facts.get(fact)?.value)
    if (ground !== undefined && ground.confidence !== 'high' && law?.doubt === undefined)
      report({
        code: 'missing-key',
        message: `The outcome "${id}" is not sure, and does not say what is in doubt.`,
        place: placeIn(entry, ['outcomes', index, ...(law ? ['law', 'confidence'] : ['fact'])]),
        hint: law
          ? 'Add doubt: with a sentence that visitors may read.'
          : 'Add law: with what the fact says of its law, and doubt: with a sentence that visitors may read.',
      })
  })
}
