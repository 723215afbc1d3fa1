import { Component } from 'react'
import type { ReactNode } from 'react'
import { setStage } from '../start/early-presses.ts'

interface KeptPageProps {
  /** The element that React renders into. */
  place: HTMLElement
  /** Its nodes before React started. */
  prerendered: readonly Node[]
  children: ReactNode
}

/** The path of the page in the document: the address changes before the next page is shown. */
export const shown = { path: location.pathname }

/**
 * Keeps the page in the document where an error ends React: as it was prerendered, or as it was
 * shown last, with all that was typed. From then on it is a page without script, whose links load
 * pages whole. If the address is already that of the next page, that page is loaded whole. It never
 * loads a page twice: at the first render the address is that of the page.
 */
export class KeptPage extends Component<KeptPageProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  /** The field with the focus when React fails at its first render. */
  private focused: Element | null = null

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override getSnapshotBeforeUpdate(): { nodes: readonly Node[]; focused: Element | null } {
    return { nodes: [...this.props.place.childNodes], focused: document.activeElement }
  }

  override componentDidMount() {
    if (!this.state.hasFailed) return
    keep(this.props.place, this.props.prerendered)
    focus(this.focused)
  }

  override componentDidUpdate(
    _: KeptPageProps,
    __: unknown,
    before: { nodes: readonly Node[]; focused: Element | null },
  ) {
    if (!this.state.hasFailed) return
    keep(this.props.place, before.nodes)
    focus(before.focused)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    this.focused ??= document.activeElement
    return null
  }
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** Restores a page's nodes after React has removed them. */
export function keep(place: HTMLElement, nodes: readonly Node[]): void {
  place.replaceChildren(...nodes)
  setStage('failed')
  followAddress()
  addEventListener('popstate', followAddress)
}

function followAddress(): void {
  if (location.pathname !== shown.path) location.reload()
}
