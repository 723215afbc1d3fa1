import { jsx, jsxs } from 'react/jsx-runtime'
import type { ReactNode } from 'react'

// What each token has in its middle: nearly all texts have none, and to learn that from the token itself took a third of the time of a render.
const dash = /[-–]/
const joint = /[\p{Lu}\p{N}][-–][\p{Lu}\p{N}₹]|\p{N}-\p{Ll}|\b[eE]-\p{Ll}/u

// A form's number, a range, a year, 24-hour, e-mail: browsers break them behind the hyphen. Bounded, so that none is wider than a phone.
const token = new RegExp(`([\\p{L}\\p{N}₹.,/]{0,12}(?:${joint.source})[\\p{L}\\p{N}₹.,/–-]{0,12})`, 'u')

const hasToken = (text: string) => dash.test(text) && joint.test(text)

/** What is inside an element, in which no token such as GSTR-1 or 7–15 breaks across lines. Its letters stay as they are, for copies and searches. */
export function keepWhole(children: ReactNode, key?: string): ReactNode {
  if (typeof children === 'string') return hasToken(children) ? wholeText(children, key) : children
  if (!Array.isArray(children) || !children.some(isBreakable)) return children
  const all: readonly ReactNode[] = children
  return all.map((child, index) => keepWhole(child, `${key ?? ''}w${index}`))
}

function isBreakable(child: ReactNode): boolean {
  return typeof child === 'string' ? hasToken(child) : Array.isArray(child) && child.some(isBreakable)
}

function wholeText(text: string, key: string | undefined): ReactNode {
  // Every second part is a token.
  const parts = text
    .split(token)
    .map((part, index) => (index % 2 ? jsx('span', { className: 'whole', children: part }, `${index}`) : part))
    .filter((part) => part !== '')
  // One element for all of it: in a flexible row each part would else be a box of its own.
  return jsxs('span', { children: parts }, key)
}
