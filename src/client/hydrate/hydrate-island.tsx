import { startTransition, useEffect, useLayoutEffect } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { clientIslands } from '../../content/client-islands.ts'
import { safely } from '../safely.ts'
import { keepTyped } from './keep-typed.ts'
import { KeptIsland } from './kept-island.tsx'

interface Ends {
  /** The island reacts. */
  onLive: () => void
  /** It stays as it was prerendered, or as it was shown last. */
  onError: () => void
}

type Islands = Readonly<Record<string, ComponentType<object>>>

async function findPart(kind: string, name: string): Promise<ComponentType<object> | undefined> {
  const load: (() => Promise<{ islands: object }>) | undefined = new Map(Object.entries(clientIslands)).get(kind)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- props and component have one name
  const islands = (await load?.())?.islands as Islands | undefined
  return islands?.[name]
}

/** Hydrates one island, in a transition, so that React yields to the visitor's input. */
export async function hydrateIsland(island: HTMLElement, id: string, { onLive, onError }: Ends): Promise<void> {
  const [kind = '', name = ''] = id.split('/')
  const Part = await findPart(kind, name)
  const script = island.querySelector(':scope > script')
  const text = script?.textContent ?? island.dataset['props']
  if (!Part || text === undefined) throw new Error(`No island ${id}`)
  const props: object = JSON.parse(text)
  // React renders into the element, which holds only what it has rendered.
  script?.remove()
  tolerateChanges()
  const prerendered = [...island.childNodes]
  const restoreTyped = keepTyped(island)
  const fail = () => {
    island.replaceChildren(...prerendered)
    onError()
  }
  startTransition(() => {
    hydrateRoot(
      island,
      <KeptIsland place={island} prerendered={prerendered} onError={onError}>
        <Live onHydrated={restoreTyped} onLive={onLive}>
          <Part {...props} />
        </Live>
      </KeptIsland>,
      { identifierPrefix: id, onUncaughtError: fail },
    )
  })
}

interface LiveProps {
  /** Called before the hydrated island is painted. */
  onHydrated: () => void
  onLive: () => void
  children: React.ReactNode
}

function Live({ onHydrated, onLive, children }: LiveProps) {
  useLayoutEffect(() => void safely(onHydrated), [onHydrated])
  useEffect(onLive, [onLive])
  return children
}

let isTolerant = false

/**
 * Lets React change an island that others have changed before. Translators wrap every text in
 * elements of their own, blockers take elements away, telephone extensions wrap numbers; React
 * would look for its nodes where it left them, and the browser would throw. A node that is gone is
 * gone already, and one that was wrapped is where its wrapper is.
 */
function tolerateChanges(): void {
  if (isTolerant) return
  isTolerant = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, node, place)
    return node
  }
}
