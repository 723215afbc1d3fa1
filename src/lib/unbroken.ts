import { Fragment, jsx as jsxOf, jsxs as jsxsOf } from 'react/jsx-runtime'
import type { ReactNode } from 'react'

/**
 * React's JSX runtime, which also keeps tokens such as GSTR-1 or 7–15 on one line: browsers break
 * them behind the hyphen. Its letters stay as they are, for copies and searches. Names of forms
 * stand in some 200 places, from menus to tables, so no single component could do it.
 */
export { Fragment }
export type { JSX } from 'react/jsx-runtime'

export const jsx: typeof jsxOf = (type, props, key) => jsxOf(type, withTokens(type, props), key)
export const jsxs: typeof jsxsOf = (type, props, key) => jsxsOf(type, withTokens(type, props), key)

/** What the development server calls. */
export const jsxDEV = (type: Parameters<typeof jsx>[0], props: unknown, key?: string, hasSeveral?: boolean) =>
  (hasSeveral ? jsxs : jsx)(type, props, key)

// They hold letters alone.
const plain: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'style', 'script', 'text'])

function withTokens(type: unknown, props: unknown): unknown {
  if ((typeof type !== 'string' && type !== Fragment) || plain.has(type) || !hasChildren(props)) return props
  const children = keepTokens(props.children)
  return children === props.children ? props : { ...props, children }
}

function hasChildren(props: unknown): props is { children?: ReactNode } {
  return typeof props === 'object' && props !== null && 'children' in props
}

// A form's number, a range, a year, 24-hour, e-mail. Bounded, so that none is wider than a phone.
const token =
  /([\p{L}\p{N}₹.,/]{0,12}(?:[\p{Lu}\p{N}][-–][\p{Lu}\p{N}₹]|\p{N}-\p{Ll}|\b[eE]-\p{Ll})[\p{L}\p{N}₹.,/–-]{0,12})/u

// Pages share most of their texts, and finding the tokens takes longer than drawing them.
const known = new Map<string, readonly string[]>()
const mostKnown = 2000

/** A text in parts: every second one is a token. */
function split(text: string): readonly string[] {
  let parts = known.get(text)
  if (parts === undefined) {
    parts = text.split(token)
    // Those of pages that come next take their place.
    if (known.size === mostKnown) known.clear()
    known.set(text, parts)
  }
  return parts
}

// Most texts have no hyphen, which is quicker to learn than whether there is a token.
const hasToken = (text: string) => /[-–]/.test(text) && split(text).length > 1

function keepTokens(children: ReactNode, key?: string): ReactNode {
  if (typeof children === 'string') return hasToken(children) ? wrapTokens(children, key) : children
  if (!Array.isArray(children) || !children.some(isBreakable)) return children
  const all: readonly ReactNode[] = children
  return all.map((child, index) => keepTokens(child, `${key ?? ''}w${index}`))
}

function isBreakable(child: ReactNode): boolean {
  return typeof child === 'string' ? hasToken(child) : Array.isArray(child) && child.some(isBreakable)
}

function wrapTokens(text: string, key: string | undefined): ReactNode {
  const parts = split(text)
    .map((part, index) => (index % 2 ? jsxOf('span', { className: 'whole', children: part }, `${index}`) : part))
    .filter((part) => part !== '')
  // One element for all of it: in a flexible row each part would else be a box of its own.
  return jsxsOf('span', { children: parts }, key)
}
