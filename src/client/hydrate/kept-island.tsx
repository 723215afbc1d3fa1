import { Component } from 'react'
import type { ReactNode } from 'react'

interface KeptIslandProps {
  /** The element that React renders into. */
  place: HTMLElement
  /** Its nodes before React started. */
  prerendered: readonly Node[]
  onError: () => void
  children: ReactNode
}

/**
 * Keeps an island in the document where an error ends React: as it was prerendered, or as it was
 * shown last, with all that was typed. From then on it is a part without script; the rest of the
 * page goes on.
 */
export class KeptIsland extends Component<KeptIslandProps, { hasFailed: boolean }> {
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
    if (this.state.hasFailed) this.end(this.props.prerendered, this.focused)
  }

  override componentDidUpdate(
    _: KeptIslandProps,
    __: unknown,
    before: { nodes: readonly Node[]; focused: Element | null },
  ) {
    if (this.state.hasFailed) this.end(before.nodes, before.focused)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    this.focused ??= document.activeElement
    return null
  }

  private end(nodes: readonly Node[], focused: Element | null) {
    // React has removed them.
    this.props.place.replaceChildren(...nodes)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    this.props.onError()
  }
}
