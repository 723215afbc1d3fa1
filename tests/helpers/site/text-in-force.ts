import { parse } from 'node-html-parser'
import { remember } from '../remember.ts'
import { getPage, textOf } from './built-site.ts'

/** What a page says in its main part today: all but the struck words. */
export const textInForce = remember((path: string) => {
  const main = parse(getPage(path).root.querySelector('main')!.outerHTML)
  for (const struck of main.querySelectorAll('del')) struck.remove()
  return textOf(main)
})
