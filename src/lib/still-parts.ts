import { createContext } from 'react'

/** A still part of a page (ui/still) by its name, as it came with the page. */
export type FindStillPart = (name: string) => DocumentFragment

const nothing: FindStillPart = () => new DocumentFragment()

export const StillParts = createContext(nothing)

/**
 * Copies the still parts of a page's HTML. `onMissing` gives what stands for a part that is not
 * there: nothing, if not said otherwise.
 */
export function copyStillParts(page: ParentNode, onMissing = nothing): FindStillPart {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-still]')].map((part) => {
    const copy = new DocumentFragment()
    copy.append(...[...part.childNodes].map((node) => document.importNode(node, true)))
    return [part.dataset['still'] ?? '', copy] as const
  })
  const byName = new Map(parts)
  return (name) => byName.get(name) ?? onMissing(name)
}
