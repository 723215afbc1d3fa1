import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What the build writes of an element, to be looked through. */
export const markupOf = (element: ReactElement): HTMLElement => parse(renderToStaticMarkup(element))

/** The one element that a selector names. */
export function oneOf(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelectorAll(selector)
  if (found.length !== 1) throw new Error(`${selector} stands ${found.length} times in ${root.outerHTML}`)
  return found[0]!
}
