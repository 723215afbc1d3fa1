import { isScalar, parseDocument, visit } from 'yaml'
import type { Pair, Scalar } from 'yaml'
import { repeatsIn } from '../../lib/group-by.ts'
import type { Place, Problem } from '../../problem/problem.ts'
import { placeAt } from '../../model/source.ts'
import type { Source } from '../../model/source.ts'
import { describeByCode } from './describe-code.ts'
import { describeByLine, describeOddBlank, describeTab } from './describe-line.ts'
import { oddities } from './description.ts'
import type { Description } from './description.ts'
import { findUnclosed } from './find-unclosed.ts'
import type { ParserError } from './parse-document.ts'

/** Words the parser's errors. After a broken bracket only the first one counts. */
export function explainYamlError(source: Source, errors: readonly ParserError[]): Problem[] {
  const yaml = source.text.slice(source.yamlStart, source.yamlEnd)
  const odd = errors.flatMap((error) => explainOddKey(source, yaml, error) ?? [])
  if (odd.length > 0) return odd
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY')
  if (first) return [explainSyntax(source, yaml, first)]
  return explainDuplicates(source, yaml, errors)
}

function placeOf(source: Source, start: number, end: number): Place {
  return placeAt(source, source.yamlStart + start, source.yamlStart + Math.max(end, start + 1))
}

function explainOddKey(source: Source, yaml: string, { code, pos, message: key }: ParserError): Problem | undefined {
  const described = oddities[code]?.(key, yaml.slice(...pos))
  return described && { code: 'yaml-syntax', ...described, place: placeOf(source, ...pos) }
}

/** The text is parsed once more for all of them: one may have hundreds. */
function explainDuplicates(source: Source, yaml: string, errors: readonly ParserError[]): Problem[] {
  const twins = findTwins(yaml)
  return errors.map(({ pos: [start] }) => {
    const { first, second } = twins.get(start) ?? {}
    const [from, to] = first?.range ?? []
    return {
      code: 'duplicate-key',
      place: placeOf(source, start, second?.range?.[1] ?? start),
      message: `The key "${String(second?.value ?? '')}" appears twice in the same record; YAML would keep only one of the two.`,
      ...(from !== undefined && to !== undefined
        ? { also: { message: 'It is here first.', place: placeOf(source, from, to) } }
        : {}),
      hint: 'Remove one of them, or rename it.',
    }
  })
}

/** Each key that is in its record already, by the offset at which it begins. */
function findTwins(yaml: string): ReadonlyMap<number, { first: Scalar; second: Scalar }> {
  const twins = new Map<number, { first: Scalar; second: Scalar }>()
  visit(parseDocument(yaml, { uniqueKeys: false }), {
    Map: (_, map) => {
      const keys = map.items.map((pair: Pair) => pair.key).filter(isScalar)
      for (const [second, first] of repeatsIn(keys, ({ value }) => value))
        if (second.range) twins.set(second.range[0], { first, second })
    },
  })
  return twins
}

function explainSyntax(source: Source, yaml: string, error: ParserError): Problem {
  const { range: [start, end] = error.pos, ...words } =
    describeTab(yaml, error) ??
    describeOddBlank(yaml, error) ??
    describeUnclosed(yaml, error) ??
    describeByCode(yaml, error) ??
    describeByLine(yaml, error)
  return { code: 'yaml-syntax', ...words, place: placeOf(source, Math.min(start, yaml.length - 1), end) }
}

function describeUnclosed(yaml: string, { pos }: ParserError): Description | undefined {
  const open = findUnclosed(yaml, pos[0])
  if (!open) return undefined
  return {
    code: 'yaml-unclosed',
    message: `The ${open.name} opened here is never closed.`,
    hint: `Add ${open.closer} at the end of what it holds, most likely on this line.`,
    range: [open.at, open.at + 1],
  }
}
