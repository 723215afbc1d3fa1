import { hashText } from '../../cache/fingerprint.ts'

// Of 64 signs each: two of a few hundred sheets get the same four once in a hundred sites, which matters where they also name a class alike.
const signs = 4

/**
 * The name of a CSS module's class: its own and four signs of its file. Vite's adds the line, which says nothing to a browser, stands
 * in sheets, pages and scripts alike, and gives a class another name when a rule above it grows.
 */
export function className(name: string, file: string): string {
  return `_${name}_${hashText(file.slice(file.lastIndexOf('/src/'))).slice(0, signs)}`
}
