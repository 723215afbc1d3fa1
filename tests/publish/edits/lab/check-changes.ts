import type { Tree } from './trees.ts'

/** What dist/changes.json says. */
interface Changes {
  added: Record<string, string>
  changed: Record<string, string>
  removed: string[]
}

const site = 'dist/client/'

/** The files of the site by their paths from its root, without compressed forms: those go with the files they are made of. */
function filesOf(tree: Tree): Map<string, string> {
  const all = [...tree]
    .filter(([file]) => file.startsWith(site))
    .map(([file, { sha }]) => [file.slice(site.length), sha] as const)
  const names = new Set(all.map(([file]) => file))
  return new Map(all.filter(([file]) => !(/\.(br|gz)$/.test(file) && names.has(file.replace(/\.\w+$/, '')))))
}

/** What the deploy list says that is not so; undefined where it is right. After a build that had nothing to do the list before still stands. */
export function complainOfChanges(
  text: string,
  listBefore: string,
  { before, after }: { before: Tree; after: Tree },
): string | undefined {
  const [old, now] = [filesOf(before), filesOf(after)]
  const said = JSON.parse(text) as Changes
  const real: Changes = { added: {}, changed: {}, removed: [...old.keys()].filter((file) => !now.has(file)) }
  for (const [file, sha] of now) {
    if (!old.has(file)) real.added[file] = sha
    else if (old.get(file) !== sha) real.changed[file] = sha
  }
  const isEmpty = Object.keys(real.added).length + Object.keys(real.changed).length + real.removed.length === 0
  if (isEmpty && text === listBefore) return undefined
  const differing = [
    ...complainOf('added', said.added, real.added),
    ...complainOf('changed', said.changed, real.changed),
    ...complainOf('removed', toMap(said.removed), toMap(real.removed)),
  ]
  return differing.length === 0
    ? undefined
    : `${differing.length} entries of dist/changes.json are wrong: ${differing.slice(0, 3).join('; ')}`
}

const toMap = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, 'gone']))

function complainOf(
  list: string,
  said: Readonly<Record<string, string>>,
  real: Readonly<Record<string, string>>,
): string[] {
  const missing = Object.keys(real)
    .filter((file) => !Object.hasOwn(said, file))
    .map((file) => `${file} is not among the ${list}`)
  const wrong = Object.keys(said)
    .filter((file) => said[file] !== real[file])
    .map((file) =>
      Object.hasOwn(real, file) ? `${file} has another checksum than ${list} says` : `${file} is among the ${list}`,
    )
  return [...missing, ...wrong]
}

/** Whether all checksums of the list are those of files that are there, and nothing removed is there: all that can be asked after damage to dist/. */
export function complainOfSums(text: string, after: Tree): string | undefined {
  const now = filesOf(after)
  const said = JSON.parse(text) as Changes
  const wrong = [
    ...Object.entries({ ...said.added, ...said.changed })
      .filter(([file, sha]) => now.get(file) !== sha)
      .map(([file]) => file),
    ...said.removed.filter((file) => now.has(file)),
  ]
  return wrong.length === 0 ? undefined : `dist/changes.json is wrong about ${wrong.slice(0, 3).join(', ')}`
}
