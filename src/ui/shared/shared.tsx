import { createContext, use } from 'react'
import type { ComponentType, ReactNode } from 'react'

type Renderer = <Props extends object>(Part: ComponentType<Props>, props: Props) => ReactNode

/** Shows a part that other pages show alike. The build sets it, to render each once. */
export const SharedRenderer = createContext<Renderer>((Part, props) => <Part {...props} />)

/**
 * A static part that is equal on many pages, as the sources of all cities are. What it is given
 * must be plain data, and it must not ask where it stands: no hooks, no island within.
 */
export function toShared<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => use(SharedRenderer)(Part, props)
}
