import { createContext, createElement, use } from 'react'
import type { ComponentType, ReactElement } from 'react'

/** Components that React hydrates in the browser, by name: what a page's islands.ts exports. */
export type Parts = Readonly<Record<string, ComponentType<never>>>

/** A part of a page: its address among all parts, its component, and what that is given. */
export interface IslandPart {
  /** Kind and name, `service/LeadForm`. */
  id: string
  element: ReactElement<object>
}

/** Renders a part as React will find it, with its props beside it. The build sets it. */
export const IslandRenderer = createContext<(part: IslandPart) => string>(() => '')

/**
 * The components of a kind's islands.ts as its page shows them: islands in a static page. The
 * browser hydrates each alone, from its props, once it is touched or near the screen.
 */
export function toIslands<P extends Parts>(kind: string, parts: P): P {
  const islands = Object.entries(parts).map(([name, Part]) => [
    name,
    (props: object) => {
      const render = use(IslandRenderer)
      const id = `${kind}/${name}`
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the props are the part's own
      const element = createElement(Part as ComponentType<object>, props)
      return <div data-island={id} dangerouslySetInnerHTML={{ __html: render({ id, element }) }} />
    },
  ])
  return Object.fromEntries(islands)
}
