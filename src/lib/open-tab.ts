/** Whether a tab opened. With `noopener` null would be returned, so the opener is removed then. */
export function openTab(href: string): boolean {
  const tab = window.open(href, '_blank')
  if (tab) tab.opener = null
  return tab !== null
}
