const loads = new Map<string, Promise<void>>()

/** Adds a style sheet and waits until it applies, so that no page is shown unstyled. */
export function loadSheet(href: string): Promise<void> {
  const known = loads.get(href)
  if (known) return known
  const isThere = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) !== null
  const loading = isThere ? Promise.resolve() : append(href)
  loads.set(href, loading)
  loading.catch(() => loads.delete(href))
  return loading
}

function append(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} cannot be loaded`))
    }
    document.head.append(link)
  })
}
