import { parseArgs } from 'node:util'
import { suggest } from '../../problem/suggest.ts'
import { commands } from '../all-commands.ts'
import type { CommandEntry } from '../all-commands.ts'
import { options } from './options.ts'
import type { Option, OptionName } from './options.ts'
import { Refusal } from './terminal.ts'
import type { Terminal } from './terminal.ts'

interface CommandLine extends Pick<Terminal, 'values' | 'positionals'> {
  name: string
  entry: CommandEntry
}

/** Reads a command, its options and words. An unknown option is refused and not ignored. */
export function readCommandLine([name = '', ...args]: readonly string[], env: Terminal['env']): CommandLine {
  const entry = (Object.hasOwn(commands, name) ? commands[name] : undefined) ?? refuseCommand(name)
  const known: readonly OptionName[] = ['root', 'help', ...entry.options]
  const { values, positionals, tokens } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      known.map((one) => [one, { type: options[one].type, ...('multiple' in options[one] ? { multiple: true } : {}) }]),
    ),
  })
  if (values['help'] === true || args.includes('-h')) return { name, entry, values: { help: true }, positionals }
  for (const token of tokens) if (token.kind === 'option') checkOption(name, known, token)
  refuseKeptByNpm(name, entry, { values, positionals, env })
  const [word] = positionals
  if (word !== undefined && entry.words === undefined) {
    const hint = known.some((one) => one === word) ? ` Did you mean --${word}?` : ''
    throw new Refusal(`${name} takes no words, and "${word}" is one.${hint}`)
  }
  return { name, entry, values, positionals }
}

function refuseCommand(name: string): never {
  const names = Object.keys(commands).filter((one) => commands[one]?.summary !== undefined)
  const meant = suggest(name, names)
  throw new Refusal(
    `There is no command "${name}". ${meant ? `Did you mean "${meant}"? ` : ''}The commands are: ${names.join(', ')}.`,
  )
}

interface Token {
  name: string
  rawName: string
  value?: string | undefined
}

function checkOption(command: string, known: readonly OptionName[], { name, rawName, value }: Token): void {
  const found = known.find((one) => one === name)
  if (found === undefined || !rawName.startsWith('--'))
    throw new Refusal(`${command} has no option ${rawName}. ${hintFor(name, known)}`)
  const option: Option = options[found]
  if (option.type === 'boolean' && value !== undefined)
    throw new Refusal(`--${name} takes no value: leave out "${value}".`)
  if (option.type === 'string' && (value === undefined || value === ''))
    throw new Refusal(`--${name} has no value. Write --${name} ${option.value}.`)
  const wrong = value === undefined ? undefined : option.check?.(value)
  if (wrong !== undefined) throw new Refusal(`--${name}: ${wrong}`)
}

function hintFor(name: string, known: readonly OptionName[]): string {
  const own = known.filter((one) => one !== 'root')
  const meant = suggest(name, own)
  if (meant !== undefined) return `Did you mean --${meant}?`
  const others = Object.entries(commands)
    .filter(([, entry]) => entry.summary !== undefined && entry.options.some((one) => one === name))
    .map(([other]) => other)
  if (others.length > 0) return `It is one of: ${others.join(', ')}.`
  return `Its options are: ${own.map((one) => `--${one}`).join(', ')}.`
}

/** Without two hyphens npm keeps options for itself, and leaves them in the environment. */
function refuseKeptByNpm(
  command: string,
  { options: own }: CommandEntry,
  { values, positionals, env }: Pick<Terminal, 'values' | 'positionals' | 'env'>,
): void {
  if (env['npm_lifecycle_event'] === undefined) return
  for (const name of own) {
    // npm reads --no-compress as a "compress" that is off, and passes it on as an empty text.
    const isOff = name.startsWith('no-')
    const kept = env[`npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}`]
    if (kept === undefined || values[name] !== undefined || (isOff && kept !== '' && kept !== 'false')) continue
    throw new Refusal(
      `npm kept --${name} for itself. Put -- before it: npm run ${command} -- --${name}${options[name].type === 'string' ? ` ${kept === 'true' ? (positionals.at(-1) ?? '') : kept}` : ''}`,
    )
  }
}

/** The lines of --help. */
export function describeCommand(name: string, { summary = '', options: own, words }: CommandEntry): string[] {
  const shown = own.map(
    (one) => [`--${one}${'value' in options[one] ? ` ${options[one].value}` : ''}`, options[one].meaning] as const,
  )
  const width = Math.max(0, ...shown.map(([left]) => left.length))
  return [
    `npm run ${name}${words === undefined ? '' : ` -- ${words}`}${own.length > 0 ? `${words === undefined ? ' --' : ''} [options]` : ''}`,
    `  ${summary}`,
    ...(shown.length > 0 ? ['', ...shown.map(([left, meaning]) => `  ${left.padEnd(width)}  ${meaning}`)] : []),
  ]
}
