const whole = /<span class="whole">([^<]*)<\/span>/g
// What stands between tags, where links lead, the names of places in the page, and the lines of icons. Others' attributes are none of ours.
const shown = />([^<]+)(?=<)| (?:href|id|d)="([^"]*)"/g

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
}

/** The texts that a page's HTML shows, in its order: as the site wrote them, be the HTML the host's or the browser's. */
function shownTexts(html: string): string[] {
  const texts: string[] = []
  for (const [, text, attribute = ''] of html.replace(whole, '$1').matchAll(shown))
    texts.push(unescape(text ?? attribute))
  return texts
}

function unescape(text: string): string {
  return text.includes('&') ? text.replace(/&[^;]+;/g, (name) => characters[name] ?? name) : text
}

/** Any value with each of its texts replaced. Both directions take the texts in this one order. */
function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, replace))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) copy[key] = mapTexts(one, replace)
  return copy
}

const mark = '~'
// A shorter text takes no more room than its place.
const shortest = 4

/** FNV-1a, so that texts of another page, or of one that others have changed, are not taken for the page's own. */
function addTo(sum: number, text: string): number {
  let next = sum
  for (let index = 0; index < text.length; index++) next = Math.imul(next ^ text.charCodeAt(index), 0x01000193)
  return next
}

/** A page's data without what its HTML shows. */
export interface LeftToMarkup {
  data: unknown
  /** Of all texts that were left out. */
  sum: number
}

/**
 * What of a page's data its HTML does not show: a text of the HTML is the way to it from the one before, `~` the next, `~3` the
 * third from there, and a text that begins with ~ has another.
 */
export function leaveToMarkup(data: unknown, html: string): LeftToMarkup {
  const places = new Map<string, number[]>()
  shownTexts(html).forEach((text, place) => {
    if (text.length < shortest) return
    const known = places.get(text)
    if (known) known.push(place)
    else places.set(text, [place])
  })
  let [last, sum] = [-1, 0]
  const left = mapTexts(data, (text) => {
    const all = places.get(text)
    const place = all?.find((one) => one > last) ?? all?.[0]
    if (place === undefined) return text.startsWith(mark) ? mark + text : text
    const step = place - last
    last = place
    sum = addTo(sum, text)
    return step === 1 ? mark : `${mark}${step}`
  })
  return { data: left, sum }
}

/** The whole data again. Undefined where the HTML is not as the site made it: a translator, a blocker or an extension was there. */
export function takeFromMarkup(left: LeftToMarkup, html: string): unknown {
  const texts = shownTexts(html)
  let [last, sum] = [-1, 0]
  const data = mapTexts(left.data, (text) => {
    if (!text.startsWith(mark)) return text
    if (text[1] === mark) return text.slice(1)
    last += Number(text.slice(1) || 1)
    const found = texts[last] ?? ''
    sum = addTo(sum, found)
    return found
  })
  return sum === left.sum ? data : undefined
}
