import { textOf } from '../world.ts'
import type { EditKind, World } from '../world.ts'
import { dayFrom } from './text-edits.ts'

/** Edits of what is not in a file: the environment, the day and the options. */
export const settingEdits: Readonly<Record<string, EditKind>> = {
  'another origin': ({ world, random }) =>
    setting(world, {
      BASE_URL: random.pick([
        'https://one.example',
        'https://two.example',
        'https://one.example/',
        'https://www.lekhasetu.in',
      ]),
    }),
  'the origin of the data': ({ world: { env, ...world } }) => {
    const { BASE_URL, ...rest } = env
    return BASE_URL === undefined ? undefined : { name: 'no BASE_URL', world: { ...world, env: rest } }
  },
  'another day': ({ world, random }) => {
    const files = [...world.files.keys()].filter((file) => file.startsWith('data/'))
    const days = files.flatMap((file) => textOf(world, file).match(/\b20\d{2}-\d{2}-\d{2}\b/g) ?? [])
    return setting(world, { SITE_TODAY: dayFrom(random.pick([...new Set(days)]), random.pick([-1, 0, 1, 180, 181])) })
  },
  'the next day': ({ world }) => setting(world, { SITE_TODAY: dayFrom(world.env['SITE_TODAY']!, 1) }),
  'with or without compression': toggle('--no-compress'),
  'with or without pictures': toggle('--no-pictures'),
}

function setting(world: World, own: Readonly<Record<string, string>>) {
  return { name: Object.entries(own).flat().join('='), world: { ...world, env: { ...world.env, ...own } } }
}

function toggle(option: string): EditKind {
  return ({ world }) => {
    const has = world.options.includes(option)
    return {
      name: `${has ? 'without' : 'with'} ${option}`,
      world: { ...world, options: has ? world.options.filter((one) => one !== option) : [...world.options, option] },
    }
  }
}
