import { parse } from 'node-html-parser'
import { getPage, textOf } from './built-site.ts'

const texts = new Map<string, string>()

/** What a page says in its main part today: all but the struck words. */
export function textInForce(path: string): string {
  const text = texts.get(path) ?? readInForce(path)
  texts.set(path, text)
  return text
}

function readInForce(path: string): string {
  const main = parse(getPage(path).root.querySelector('main')!.outerHTML)
  for (const struck of main.querySelectorAll('del')) struck.remove()
  return textOf(main)
}
