import { reservedSlugs, slugPattern, toSlug } from '../../model/slug.ts'
import { Refusal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'

const usage =
  'npm run city:add -- "Vellore Fort" TN' +
  ' [--alias Velur] [--near vellore,chennai] [--within vellore] [--trades leather] [--slug vellore-fort] [--dry-run]'

/** A city as an operator asks for it: names where the data has slugs and codes. */
export interface AskedCity {
  name: string
  state: string
  slug: string
  aliases: string[]
  near: string[]
  within: string | undefined
  trades: string[]
}

export function readCityArguments({ positionals, values }: Terminal): AskedCity {
  const [name = '', state = '', ...more] = positionals.map((text) => text.trim().replace(/\s+/g, ' '))
  if (name === '' || state === '') throw new Refusal(`Name the city and its state:\n  ${usage}`)
  if (more.length > 0) throw new Refusal(`Put quotes around a name of several words:\n  ${usage}`)
  const list = (key: string) =>
    [values[key] ?? []]
      .flat()
      .flatMap((text) => String(text).split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '')
  const [within, ...others] = list('within')
  if (others.length > 0) {
    const named = `${others.length + 1}: ${[within, ...others].join(', ')}`
    throw new Refusal(
      `A place lies within one city, but --within names ${named}. Keep one of them; the others may go into --near.`,
    )
  }
  const slug = readSlug(values['slug'], name)
  return {
    name,
    state,
    slug,
    aliases: list('alias').map(readAlias),
    near: list('near'),
    within,
    trades: list('trades').map(toSlug),
  }
}

function readSlug(given: Terminal['values'][string], name: string): string {
  const slug = given === undefined ? toSlug(name) : String(given)
  if (given === undefined && slug === '') {
    throw new Refusal(
      `"${name}" has no Latin letter from which an address could be made. Write the name in Latin letters, or add --slug.`,
    )
  }
  if (!slugPattern.test(slug)) {
    const better = toSlug(slug) === '' ? '' : ` Write: --slug ${toSlug(slug)}`
    throw new Refusal(
      `The slug "${slug}" cannot be an address: lower-case letters, digits and single hyphens make one.${better}`,
    )
  }
  const reason = reservedSlugs.get(slug)
  if (reason !== undefined)
    throw new Refusal(`The slug "${slug}" cannot be an address: ${reason}. Choose another one: --slug ${slug}-town`)
  return slug
}

function readAlias(alias: string): string {
  const slug = toSlug(alias)
  if (slug === '') throw new Refusal(`The alias "${alias}" has no Latin letter from which an address could be made.`)
  const reason = reservedSlugs.get(slug)
  if (reason !== undefined) throw new Refusal(`The alias "${slug}" cannot be an address: ${reason}. Leave it out.`)
  return slug
}
