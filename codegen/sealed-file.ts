import { readFileSync } from 'node:fs'
import { hashText } from './fingerprint.ts'

/** A value as the text of a file that tells by its first line whether the rest is whole. */
export function seal(value: object): string {
  const text = JSON.stringify(value)
  return `${hashText(text)}\n${text}`
}

/** The value of a sealed file; undefined where the file is missing, cut off or damaged. */
export function readSealed(file: string): unknown {
  try {
    const [print = '', text = ''] = readFileSync(file, 'utf8').split('\n')
    return hashText(text) === print ? (JSON.parse(text) as unknown) : undefined
  } catch {
    return undefined
  }
}
