import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codegen } from '../../../codegen/commands/codegen.ts'
import { validate } from '../../../codegen/commands/validate.ts'
import { planSite, runOptionsOf } from '../../../codegen/commands/terminal/plan-site.ts'
import type { Terminal } from '../../../codegen/commands/terminal/terminal.ts'
import { makeTerminal } from '../../helpers/project/fake-terminal.ts'
import { openCopy } from '../../helpers/project/project-copy.ts'
import { projectRoot, today } from '../../helpers/project/site-folder.ts'
import { useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

/** Runs a command as npm does, in a process of its own. */
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  openCopy(projectRoot).start([...args, '--root', site.root], env).ended

// The site folder is no repository.
const unknownPast =
  /^What was public is not known here \(git says: not a git repository \(.+\); removed pages are not checked\.\n$/
const breakCity = () =>
  site.replace('data/cities.yaml', 'agartala: { name: Agartala, state: TR }', 'agartala: { name: Agartala, state: TX }')

describe('npm run validate', () => {
  test('ends with 0 and one line, the size of the site, where the data is sound', async () => {
    expect(await run(['validate'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+ cities, \d+ services, \d+ articles → \d+ pages\. No mistakes\.\n$/) as string,
      err: expect.stringMatching(unknownPast) as string,
    })
  })

  test('ends with 1 and a report on standard error where it is not', async () => {
    breakCity()
    const { code, out, err } = await run(['validate'], { CI: 'true' })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('data/cities.yaml:2:36  unknown-state\n')
    expect(err).toContain('1 problem in 1 file. Nothing was written.\n')
    // No colours: this is no terminal, whatever the machine says of itself.
    expect(err).not.toContain('\u001B')
  })

  test('ends with 2 where the fault is ours', async () => {
    // A function of Node's own that every run calls, and that fails as one of ours might.
    const { code, out, err } = await run(['validate'], {
      NODE_OPTIONS: '--import=data:text/javascript,URL.canParse=()=>{throw(new(Error)(1))}',
    })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^This is our fault, not your data's\.\n/)
  })
})

describe('validate, called without a process,', () => {
  const validated = async (values: Terminal['values'] = {}, env: Terminal['env'] = {}) => {
    const { terminal, said, complained } = makeTerminal(site.root, [], values, env)
    const code = await validate(terminal)
    return { code, out: said(), err: complained() }
  }

  test('--verbose also says what could be better', async () => {
    expect((await validated({ verbose: true })).out).toMatch(
      /No mistakes\.\n(data\/locales\/hi\/(pages\/service|services\/gst-reg)\.yaml is a draft, .+\n){2}4 pages of cities would be better with local facts: agartala \(at, .*$/,
    )
  })

  test('says first which day this machine has, where its clock is wrong', async () => {
    for (const command of [validate, codegen]) {
      const { terminal, complained } = makeTerminal(site.root)
      expect(await command({ ...terminal, today: '2020-02-01' })).toBe(1)
      expect(complained()).toMatch(/^This machine says that today is 1 February 2020, and \d+ dates of data\/ have not/)
    }
  })

  test('says that removed pages are not checked where git is missing, and nothing of it where there are mistakes', async () => {
    expect((await validated({}, { PATH: '' })).err).toBe(
      'What was public is not known here (git is not installed); removed pages are not checked.\n',
    )
    const { terminal, complained } = makeTerminal(site.root)
    await planSite(terminal, await runOptionsOf(terminal))
    expect(complained(), 'codegen and build').toMatch(unknownPast)
    breakCity()
    expect((await validated()).err).not.toContain('What was public')
  })

  test('ends with 1 and one message where the schemas are gone, for they are files of data/ like any other', async () => {
    const schemas = join(site.root, 'data/schemas')
    renameSync(schemas, `${site.root}/schemas-away`)
    const { code, err } = await validated()
    renameSync(`${site.root}/schemas-away`, schemas)
    expect(code).toBe(1)
    expect(err).toMatch(
      /^\d+ files and folders of data\/ are missing|^ {2}\d+ files and folders of data\/ are missing/m,
    )
    expect(err).toContain('1 problem in 1 file.')
  })

  test('--format=json gives an empty list where the data is sound', async () => {
    const { code, out, err } = await validated({ format: 'json' })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toEqual([])
  })

  test('--as-of says which pages go, and that nothing changes, or each rule and example that does', async () => {
    expect((await validated({ 'as-of': '2027-04-01' })).out).toMatch(
      /No mistakes\.\nNothing changes by 1 April 2027\.\n2 pages will be gone: \/careers\/[\w-]+, \/careers\/[\w-]+\.\nOn 1 April 2027 this data has no mistakes\.$/,
    )
    site.replace(
      'data/rules/gst/interest.yaml',
      '\nexamples:',
      '\n  - { from: "2027-04-01", figures: { ratePercent: 15, yearDays: 365 }, authority: "Finance Act, 2027", source: https://www.cbic.gov.in, checkedOn: "2026-11-21", confidence: high }\nexamples:',
    )
    site.replace(
      'data/rules/gst/interest.yaml',
      '  - name: over a leap day\n    in: { from: "2028-02-20", to: "2028-03-20", amount: 36500 }\n    out: { amount: 522 }\n',
      '',
    )
    site.announce('gst-interest', '2027-04-01', 'Tax paid late bears interest of 15% a year.')
    const { out } = await validated({ 'as-of': '2027-04-01' })
    expect(out).toContain(
      '  Fact gst-interest: from 1 April 2027 pages say "Tax paid late bears interest of 15% a year."\n',
    )
    expect(out).toContain(
      'What changes by 1 April 2027:\n  gst/interest: changes on 1 April 2027 (Finance Act, 2027).\n',
    )
    expect(out).toContain('    Example "fifty days": ₹2,465.75 → ₹2,054.79.\n')
    expect((await validated({ 'as-of': '2027-03-31' })).out).toContain('Nothing changes by 31 March 2027.')
  })

  test('--as-of shows the mistakes of that day, and a run before it warns of them', async () => {
    // Nobody who writes the row today sees that the sentence in the list cannot be struck on its
    // day.
    site.announce('gst-penalty', '2026-12-01', 'The penalty is 15% of the tax due.')
    site.replace(
      'data/articles/professional-tax-guide.md',
      '## States that levy it',
      '| A | B |\n| - | - |\n| 10% | ₹10,000 |\n\n::fact[gst-penalty]\n\n## States that levy it',
    )
    const soon = await validated()
    expect(soon).toMatchObject({ code: 0 })
    expect(soon.err).toMatch(
      /From 1 December 2026 this data has \d mistakes?, and no site could be built: npm run validate -- --as-of 2026-12-01\n/,
    )
    const onGithub = await validated({ format: 'github' })
    expect(onGithub.err).toMatch(/^::warning::From 1 December 2026 /m)
    site.replace('data/facts.yaml', 'from: "2026-12-01"', 'from: "2029-12-01"')
    expect((await validated()).err).toContain('From 1 December 2029 this data has ')
    site.replace('data/facts.yaml', 'from: "2029-12-01"', 'from: "2026-12-01"')
    const then = await validated({ 'as-of': '2026-12-01' })
    expect(then.code).toBe(1)
    expect(then.out).toContain('On 1 December 2026 this data has mistakes, and no site could be built:')
    expect(then.err).toContain('Fact "gst-penalty" is superseded, and above this line there is no paragraph')
  })

  test('--as-of refuses a day that is not to come, and lines for people where a program asks', async () => {
    await expect(validated({ 'as-of': today })).rejects.toThrow('is not after today')
    await expect(validated({ 'as-of': '2027-04-01', format: 'json' })).rejects.toThrow('leave out --format=json')
  })

  test('annotates by itself on GitHub, one problem a line', async () => {
    breakCity()
    expect((await validated({}, { GITHUB_ACTIONS: 'true' })).err).toMatch(
      /^::error file=data\/cities\.yaml,line=2,[^\n]+\n$/,
    )
  })
})
