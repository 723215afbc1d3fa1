import { describe, expect, test } from 'vitest'
import { report } from '../../../codegen/commands/report.ts'
import { describeFigures, listFigures } from '../../../codegen/commands/report/figures.ts'
import { makeTerminal } from '../../helpers/project/fake-terminal.ts'
import { useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

const figures = async () => listFigures(await site.plan())

test('refuses to list anything where the data has mistakes', async () => {
  site.replace('data/cities.yaml', 'state: TR', 'state: TT')
  const { terminal, said, complained } = makeTerminal(site.root)
  expect(await report(terminal)).toBe(1)
  expect(complained()).toContain('unknown-state')
  expect(said()).toBe('')
})

test('the list of own words of city pages has a page a line, those with the fewest first, with the local facts that it lacks', async () => {
  const { terminal, said } = makeTerminal(site.root, [], { own: true })
  expect(await report(terminal)).toBe(0)
  const [summary, ...lines] = said().trim().split('\n')
  expect(summary).toMatch(
    /^Own words of city pages: \d+ in the median \(at least 10\), fewest \d+ on \/gst\/\S+ \(at least 5\)\.$/,
  )
  const words = lines.map((line) => Number.parseInt(line))
  expect(words).toEqual([...words].sort((a, b) => a - b))
  expect(lines.find((line) => line.includes('/gst/agartala'))).toMatch(
    / lacks at, district, pinPrefix, population, products, offices, trades$/,
  )
})

describe('the figures to review', () => {
  const older = {
    file: 'data/facts.yaml',
    find: 'authority: Section 122 of the CGST Act, 2017\n  source: https://www.cbic.gov.in\n  checkedOn: "2026-11-21"',
    replace:
      'authority: Section 122 of the CGST Act, 2017\n  source: https://www.cbic.gov.in\n  checkedOn: "2026-06-01"',
  }

  test('begin with the oldest check, and name all that a reviewer compares', async () => {
    site.edit([older])
    const facts = await figures()
    expect(facts[0]).toMatchObject({
      id: 'gst-penalty',
      value: { authority: 'Section 122 of the CGST Act, 2017', source: 'https://www.cbic.gov.in' },
      pages: expect.arrayContaining(['/services/gst-reg', '/gst/…']) as string[],
    })
    const line = site
      .read('data/facts.yaml')
      .split('\n')
      .findIndex((one) => one.includes('2026-06-01'))
    const told = describeFigures(facts.slice(0, 1), '2026-11-23')
    expect(told.slice(3).map((row) => row.split(/: +/)[0]!.trim())).toEqual([
      '2026-06-01 (175 days ago)  gst-penalty',
      ...['published', 'current', 'status', 'confidence', 'authority', 'source', 'pages', 'write in'],
    ])
    expect(told.at(-1)).toBe(`  write in:   data/facts.yaml:${line + 1}:14`)
  })

  test('are all that have a day: facts, rows of rules, extensions, what states levy, and answers of checks', async () => {
    const facts = await figures()
    const { catalogue } = (await site.plan()).context.data
    const rows = [...catalogue.rules.values()].reduce((sum, { value }) => sum + value.rows.length, 0)
    expect(facts).toHaveLength(
      catalogue.facts.size +
        rows +
        catalogue.extensions.size +
        catalogue.professionalTax.size +
        [...catalogue.checks.values()].flatMap(({ value }) => value.outcomes.filter(({ law }) => law !== undefined))
          .length,
    )
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    for (const { pages, topic } of facts) expect({ topic, pages }).not.toMatchObject({ pages: [undefined] })
  })

  test('of one day begin with the least sure, and those of one source stand together', async () => {
    const facts = await figures()
    const sure = [
      'low',
      'medium',
      'by a page that retells the law',
      'by a copy of the text',
      'high',
      'by an official text',
    ]
    const ranks = facts.map(({ value, sureness }) => `${value.checkedOn} ${sure.indexOf(sureness)}`)
    expect(ranks).toEqual([...ranks].sort())
    const sources = facts.map(({ value }, index) => `${ranks[index]} ${String(value['source'])}`)
    expect(sources.filter((source, index) => source !== sources[index - 1])).toHaveLength(new Set(sources).size)
  })

  test('can be those of one page, and an address without any is refused', async () => {
    const asked = makeTerminal(site.root, [], { page: '/gst/chennai' })
    expect(await report(asked.terminal)).toBe(0)
    expect(asked.said()).toContain('gst-penalty: ')
    expect(asked.said()).toMatch(/^ {2}pages: {6}.*\/gst\/…/m)
    expect(asked.said().match(/^ {2}pages: /gm)).toHaveLength(
      (await figures()).filter(({ pages }) => pages.includes('/gst/…')).length,
    )
    const none = makeTerminal(site.root, [], { page: '/Contact' })
    await expect(report(none.terminal)).rejects.toThrow('No dated figure is on "/Contact".')
    const unknown = makeTerminal(site.root, [], { page: 'gst/chennai' })
    await expect(report(unknown.terminal)).rejects.toThrow('no page "gst/chennai". Did you mean "/gst/chennai"?')
  })
})
