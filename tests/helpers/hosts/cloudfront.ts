import { runInNewContext } from 'node:vm'
import type { Reply } from './raw-request.ts'

interface StoredObject {
  body: Buffer
  type: string
  caching: string
}

export interface Distribution {
  /** What lies in the bucket, by key. */
  objects: ReadonlyMap<string, StoredObject>
  viewerRequest: string
  viewerResponse: string
}

/** An answer of a function to a request; without a status it is the request itself. */
interface FromFunction {
  uri: string
  statusCode?: number
  headers: Record<string, { value: string }>
}

/**
 * A distribution as the README describes it: the two functions run as they are, the bucket is asked
 * for the key, and what it does not have is answered with /404.html. That AWS does just so nobody
 * can see from here.
 */
export function askCloudFront({ objects, viewerRequest, viewerResponse }: Distribution, target: string): Reply {
  const [uri, query] = splitOnce(target, '?')
  const asked = run(
    viewerRequest,
    `{ request: { method: 'GET', uri: ${JSON.stringify(uri)}, querystring: {}, headers: {}, rawQueryString: () => (${JSON.stringify(query)}) } }`,
  )
  if (asked.statusCode !== undefined)
    return { status: asked.statusCode, headers: plain(asked.headers), body: Buffer.alloc(0) }
  const key = decodeURIComponent(asked.uri.slice(1))
  const found = objects.get(key)
  const object = found ?? objects.get('404.html')!
  const headers = { 'content-type': { value: object.type }, 'cache-control': { value: object.caching } }
  // Functions see no answer of 400 or above.
  const answered = found
    ? run(
        viewerResponse,
        `{ request: { uri: ${JSON.stringify(asked.uri)} }, response: { statusCode: 200, headers: ${JSON.stringify(headers)} } }`,
      ).headers
    : headers
  return { status: found ? 200 : 404, headers: plain(answered), body: object.body }
}

/** What a function makes of an event. The runtime knows neither modules nor Node. */
export function run(code: string, event: string): FromFunction {
  return JSON.parse(runInNewContext(`${code}\nJSON.stringify(handler(${event}))`) as string) as FromFunction
}

function plain(headers: Readonly<Record<string, { value: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
}

function splitOnce(text: string, mark: string): [before: string, after: string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
