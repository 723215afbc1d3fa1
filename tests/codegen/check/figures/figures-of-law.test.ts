import { describe, expect, test } from 'vitest'
import { reportOf } from '../../../helpers/project/site-folder.ts'
import { useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

const service = 'data/services/gst-return.yaml'
const article = 'data/articles/gst-compliance-tips.md'
const trades = 'data/trades.yaml'

/** What a run says of figures, each as the text at its place. */
async function refusedIn(texts: Record<string, string>): Promise<string[]> {
  const { problems } = await site.run({ texts: new Map(Object.entries(texts)) })
  return problems
    .filter(({ code }) => code === 'untied-figure')
    .map(({ place, message }) => `${place.source.file}: ${/states (.*), but /.exec(message)?.[1]}`)
}

const withRule = (rule: string) => site.read(service).replace('rules:\n', `rules:\n  - ${rule}\n`)
const withSection = (text: string) => `${site.read(article)}\n## What else counts?\n\n${text}\n`

const example = (text: string) => `:::example\n${text}\n\n::fact[gst-interest]\n:::`

describe('a new figure of law is refused', () => {
  test.each([
    ['in a sentence without a fact', withRule('Keep the books for 9 years.'), ['9 years']],
    ['and told once a sentence', withRule('Pay ₹7,000 by the 9th. Wait 9 days.'), ['₹7,000 and 9th', '9 days']],
    ['not in a sentence whose fact says it', withRule('{ text: Interest is 18%., fact: gst-interest }'), []],
    ['in a sentence whose fact says another', withRule('{ text: Interest is 19%., fact: gst-interest }'), ['19%']],
    ['not where a fact of the record says it', withRule('Interest is 18% here, too.'), []],
  ])('%s', async (_, text, names) =>
    expect(await refusedIn({ [service]: text })).toEqual(names.map((name) => `${service}: ${name}`)),
  )

  test.each([
    ['in a paragraph of an article', 'The fee is ₹7,000.', ['₹7,000']],
    ['in a list', '- Within **9 days**\n- Within one hour', ['9 days']],
    ['in a table', '| Turnover | Fee |\n|---|---|\n| ₹7 lakh | ₹7,000 |', ['₹7 lakh and ₹7,000']],
    ['even if a fact of another section says it', 'File it by the 11th.', ['11th']],
    ['not where a fact of the section says it', 'File it by the 11th.\n\n::fact[gstr-1-due]', []],
    ['beside one that a fact says', 'File by the 11th, or pay ₹7.\n\n::fact[gstr-1-due]', ['₹7']],
    ['not in an example', 'You wait. For example, you owe ₹7,000 on 9 May.', []],
    ['not in a table to which an example leads', 'Suppose this:\n\n| Bill | Tax |\n|---|---|\n| ₹7 | ₹1 |', []],
    ['not under a heading that says so', '### Three examples\n\nYou owe ₹7,000.', []],
    ['not in a worked example', example('For 9 days you owe ₹9,000 on 9 May, at 18%.'), []],
    ['but a share in it', example('You owe 9% in place of 18%.'), ['9%']],
    ['and a section and a day of each month', example('Pay 18% by the 9th (section 9).'), ['9th and section 9']],
    ['even if the words say that it is an example', example('18%. For example, 9%.'), ['9%']],
    ['and what stands below it', `${example('At 18%.')}\n\nThe fee is ₹7,000.`, ['₹7,000']],
    ['not in a column of prices', '| Package | Price |\n|---|---|\n| One | ₹7,000 |', []],
  ])('%s', async (_, text, names) =>
    expect(await refusedIn({ [article]: withSection(text) })).toEqual(names.map((name) => `${article}: ${name}`)),
  )

  test.each([
    ['in the text of a trade', '', '18%', ['18%']],
    ['not where the trade names the fact that says it', '  facts: [gst-interest]\n', '18%', []],
    ['beside the facts of the trade, if none says it', '  facts: [gst-interest]\n', '19%', ['19%']],
  ])('%s', async (_, facts, rate, names) => {
    const text = site.read(trades).replace('silk:\n', `silk:\n${facts}`)
    const edited = text.replace('Cocoons and', `Interest is ${rate} a year. Cocoons and`)
    expect(await refusedIn({ [trades]: edited })).toEqual(names.map((name) => `${trades}: ${name}`))
  })
})

describe('a worked example', () => {
  const told = async (text: string) => {
    const { problems } = await site.run({ texts: new Map([[article, withSection(text)]]) })
    return problems.map(({ code, message }) => `${code}: ${message}`)
  }
  test.each([
    ['that names no fact is refused', ':::example\nYou owe ₹9,000.\n:::', /^untied-figure: .*names no fact/],
    ['that works with no figure of its fact', example('You owe ₹9,000.'), /^untied-figure: .*\(gst-interest\)/],
    ['that names a fact which is not there', example('₹9').replace('interest', 'interests'), /^unknown-fact/],
    ['that has no end', ':::example\nAt 18%.\n\n::fact[gst-interest]', /^broken-markdown: .*has no end/],
    ['in a list', '- :::example\n  At 18%.\n\n  ::fact[gst-interest]\n  :::', /^broken-markdown: .*inside a list/],
    [
      'with words beside its name',
      example('At 18%.').replace('example', 'example[One]'),
      /^broken-markdown: .*text after/,
    ],
    ['with a heading', example('### One\n\nAt 18%.'), /^broken-markdown: .*a heading/],
  ])('%s', async (_, text, message) => expect(await told(text)).toEqual([expect.stringMatching(message)]))

  test('is shown like the text around it', async () => {
    expect(await told(example('You owe 18% for 9 days.'))).toEqual([])
  })
})

test.each([
  ['times', service, /normal: .+/, 'normal: 77 days'],
  ['prices, and what a price is for,', 'data/pages/home.yaml', /basis: .+/, 'basis: packages at ₹7,777'],
])("the firm's own %s are no figures of law", async (_, file, before, after) => {
  const text = site.read(file).replace(before, after)
  expect(text).toContain(after)
  const run = await site.run({ texts: new Map([[file, text]]) })
  expect(run.site, reportOf(run)).toBeDefined()
})

describe('the tax on our fee', () => {
  const labels = 'data/pages/service.yaml'
  const withRate = (rate: string) => site.read(labels).replace('gstRate: added to it', `gstRate: ${rate}`)

  test('is a figure of law', async () =>
    expect(await refusedIn({ [labels]: withRate('9% of it') })).toEqual([`${labels}: 9%`]))

  test('may name its fact, which every page of a service then lists', async () => {
    const hindi = 'data/locales/hi/pages/service.yaml'
    const texts = new Map([
      [labels, withRate('{ text: 18% of it, fact: gst-interest }')],
      // The same figure in the other language, or that is refused.
      [hindi, site.read(hindi).replace('पर अलग से', 'का 18%')],
    ])
    const run = await site.run({ texts })
    const page = run.site?.routes.find(({ path }) => path === '/services/msme-udyog')
    expect(page?.record().payload, reportOf(run)).toMatchObject({
      labels: { costs: { gstRate: { text: '18% of it' } } },
      figures: {
        sources: expect.arrayContaining([expect.objectContaining({ topic: 'Interest on late payment of GST' })]),
      },
    })
  })
})

test('a second run, which looks only at what was edited, says the same', async () => {
  await site.run()
  const text = withRule('Keep the books for 9 years.')
  const refused = [`${service}: 9 years`]
  expect(await refusedIn({ [service]: text })).toEqual(refused)
  expect(await refusedIn({ [service]: text })).toEqual(refused)
  expect(await refusedIn({})).toEqual([])
})

test('a fact that no longer says a figure leaves it without one', async () => {
  const text = withRule('Interest is 18% here, too.')
  expect(await refusedIn({ [service]: text })).toEqual([])
  const facts = site.read('data/facts.yaml').replaceAll('18%', '19%')
  expect(await refusedIn({ [service]: text, 'data/facts.yaml': facts })).toContain(`${service}: 18%`)
})
