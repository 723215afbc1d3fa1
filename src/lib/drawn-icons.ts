const drawn = /<svg [^>]*viewBox="0 0 24 24"[^>]*>(.*?)<\/svg>/g
const element = /<(\w+)((?: [^>]*)?)>/g
// The attributes that draw. Others, such as a style that an extension of the browser has set, are none of ours.
const attribute = / (d|[cr]?[xy][12]?|r|width|height|points|fill)="([^"]*)"/g

type Shape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** The shapes of the icons that a page's HTML draws, in its order. */
export function drawnIcons(html: string): Shape[] {
  return [...html.matchAll(drawn)].map(([, shapes = '']) =>
    [...shapes.matchAll(element)].map(([, tag = '', attributes = '']) => [
      tag,
      Object.fromEntries([...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, value])),
    ]),
  )
}

/** A page's data as JSON in which each icon is the number of the one like it that the page's HTML draws: what a page draws it need not carry a second time. */
export function withoutIcons(json: string, html: string): string {
  if (!json.includes('"icon":[[')) return json
  const numbers = new Map(drawnIcons(html).map((shape, number) => [JSON.stringify(shape), number]))
  return json.replace(/"icon":(\[\[.*?\}\]\])/g, (whole, shape: string) => {
    const number = numbers.get(shape)
    return number === undefined ? whole : `"icon":${number}`
  })
}

/** The data out of such JSON. */
export function parseWithIcons(json: string, html: () => string): unknown {
  if (!/"icon":\d/.test(json)) return JSON.parse(json)
  const icons = drawnIcons(html())
  return JSON.parse(json, (key, value: unknown) => (key === 'icon' && typeof value === 'number' ? icons[value] : value))
}
