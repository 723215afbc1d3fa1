import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printTree } from '../../helpers/project/project-copy.ts'
import type { Run } from '../../helpers/project/project-copy.ts'

/** The SHA-256 of each file, by its path. */
type Tree = ReadonlyMap<string, string>

// A first build writes types after its site, and notes of what it has seen.
const madeFolders = ['dist/client', 'dist/server', 'generated/served', 'generated/server', 'generated/json-ld']

/**
 * The site, what is made for servers and the checksums, without files of earlier builds: a build
 * from nothing keeps none.
 */
export function readSite(root: string): Tree {
  const list = join(root, 'dist/changes.json')
  const { kept } = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { kept: object }) : { kept: {} }
  const isKept = (file: string) => file.replace(/^dist\/client\/|\.(br|gz)$/g, '') in kept
  const made = madeFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      Object.entries(printTree(join(root, folder))).map(([file, sum]) => [`${folder}/${file}`, sum] as const),
    )
  const sums = join(root, 'dist/SHA256SUMS')
  const listed = existsSync(sums) ? [['dist/SHA256SUMS', readFileSync(sums, 'utf8')] as const] : []
  return new Map([...made.filter(([file]) => !isKept(file)), ...listed])
}

/**
 * What is wrong with a build beside one from nothing; undefined where they are equal. A refusal
 * leaves the site as it was.
 */
export function findFault([warm, cold]: [string, string], [own, wanted]: [Run, Run], before: Tree): string | undefined {
  const said = ({ err }: Run, root: string) => err.replaceAll(root, '')
  if (own.code !== wanted.code)
    return `It ended with ${own.code}, and from nothing with ${wanted.code}:\n${own.err}${wanted.err}`
  // Of a bug the stack is told, which differs.
  if (own.code !== 2 && said(own, warm) !== said(wanted, cold))
    return `It said\n${said(own, warm)}\nand from nothing\n${said(wanted, cold)}`
  if (own.code !== 0) return compare(readSite(warm), before, 'dist/', () => 'was touched by a refused build')
  return compare(readSite(warm), readSite(cold), '', (file) => firstDifference(file, warm, cold))
}

function compare(own: Tree, wanted: Tree, under: string, tell: (file: string) => string): string | undefined {
  const files = [...new Set([...own.keys(), ...wanted.keys()])].filter((file) => file.startsWith(under))
  const different = files.filter((file) => own.get(file) !== wanted.get(file))
  const [first] = different
  return first && `${different.length} files differ: ${different.slice(0, 4).join(', ')}\n  ${first} ${tell(first)}`
}

/** The first place in which a file of one folder differs from that of another. */
function firstDifference(file: string, own: string, wanted: string): string {
  if (![own, wanted].every((root) => existsSync(join(root, file))))
    return existsSync(join(own, file)) ? 'is too much' : 'is missing'
  const [given, other] = [own, wanted].map((root) => readFileSync(join(root, file), 'latin1')) as [string, string]
  const at = [...given].findIndex((letter, index) => letter !== other[index])
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80))
  return `differs at ${at}: ${around(given)} and from nothing ${around(other)}`
}
