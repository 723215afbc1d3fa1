interface Pages {
  hostile: string
  harmless: string
  /**
   * The hostile texts by the first letters of the harmless ones that stand in their places and are
   * as long.
   */
  texts: Readonly<Record<string, { text: string; mark: string }>>
}

/**
 * Where a page with hostile texts differs from the page with harmless ones by more than those
 * texts; undefined where it does not. It runs in the browser, for only its own parser says what a
 * browser would make of the page.
 */
export function findDifference({ hostile, harmless, texts }: Pages): string | undefined {
  // Spans around tokens such as GSTR-1, and around texts that hold one, are what texts with such
  // tokens have and others lack.
  const parse = (html: string) => {
    const document = new DOMParser().parseFromString(html, 'text/html')
    for (const whole of document.querySelectorAll('span.whole')) whole.replaceWith(...whole.childNodes)
    for (const plainSpan of document.querySelectorAll('span'))
      if (plainSpan.attributes.length === 0) plainSpan.replaceWith(...plainSpan.childNodes)
    // React puts an empty comment between two texts, and none beside a span.
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
    const empty: Node[] = []
    while (comments.nextNode()) if (comments.currentNode.textContent === ' ') empty.push(comments.currentNode)
    for (const comment of empty) comment.parentNode?.removeChild(comment)
    document.normalize()
    return document
  }
  const short = (value: string) => JSON.stringify(value.length > 160 ? `${value.slice(0, 160)}…` : value)

  /**
   * What a value with harmless texts becomes with the hostile ones. A text is cut off where its
   * mark is.
   */
  const withTexts = (wanted: string): string =>
    wanted.replace(/zq[a-z]{2}(?:[x;]*k|x*)/g, (found) => {
      const known = texts[found.slice(0, 4)]
      return known?.mark.startsWith(found) ? known.text.slice(0, found.length) : found
    })
  // Parsers of HTML and YAML read every kind of line break as one.
  const plain = (value: string) => value.replace(/\r\n?/g, '\n').toLowerCase()
  const isSame = (given: string, wanted: string) => plain(given) === plain(withTexts(wanted))
  const decode = (value: string): string => {
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  const isAddress = (name: string) => ['href', 'src', 'action', 'formaction', 'content', 'data-chat'].includes(name)
  const isSameAttribute = (name: string, given: string, wanted: string): boolean => {
    if (isSame(given, wanted) || (isAddress(name) && isSame(decode(given), decode(wanted)))) return true
    // Ids are made of a heading's letters and digits, and so are the addresses of states of their
    // names.
    return (
      /^[#a-z0-9_: -]*$/i.test(given) ||
      /^(https:\/\/[a-z.-]+)?(\/share)?\/gst\/state\/[a-z0-9-]*(\.png|#[a-z0-9-]+)?$/.test(given)
    )
  }
  const isSafeAddress = (value: string) =>
    value === '' || /^(https:\/\/|webcal:\/\/|upi:\/\/pay\?|mailto:|tel:|\/(?!\/)|#)/.test(value)
  const findInJson = (given: unknown, wanted: unknown, path: string): string | undefined => {
    // The description of an opening is HTML, which search engines show.
    if (typeof given === 'string' && typeof wanted === 'string' && wanted.startsWith('<p>'))
      return findInNode(parse(given), parse(wanted), path)
    if (typeof given === 'string' && typeof wanted === 'string')
      return isSameAttribute('href', given, wanted) ? undefined : `${path}: ${short(given)} for ${short(wanted)}`
    if (typeof given !== 'object' || given === null || typeof wanted !== 'object' || wanted === null)
      return typeof given === typeof wanted ? undefined : `${path}: a ${typeof given} for a ${typeof wanted}`
    const keys = Object.keys(given)
    const wantedKeys = Object.keys(wanted)
    if (keys.length !== wantedKeys.length) return `${path}: keys ${keys.join()} for ${wantedKeys.join()}`
    for (const key of keys) {
      const own = wantedKeys.find((one) => isSame(key, one))
      if (own === undefined) return `${path}: another key ${short(key)}`
      const found = findInJson(
        (given as Record<string, unknown>)[key],
        (wanted as Record<string, unknown>)[own],
        `${path}.${own}`,
      )
      if (found) return found
    }
    return undefined
  }
  const findInElement = (given: Element, wanted: Element, path: string): string | undefined => {
    const names = given.getAttributeNames()
    if (names.join() !== wanted.getAttributeNames().join())
      return `${path}: attributes ${names.join()} for ${wanted.getAttributeNames().join()}`
    for (const name of names) {
      const [value, other] = [given.getAttribute(name)!, wanted.getAttribute(name)!]
      if (!isSameAttribute(name, value, other)) return `${path}[${name}]: ${short(value)} for ${short(other)}`
      if (name.startsWith('on') || (name !== 'content' && isAddress(name) && !isSafeAddress(value)))
        return `${path}[${name}]: ${short(value)}`
    }
    return given.nodeName === 'SCRIPT' && given.textContent !== ''
      ? findInJson(JSON.parse(given.textContent!), JSON.parse(wanted.textContent!), path)
      : undefined
  }
  const findInNode = (given: Node, wanted: Node, path: string): string | undefined => {
    if (given.nodeName !== wanted.nodeName) return `${path}: ${given.nodeName} for ${wanted.nodeName}`
    if (given instanceof Element) {
      const found = findInElement(given, wanted as Element, path)
      if (found !== undefined || given.nodeName === 'SCRIPT') return found
    } else if (!isSame(given.textContent ?? '', wanted.textContent ?? '')) {
      return `${path}: ${short(given.textContent ?? '')} for ${short(wanted.textContent ?? '')}`
    }
    if (given.childNodes.length !== wanted.childNodes.length)
      return `${path}: ${given.childNodes.length} nodes for ${wanted.childNodes.length}`
    for (let index = 0; index < given.childNodes.length; index++) {
      const found = findInNode(
        given.childNodes[index]!,
        wanted.childNodes[index]!,
        `${path}>${wanted.childNodes[index]!.nodeName.toLowerCase()}`,
      )
      if (found) return found
    }
    return undefined
  }
  return findInNode(parse(hostile), parse(harmless), '')
}
