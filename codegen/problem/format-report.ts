import { styleText } from 'node:util'
import { compare } from '../lib/compare.ts'
import { invisible } from '../model/texts/invisible.ts'
import { count, nameSome } from '../model/texts/format.ts'
import { findRange, positionAt } from '../model/source.ts'
import { beforeDeploy, isError } from './catalogue.ts'
import type { Place, Problem } from './problem.ts'
import { reportTogether } from './report-together.ts'

export type ReportFormat = 'text' | 'github' | 'json'

// Nobody reads more than a screenful. The count says how many are left.
const mostShown = 50

/**
 * Sorts problems by file and line, so that the order in which they were found does not matter.
 * Errors come before warnings: no limit of what is shown, here or on GitHub, may hide one.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const located = problems.map((problem) => ({ problem, start: findRange(problem.place).start }))
  located.sort(
    (a, b) =>
      Number(isError(b.problem.code)) - Number(isError(a.problem.code)) ||
      compare(a.problem.place.source.file, b.problem.place.source.file) ||
      a.start - b.start ||
      compare(a.problem.code, b.problem.code) ||
      compare(a.problem.message, b.problem.message),
  )
  return located.map(({ problem }) => problem)
}

/** Where a place is, as path, line and column counted from 1. */
export function locate(place: Place) {
  const range = findRange(place)
  const start = positionAt(place.source, range.start)
  const end = positionAt(place.source, range.end)
  return { file: place.source.file, ...start, endLine: end.line, endColumn: end.column }
}

/** A place in a form that terminals show as a link. */
export function showPlace(place: Place): string {
  const { file, line, column } = locate(place)
  return `${file}:${line}:${column}`
}

/** The whole report in the given format. Empty if there is nothing to report. */
export function formatReport(problems: readonly Problem[], format: ReportFormat, options: { colour: boolean }): string {
  const sorted = reportTogether(sortProblems(problems)).map(shorten)
  if (format === 'json') return `${JSON.stringify(sorted.map(toJson), null, 2)}\n`
  if (sorted.length === 0) return ''
  if (format === 'github') return sorted.map(toAnnotation).join('')
  const colours = options.colour ? inColour : plain
  const shown = sorted.slice(0, shownOf(sorted)).map((problem) => formatProblem(problem, colours))
  return `${shown.join('\n')}\n${summary(sorted)}\n`
}

/** What is left to do before a deploy is a list to work through, so it is shown whole. */
function shownOf(problems: readonly Problem[]): number {
  return problems.every(({ code }) => code in beforeDeploy || !isError(code)) ? problems.length : mostShown
}

// The longest message and hint of ours have 300. What they repeat of the data may be a megabyte.
const longestSaid = 480

/** A problem whose words are cut in their middle where they are too long. */
function shorten(problem: Problem): Problem {
  const cut = (text: string) =>
    text.length > longestSaid
      ? `${text.slice(0, longestSaid / 2).trimEnd()} … ${text.slice(-longestSaid / 3).trimStart()}`
      : text
  return { ...problem, message: cut(problem.message), hint: problem.hint && cut(problem.hint) }
}

function summary(problems: readonly Problem[]): string {
  const files = new Set(problems.map((problem) => problem.place.source.file)).size
  const errors = problems.filter((problem) => isError(problem.code)).length
  const warnings = problems.length - errors
  const more = problems.length > shownOf(problems) ? ` The first ${mostShown} are shown.` : ''
  if (errors === 0) return `${count(warnings, 'warning')} in ${count(files, 'file')}.${more}`
  const others = warnings > 0 ? ` and ${count(warnings, 'warning')}` : ''
  return `${count(errors, 'problem')}${others} in ${count(files, 'file')}. Nothing was written.${more}`
}

type Colours = Record<'bold' | 'dim' | 'red' | 'yellow', (text: string) => string>

// Whoever asks for the report knows what its stream can show.
const style = (name: keyof Colours) => (text: string) => styleText(name, text, { validateStream: false })
const inColour: Colours = { bold: style('bold'), dim: style('dim'), red: style('red'), yellow: style('yellow') }
const same = (text: string) => text
const plain: Colours = { bold: same, dim: same, red: same, yellow: same }

function formatProblem(problem: Problem, colours: Colours): string {
  const mark = isError(problem.code) ? colours.red : colours.yellow
  const lines = [
    `${colours.bold(printable(showPlace(problem.place)))}  ${mark(problem.code)}`,
    `  ${printable(problem.message)}`,
  ]
  if (problem.place.source.text) lines.push('', ...frame(problem.place, colours, mark))
  if (problem.also) {
    const { message, place } = problem.also
    lines.push('', `  ${printable(message)} (${printable(showPlace(place))})`, '', ...frame(place, colours, mark))
  }
  if (problem.others) lines.push('', `  ${printable(namePlaces(problem.others))}`)
  if (problem.hint) lines.push('', `  ${printable(problem.hint)}`)
  return `${lines.join('\n')}\n`
}

const mostPlaces = 8

/** The other places of a mistake, in one line. A missing file has no lines. */
function namePlaces(places: readonly Place[]): string {
  const named = places.map((place) => (place.source.text ? showPlace(place) : place.source.file))
  return `Also at ${nameSome(named, mostPlaces)}.`
}

// A longer line is cut around the underlined part: carets must stay under it.
const widest = 110

/** The line itself with carets under the place, and the lines before and after it. */
function frame(place: Place, colours: Colours, mark: (text: string) => string): string[] {
  const at = locate(place)
  const lines = place.source.text.split('\n').map((line) => line.replace(/\r$/, '').replaceAll('\t', ' '))
  const gutter = String(Math.min(at.line + 1, lines.length)).length
  const line = lines[at.line - 1] ?? ''
  const reach = at.endLine === at.line ? at.endColumn : at.column
  const shift = reach > widest ? Math.max(0, Math.min(at.column - 30, line.length - widest)) : 0
  const cut = (text: string) => printable(text.slice(shift, shift + widest))
  const last = at.endLine === at.line ? at.endColumn - 1 : line.length
  const carets = Math.max(1, Math.min(last, shift + widest) - at.column + 1)
  const shown = (number: number) => {
    const text = lines[number - 1]
    if (text === undefined || (number === lines.length && text === '')) return []
    return [colours.dim(`    ${String(number).padStart(gutter)} | ${cut(text)}`.trimEnd())]
  }
  return [
    ...shown(at.line - 1),
    `  ${mark('>')} ${String(at.line).padStart(gutter)} | ${cut(line)}`.trimEnd(),
    `    ${' '.repeat(gutter)} | ${' '.repeat(at.column - 1 - shift)}${mark('^'.repeat(carets))}`,
    ...shown(at.line + 1),
  ]
}

const unprintable = new RegExp(`[\\n\\r\\t]|${invisible.source}`, 'gu')

/** Replaces invisible characters: they must not do to the terminal what they do to a page. */
function printable(text: string): string {
  return text.replace(unprintable, (char) => '\uFFFD'.repeat(char.length))
}

/** A GitHub Actions workflow command. Its escaping rules keep a message from ending the command. */
function toAnnotation(problem: Problem): string {
  const at = locate(problem.place)
  const also = problem.also
    ? ` ${problem.also.message} (${locate(problem.also.place).file}:${locate(problem.also.place).line}).`
    : ''
  const others = problem.others ? ` ${namePlaces(problem.others)}` : ''
  const text = `${problem.message}${also}${others} ${problem.hint ?? ''}`.trim()
  const data = (value: string) => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (value: string) => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${isError(problem.code) ? 'error' : 'warning'} file=${property(at.file)},line=${at.line},col=${at.column},endLine=${at.endLine},endColumn=${at.endColumn},title=${problem.code}::${data(text)}\n`
}

function toJson(problem: Problem): object {
  return {
    ...locate(problem.place),
    code: problem.code,
    severity: isError(problem.code) ? 'error' : 'warning',
    message: problem.message,
    ...(problem.hint ? { hint: problem.hint } : {}),
    ...(problem.others ? { others: problem.others.map(locate) } : {}),
    ...(problem.also ? { also: { ...locate(problem.also.place), message: problem.also.message } } : {}),
  }
}
