import { Fragment, jsx as jsxOf, jsxs as jsxsOf } from 'react/jsx-runtime'
import type { ReactNode } from 'react'
import { keepWhole } from './keep-whole.ts'

export { Fragment }
export type { JSX } from 'react/jsx-runtime'

// They hold letters alone.
const plain: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'style', 'script', 'text'])

/** React's own, but for texts: each that a page shows passes here, whichever part of the site wrote it. */
export const jsx: typeof jsxOf = (type, props, key) => jsxOf(type, withWholeTokens(type, props), key)

export const jsxs: typeof jsxsOf = (type, props, key) => jsxsOf(type, withWholeTokens(type, props), key)

function hasChildren(props: unknown): props is { children?: ReactNode } {
  return typeof props === 'object' && props !== null && 'children' in props
}

export function withWholeTokens(type: unknown, props: unknown): unknown {
  if ((typeof type !== 'string' && type !== Fragment) || plain.has(type)) return props
  if (!hasChildren(props)) return props
  const whole = keepWhole(props.children)
  return whole === props.children ? props : { ...props, children: whole }
}
