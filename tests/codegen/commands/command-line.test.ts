import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commands } from '../../../codegen/commands/all-commands.ts'
import { options } from '../../../codegen/commands/terminal/options.ts'
import type { OptionName } from '../../../codegen/commands/terminal/options.ts'
import { describeCommand, readCommandLine } from '../../../codegen/commands/terminal/read-command-line.ts'
import { readOrigin, readPort, readToday } from '../../../codegen/commands/terminal/read-environment.ts'

const read = (line: string, env: Record<string, string> = {}) => readCommandLine(line.split(' '), env)
const viaNpm = { npm_lifecycle_event: 'x' }

describe('a command line', () => {
  test.each<[line: string, said: string]>([
    [
      'valdiate',
      'There is no command "valdiate". Did you mean "validate"? The commands are: start, dev, build, validate, ',
    ],
    ['constructor', 'There is no command "constructor".'],
    ['validate --fromat=json', 'validate has no option --fromat. Did you mean --format?'],
    ['codegen --deploy', 'codegen has no option --deploy. It is one of: start, build, validate.'],
    ['preview --zq', 'preview has no option --zq. Its options are: --help, --port.'],
    ['city:add Erode TN -n', 'city:add has no option -n.'],
    ['validate deploy', 'validate takes no words, and "deploy" is one. Did you mean --deploy?'],
    ['validate --format=xml', '--format: There is no format "xml". Write one of: text, github, json.'],
    [
      'build --for geocities',
      '--for: There is no host "geocities". Write one of: netlify, cloudflare, github, s3, nginx.',
    ],
    ['preview --port', '--port has no value. Write --port number.'],
    ['preview --port abc', '--port: "abc" is no port. Write a number from 0 to 65535, such as 4174.'],
    ['validate --as-of 2027-02-30', '--as-of: "2027-02-30" is no day. Write it as 2027-04-01.'],
  ])('(%s) that asks for what there is not is refused by name', (line, said) => {
    expect(() => read(line)).toThrow(said)
  })

  test.each<[what: string, line: string, env: Record<string, string>, said: string]>([
    [
      '--deploy',
      'validate',
      { npm_config_deploy: 'true' },
      'npm kept --deploy for itself. Put -- before it: npm run validate -- --deploy',
    ],
    [
      '--port and its number',
      'preview 4174',
      { npm_config_port: 'true' },
      'npm kept --port for itself. Put -- before it: npm run preview -- --port 4174',
    ],
    ['--format=json', 'validate', { npm_config_format: 'json' }, 'npm run validate -- --format json'],
  ])('of which npm kept %s is refused with the right one', (_, line, env, said) => {
    expect(() => read(line, { ...viaNpm, ...env })).toThrow(said)
  })

  test('that npm handed on whole is read', () => {
    expect(read('build --no-compress --deploy', { ...viaNpm, npm_config_loglevel: 'error' }).values).toEqual({
      'no-compress': true,
      deploy: true,
    })
  })

  test.each(Object.entries(commands))('of %s knows each of its options, and --help lists them', (name, entry) => {
    for (const option of entry.options) {
      const { type } = options[option]
      const given =
        { port: '4000', part: '1/2', format: 'json', for: 'nginx', 'as-of': '2027-04-01' }[option as string] ?? 'x'
      expect(read(`${name} --${option}${type === 'string' ? ` ${given}` : ''}`).values).toHaveProperty(option)
    }
    const shown = describeCommand(name, entry).join('\n')
    for (const option of Object.keys(options) as OptionName[])
      expect(new RegExp(`--${option}(?![\\w-])`).test(shown), `${option} in --help of ${name}`).toBe(
        (entry.options as readonly string[]).includes(option),
      )
    expect(read(`${name} --help`).values).toEqual({ help: true })
  })
})

describe('BASE_URL', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['  ', undefined],
    ['https://www.firm.in', 'https://www.firm.in'],
    ['https://www.firm.in/', 'https://www.firm.in'],
    ['https://firm.in:8443', 'https://firm.in:8443'],
  ])('%j is read as %j', (given, want) => {
    expect(readOrigin(given)).toBe(want)
  })

  test.each([
    'www.firm.in',
    'http://www.firm.in',
    'https://www.firm.in/path',
    'https://www.firm.in?x=1',
    'https://user:pw@firm.in',
    'https://*',
    'https://firm',
    'https:///firm.in',
  ])('%j is refused', (given) => {
    expect(() => readOrigin(given)).toThrow(`BASE_URL is "${given}"`)
  })

  test('in the letters of another script is refused with the form that browsers know', () => {
    expect(() => readOrigin('https://लेखा.भारत')).toThrow('BASE_URL=https://xn--21b9ctb8a.xn--h2brj9c')
  })
})

test.each(['garbage', '2026-02-31', ' 2026-11-21'])('SITE_TODAY %j is refused', (given) => {
  expect(() => readToday(given)).toThrow(`SITE_TODAY is "${given}", which is no day.`)
})

test('without SITE_TODAY it is the day that a browser in India would name', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (clock) => {
      const { era: _, ...said } = Object.fromEntries(
        new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' })
          .formatToParts(clock)
          .map(({ type, value }) => [type, value]),
      )
      expect(readToday(undefined, clock)).toBe(`${said['year']}-${said['month']}-${said['day']}`)
    }),
  )
})

test('SITE_TODAY is taken as it is', () => expect(readToday('2024-02-29')).toBe('2024-02-29'))

test.each(['80000', '-1', '4174.5'])('PORT %j is refused', (PORT) => {
  expect(() => readPort({ values: {}, env: { PORT } }, 4173)).toThrow(`PORT: "${PORT}" is no port.`)
})

test('without PORT it is the usual port', () => {
  expect([
    readPort({ values: {}, env: {} }, 4173),
    readPort({ values: {}, env: { PORT: '' } }, 4173),
    readPort({ values: { port: '1' }, env: { PORT: '2' } }, 4173),
  ]).toEqual([4173, 4173, 1])
})
