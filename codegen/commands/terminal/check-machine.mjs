import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Why this machine's Node cannot run the project, in a sentence; undefined if it can. Older ones
 * lack functions that codegen and Vite call. package.json says which are meant: "^20.19 || >=22.12".
 * @param {string} root
 */
export function findOldNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const meant = [...engines.node.matchAll(/([^ |\d])(\d+)\.(\d+)/g)]
  const isMeant = meant.some(([, sign, from, and]) =>
    major === Number(from) ? minor >= Number(and) : sign !== '^' && major > Number(from),
  )
  if (isMeant) return undefined
  const names = meant.map(([, sign, from, and]) =>
    sign === '^' ? `${from} from ${from}.${and} on` : `${from}.${and} or newer`,
  )
  return `This is Node ${process.versions.node}, and the site needs ${names.join(', or ')}. Install that from https://nodejs.org, then try again.`
}

/**
 * What the packages lack of package-lock.json, in a sentence; undefined if nothing. npm notes in
 * node_modules what it has put there; other package managers do not, and do not read the lock.
 * @param {string} root
 */
export function findMissingPackages(root) {
  const listed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(join(root, 'node_modules'))) return 'The packages are not installed yet. Run npm ci'
  if (!existsSync(listed))
    return 'The packages were not installed by npm, which alone reads package-lock.json. Run npm ci'
  const { packages: there } = JSON.parse(readFileSync(listed, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const missing = Object.keys(wanted).filter(
    (path) =>
      path !== '' &&
      !wanted[path].optional &&
      (there[path]?.version !== wanted[path].version || !existsSync(join(root, path))),
  )
  const [first = ''] = missing
  if (first === '') return undefined
  const name = first.slice(first.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return `The package ${name}${others} is not there as package-lock.json says. Run npm ci`
}

export const otherMachine = 'The packages were installed on another kind of machine. Run npm ci'

/**
 * Whether a package with native code says that it lacks the part for this machine.
 * @param {string} message
 */
export function isOfOtherMachine(message) {
  return /Cannot find native binding|Could not load the "sharp" module|ERR_DLOPEN_FAILED|invalid ELF header/.test(
    message,
  )
}
