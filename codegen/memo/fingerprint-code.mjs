import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A fingerprint of codegen's own code, the rules' arithmetic that it shares with the pages, the
 * exact versions of all packages and Node: what other code made of equal data may differ.
 * @param {string} codegen the folder of the code, in the project's root
 */
export function fingerprintCode(codegen) {
  const files = ['.', '../src/rules'].flatMap((folder) =>
    readdirSync(join(codegen, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?ts$|\.mjs$/.test(name))
      .map((name) => join(folder, name))
      .sort(),
  )
  return fingerprintFiles(codegen, [...files, '../package-lock.json'], process.version)
}

/**
 * A fingerprint of files in a folder, names and contents, and of what is hashed before them.
 * @param {string} folder
 * @param {readonly string[]} names
 */
export function fingerprintFiles(folder, names, before = '') {
  const hash = createHash('sha256').update(before)
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)))
      .update('\0')
  return hash.digest('base64url').slice(0, 22)
}
