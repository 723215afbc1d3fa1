/** A group of the list, with the services that are left of it, the best first. */
interface LeftGroup {
  id: string
  services: readonly { id: string }[]
}

/** What the static list says of each service. */
export function overviewOf(id: string): string {
  return document.querySelector(`[data-service="${CSS.escape(id)}"] [data-overview]`)?.textContent ?? ''
}

/**
 * Shows what is left of the list, in this order, and hides the rest. The list is no part of the
 * island that narrows it, so the page does without a second copy of 57 services.
 */
export function narrowList(list: HTMLElement, groups: readonly LeftGroup[], isOpen: boolean): void {
  const left = new Set(groups.map(({ id }) => id))
  for (const group of list.querySelectorAll<HTMLDetailsElement>('details'))
    setHidden(group.parentElement, !left.has(group.id))
  list.prepend(...groups.flatMap(({ id }) => list.querySelector(`#${CSS.escape(id)}`)?.parentElement ?? []))
  for (const { id, services } of groups) {
    const group = list.querySelector<HTMLDetailsElement>(`#${CSS.escape(id)}`)
    if (!group) continue
    // Where nothing is narrowed the visitor's own opening stays.
    if (isOpen || group.hasAttribute('data-opened')) group.open = isOpen
    group.toggleAttribute('data-opened', isOpen)
    const rows = new Map(
      [...group.querySelectorAll<HTMLElement>('[data-service]')].map((row) => [row.dataset['service'] ?? '', row]),
    )
    const shown = services.flatMap((service) => rows.get(service.id) ?? [])
    for (const row of rows.values()) setHidden(row, !shown.includes(row))
    shown[0]?.parentElement?.prepend(...shown)
    const count = group.querySelector('[data-count]')
    if (count) count.textContent = String(shown.length)
  }
}

function setHidden(element: HTMLElement | null, isHidden: boolean): void {
  element?.toggleAttribute('hidden', isHidden)
}
