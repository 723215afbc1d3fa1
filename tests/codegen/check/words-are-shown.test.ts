import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Article } from '#generated/records.ts'
import { checkFactReferences } from '../../../codegen/check/data-checks/references/fact-references.ts'
import { recordChecks } from '../../../codegen/check/record-checks/all-record-checks.ts'
import type { AnyEntry, LinkedData } from '../../../codegen/model/records.ts'
import { proseToMarkdown } from '../../../codegen/pages/topics/prose/outline.ts'
import { planProse } from '../../../codegen/pages/topics/prose/plan-prose.ts'
import { parseMarkdown } from '../../../codegen/read/parse-markdown.ts'
import { Prose } from '../../../src/ui/prose/prose.tsx'
import { isEvery } from '../../helpers/every.ts'
import { makeEntry, makeSource } from '../../helpers/source/make-source.ts'
import { markupOf } from '../../helpers/source/markup-of.ts'

/** Each % becomes a word of its own, and each § a part of an address, which pages need not show. */
const fragments = [
  // What people write.
  ...['%', '% % %', '**%** %', '*% %*', '%**%**', '`%`', '## %', '### % %', '% (%), "%" – %', '10:30 %, %:% and %'],
  ...['[% %](/§)', '[%](/§ "%")', "[%](<§> '%')", '<https://%.in>', 'www.%.in', '%@%.in', '%\\', '%  '],
  ...['- %', '- % **%**', '* %', '+ %', '1. %', '2. %', '1) %', '10. %', '- [ ] %', '  - %', '   1. %', '-', '- - %'],
  ...[
    '> %',
    '> > %',
    '> - %',
    '| % | % |',
    '|---|---|',
    '|:-:|--:|',
    '| % | `%` \\| % |',
    '| % |',
    '% | %',
    '--- | ---',
  ],
  ...['---', '***', '===', '%\n---', '%\n===', '# %', '## % ##', '#### %', '##### %', '##%', '    %', '\t%', '%\t%'],
  // Blocks of ours, whole and in pieces.
  ...['::fact[§]', '::fact[§]{%}', ':fact[%]{§}', ':fact[%]', ':fact{%}', ':fact[%]{§ %}', '::table[§]', '::table[%]'],
  ...[
    '::table[professional-tax]{%}',
    '::%',
    '::%[%]',
    ':%[%]',
    ':%{%}',
    '%:%[%]{%=%}',
    ':::example',
    ':::',
    ':::example[%]',
  ],
  ...[':::example{%}', ':::%', '::::example', '::::', '{%}', '{email}', '%:pm{.% #%}'],
  // HTML, code, footnotes, references, pictures, and what CommonMark has beside them.
  ...[
    '</div>',
    '</b> %',
    '% </b> %',
    '</%>',
    '</p >',
    '<b>%</b>',
    '<b>',
    '<div>',
    '<div>%</div>',
    '<!-- % -->',
    '<!-- %',
    '%-->',
  ],
  ...[
    '<?% ?>',
    '<!%>',
    '<![CDATA[%]]>',
    '<% %="%">',
    '<br>%',
    '&%;',
    '&amp; %',
    '\\<b>%',
    '<script>',
    '</script>',
    '<pre>%',
  ],
  ...[
    '```',
    '~~~',
    '``` %',
    '```%',
    '``%``',
    '`%',
    '[%]: /§',
    '[%]: /§ "%"',
    '[%]: <§>',
    '[%]:',
    '/§',
    '"%"',
    '[%]',
    '[%][%]',
  ],
  ...[
    '[^%]',
    '[^%]: %',
    '![%](/§)',
    '![%][%]',
    '~~%~~',
    '~%~',
    '__%__',
    '_%_',
    '*%',
    '%*',
    '**%',
    '%__',
    '^%^',
    '$%$',
    '==%==',
  ],
  ...[
    '\\%',
    '\\[%\\]: /§',
    '%\\\n%',
    '%&nbsp;%',
    '+++',
    '%;%',
    '%,%',
    ': %',
    '%\n: %',
    '- %\n\n  ::fact[§]',
    '\u00a0%',
    '\f%',
    '• %',
  ],
]

const line = fc.record({
  before: fc.constantFrom('', '', '', '> ', '- ', '  ', '   ', '    ', '> - '),
  text: fc.constantFrom(...fragments),
})
const bodies = fc.array(fc.record({ line, end: fc.constantFrom('\n', '\n\n') }), { minLength: 1, maxLength: 4 })

const tables = { 'professional-tax': [], 'professional-tax-states': [] }

function written(parts: readonly { line: { before: string; text: string }; end: string }[]): string {
  let count = 0
  const next = (start: string) =>
    `${start}${(count++).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}z`
  return parts
    .map(
      ({ line: { before, text }, end }) =>
        before + text.replace(/[%§]/g, (sign) => next(sign === '%' ? 'Word' : 'link')) + end,
    )
    .join('')
}

const wordsIn = (text: string) => text.match(/Word[a-z]+/g) ?? []
/** Words that nothing is glued to. */
const wholeWordsIn = (text: string) => new Set(text.match(/(?<![A-Za-z])Word[a-z]+(?![A-Za-z])/g))

/** Whether anything is said of a body, and the words of it that its page or its twin lacks. */
function readBody(text: string): { isAccepted: boolean; lost: readonly string[] } {
  const source = { ...makeSource('data/articles/x.md', text), yamlEnd: 0 }
  const body = parseMarkdown(source)
  const entry = { ...makeEntry<Article>('x', {}), collection: 'articles' as const, source, body } as AnyEntry
  let isAccepted = true
  const report = () => void (isAccepted = false)
  for (const check of recordChecks) check(entry, report)
  checkFactReferences(
    { entries: [entry], catalogue: { facts: new Map() }, has: () => true } as unknown as LinkedData,
    report,
  )
  if (!isAccepted) return { isAccepted, lost: [] }
  const prose = planProse(body, { notes: {}, tables })
  const [page, twin] = [
    markupOf(Prose({ body: prose }))
      .toString()
      .replace(/<[^>]*>/g, ' '),
    proseToMarkdown(prose),
  ]
  const [onPage, inTwin] = [wholeWordsIn(page), wholeWordsIn(twin)]
  return { isAccepted, lost: wordsIn(text).filter((word) => !onPage.has(word) || !inTwin.has(word)) }
}

test('every word of a body that is accepted is on its page and in its twin', () => {
  let accepted = 0
  fc.assert(
    fc.property(bodies, (parts) => {
      const text = written(parts)
      const { isAccepted, lost } = readBody(text)
      accepted += Number(isAccepted)
      expect(lost, text).toEqual([])
    }),
    { numRuns: isEvery ? 60_000 : 600 },
  )
  expect(accepted).toBeGreaterThan(30)
})
