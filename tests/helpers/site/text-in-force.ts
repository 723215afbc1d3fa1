import { parse } from 'node-html-parser'
import { onceByText } from '../../../codegen/lib/once.ts'
import { getPage, textOf } from './built-site.ts'

/** What a page says in its main part today: all but the struck words. */
export const textInForce = onceByText((path: string) => {
  const main = parse(getPage(path).root.querySelector('main')!.outerHTML)
  for (const struck of main.querySelectorAll('del')) struck.remove()
  return textOf(main)
})
