import { hashText } from '../../cache/fingerprint.ts'

// Of 52 × 64 × 64: two of the site's sheets get the same signs once in a dozen sites as large, and a test says so.
const signs = 3

/**
 * The name of a CSS module's class: signs of its file, and its number in it. Names stand in sheets, pages and scripts; each spelt out by its own word
 * and its line, as Vite names them, a home page weighs 1.2 kB more. None changes when another file does, or a rule of its own.
 */
export function className(name: string, file: string, css: string): string {
  const named = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one)
  return signsOf(file) + [...new Set(named)].indexOf(name).toString(36)
}

/** A letter first, as names in style sheets must begin. */
export function signsOf(file: string): string {
  const hash = hashText(file.slice(file.lastIndexOf('/src/')))
  return hash.slice(hash.search(/[a-z]/i)).slice(0, signs)
}
