import { readDay } from '#src/rules/days/civil-day.ts'
import { hostNames } from '../../emit/hosts/hosts.ts'

export type Option = {
  multiple?: true
  meaning: string
  /** What is wrong with a value. Undefined if nothing is. */
  check?: (value: string) => string | undefined
} & (
  | { type: 'boolean' }
  // The value as a usage line names it: number.
  | { type: 'string'; value: string }
)

/** A port that a server may be given. 0 lets the system choose one. */
export function checkPort(value: string): string | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) < 65_536
    ? undefined
    : `"${value}" is no port. Write a number from 0 to 65535, such as 4174.`
}

const oneOf = (noun: string, names: readonly string[]) => (value: string) =>
  names.includes(value) ? undefined : `There is no ${noun} "${value}". Write one of: ${names.join(', ')}.`

/** Every option of every command. A command names those that it reads. */
export const options = {
  root: { type: 'string', value: 'folder', meaning: "the project's folder, if not this one" },
  help: { type: 'boolean', meaning: 'shows this help' },
  format: {
    type: 'string',
    value: 'text|github|json',
    meaning: 'the form of the report',
    check: oneOf('format', ['text', 'github', 'json']),
  },
  'as-of': {
    type: 'string',
    value: '2027-04-01',
    meaning: 'also checks the data as on that day, and says what changes by then',
    check: (value) => (readDay(value) === undefined ? `"${value}" is no day. Write it as 2027-04-01.` : undefined),
  },
  deploy: { type: 'boolean', meaning: 'also refuses made-up values and samples, as before the site goes public' },
  verbose: {
    type: 'boolean',
    meaning: 'also says what could be better: pages that wait for a review, cities that lack facts',
  },
  port: { type: 'string', value: 'number', meaning: 'the port to serve on', check: checkPort },
  for: {
    type: 'string',
    value: hostNames.join('|'),
    meaning: 'builds only what this host uses, and fails if the site exceeds its limits',
    check: oneOf('host', hostNames),
  },
  'no-compress': { type: 'boolean', meaning: 'leaves out the .br and .gz forms' },
  'no-pictures': { type: 'boolean', meaning: 'draws no share pictures' },
  verify: { type: 'boolean', meaning: 'reads every file of dist/ and compares its bytes' },
  alias: { type: 'string', multiple: true, value: 'name', meaning: 'another name, with an address of its own' },
  near: { type: 'string', multiple: true, value: 'slug,slug', meaning: 'cities to which the page leads' },
  within: { type: 'string', value: 'slug', meaning: 'the city of which it is a part' },
  trades: { type: 'string', multiple: true, value: 'id,id', meaning: 'trades of the place' },
  slug: { type: 'string', value: 'slug', meaning: 'the address, where it is not the name' },
  page: {
    type: 'string',
    value: '/blog/tds-compliance-guide',
    meaning: 'lists the dated figures of one page',
  },
  own: { type: 'boolean', meaning: 'lists how much of the text of each city page is its own' },
  links: { type: 'boolean', meaning: 'asks each address of another site whether it still answers' },
  'dry-run': { type: 'boolean', meaning: 'only says what would change' },
} as const satisfies Record<string, Option>

export type OptionName = keyof typeof options
