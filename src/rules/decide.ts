import { lakh } from './money.ts'

/** Answers by the id of their question. */
export type Answers = Readonly<Record<string, string | undefined>>

/** The questions at the end of a decision by turnover. */
export const stateQuestion = 'state'
export const turnoverQuestion = 'turnover'

export type Turnover = 'up-to' | 'above'
const turnovers: readonly Turnover[] = ['up-to', 'above']

type Condition = Readonly<Record<string, readonly string[]>>

/** A limit of turnover in rupees: most states have the usual one. */
export interface Limit {
  if: Condition
  usual: number
  others: Readonly<Record<string, number>>
}

interface Outcome {
  id: string
  if: Condition
  turnover?: Turnover
}

/** Questions, limits and outcomes. The first outcome that fits the answers is the result. */
export interface DecisionTable {
  questions: readonly { id: string; choices: readonly { id: string }[] }[]
  limits: readonly Limit[]
  outcomes: readonly Outcome[]
}

type Decided =
  | { kind: 'outcome'; id: string; slug: string; limit?: number }
  /** The question to ask next. */
  | { kind: 'ask'; question: string }
  /** Nothing fits. A decision without mistakes never returns this. */
  | { kind: 'open' }

/** The outcome of a visitor's answers, or the question that decides next. */
export function decide(decision: DecisionTable, given: Answers): Decided {
  const answers: Answers = { ...given, [turnoverQuestion]: sideOf(decision, given) }
  for (const outcome of decision.outcomes) {
    if (contradicts(outcome, answers)) continue
    const question = questionsOf(decision).find((id) => answers[id] === undefined && isAsked(outcome, id))
    if (question !== undefined) return { kind: 'ask', question }
    if (outcome.turnover === undefined) return { kind: 'outcome', id: outcome.id, slug: outcome.id }
    const limit = limitFor(decision, answers)
    return limit === undefined
      ? { kind: 'open' }
      : { kind: 'outcome', id: outcome.id, slug: `${outcome.id}-${limitLevel(decision, limit)}`, limit }
  }
  return { kind: 'open' }
}

/** The ids of all questions in the order in which they are asked. */
export function questionsOf({ questions, limits }: DecisionTable): string[] {
  return [...questions.map(({ id }) => id), ...(limits.length > 0 ? [stateQuestion, turnoverQuestion] : [])]
}

function contradicts(outcome: Outcome, answers: Answers): boolean {
  const given = answers[turnoverQuestion]
  return (
    !fits(outcome.if, answers) || (outcome.turnover !== undefined && given !== undefined && given !== outcome.turnover)
  )
}

/** Whether no answer contradicts a condition. */
function fits(condition: Condition, answers: Answers): boolean {
  return Object.entries(condition).every(([id, choices]) => {
    const given = answers[id]
    return given === undefined || choices.includes(given)
  })
}

function isAsked({ if: condition, turnover }: Outcome, question: string): boolean {
  if (question === stateQuestion || question === turnoverQuestion) return turnover !== undefined
  return question in condition
}

/** The limit for the answers, once the state is known. */
export function limitFor({ limits }: DecisionTable, answers: Answers): number | undefined {
  const state = answers[stateQuestion]
  const limit = findLimit(limits, answers)
  return limit === undefined || state === undefined ? undefined : (limit.others[state] ?? limit.usual)
}

/** The limit whose condition no answer contradicts. */
export function findLimit<One extends Limit>(limits: readonly One[], answers: Answers): One | undefined {
  return limits.find((one) => fits(one.if, answers))
}

/** A limit in words: ₹40 lakh. */
export const formatLimit = (rupees: number, unit = 'lakh') => `₹${rupees / lakh} ${unit}`

const limitSlug = (rupees: number) => `${String(rupees / lakh).replace('.', '-')}-lakh`

/** A limit in an address, which stays when the law changes the figure: high-limit, middle-limit. */
function limitLevel({ limits }: DecisionTable, limit: number): string {
  const all = new Set(limits.flatMap(({ usual, others }) => [usual, ...Object.values(others)]))
  const higher = [...all].filter((one) => one > limit).length
  if (higher === 0) return 'high-limit'
  if (higher === all.size - 1) return 'low-limit'
  return higher === 1 ? 'middle-limit' : `middle-limit-${higher}`
}

/** An answer on turnover: above-20-lakh. It says nothing about another limit. */
export const turnoverAnswer = (turnover: Turnover, limit: number) => `${turnover}-${limitSlug(limit)}`

/** On which side of the limit the turnover is. Undefined if there is no answer for this limit. */
function sideOf(decision: DecisionTable, answers: Answers): Turnover | undefined {
  const limit = limitFor(decision, answers)
  const given = answers[turnoverQuestion]
  return limit === undefined ? undefined : turnovers.find((side) => turnoverAnswer(side, limit) === given)
}

/** The questions on the path of the answers, the answers that count, and where it leads. */
export function follow(
  decision: DecisionTable,
  answers: Answers,
): { asked: string[]; answers: Answers; decided: Decided } {
  const asked: string[] = []
  let kept: Answers = {}
  for (;;) {
    const decided = decide(decision, kept)
    if (decided.kind !== 'ask') return { asked, answers: kept, decided }
    const { question } = decided
    asked.push(question)
    const next = { ...kept, [question]: answers[question] }
    const isForAnotherLimit = question === turnoverQuestion && !sideOf(decision, next)
    if (next[question] === undefined || isForAnotherLimit) return { asked, answers: kept, decided }
    kept = next
  }
}

/** The answers in a query or a form. Invalid ones are ignored. */
export function readAnswers(
  decision: DecisionTable,
  states: readonly string[],
  get: (question: string) => unknown,
): Answers {
  let found: Answers = {}
  // The limit in an answer on turnover follows from the answers before it.
  for (const question of questionsOf(decision)) {
    const answer = choicesOf(decision, question, states, found).find((choice) => choice === get(question))
    found = { ...found, [question]: answer }
  }
  return found
}

/** Every path through a decision: the answers, and where they lead. */
export function* waysThrough(
  decision: DecisionTable,
  states: readonly string[],
  answers: Answers = {},
): Generator<{ answers: Answers; decided: Exclude<Decided, { kind: 'ask' }> }> {
  const decided = decide(decision, answers)
  if (decided.kind !== 'ask') return yield { answers, decided }
  for (const choice of choicesOf(decision, decided.question, states, answers))
    yield* waysThrough(decision, states, { ...answers, [decided.question]: choice })
}

/** The ids of a question's answers. Those on turnover depend on the answers before it. */
export function choicesOf(
  decision: DecisionTable,
  question: string,
  states: readonly string[],
  answers: Answers = {},
): readonly string[] {
  if (question === stateQuestion) return states
  if (question !== turnoverQuestion)
    return decision.questions.find(({ id }) => id === question)?.choices.map(({ id }) => id) ?? []
  const limit = limitFor(decision, answers)
  return limit === undefined ? [] : turnovers.map((side) => turnoverAnswer(side, limit))
}
