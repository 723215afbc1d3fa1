import { groupBy } from '../../lib/group-by.ts'
import { getRecord } from '../../lib/present.ts'
import { linksInMarkdown } from '../../pages/checks/dead-links.ts'
import { placeIn } from '../../model/records.ts'
import type { LinkedData } from '../../model/records.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { count } from '../../model/texts/format.ts'
import { showPlace } from '../../problem/format-report.ts'
import { setTimeout as wait } from 'node:timers/promises'

/** An address of another site, and where the data names it. */
interface OutsideLink {
  address: string
  places: readonly string[]
}

/** Every address of another site in the data, once. The policy in headers.yaml has patterns. */
export function findLinks({ entries }: Pick<LinkedData, 'entries'>, origin: string): OutsideLink[] {
  const places = new Map<string, string[]>()
  const add = (text: string, place: string) => {
    const address = toAddress(text, origin)
    if (address !== undefined) places.set(address, [...(places.get(address) ?? []), place])
  }
  for (const entry of entries) {
    if (entry.collection === 'headers') continue
    visitTexts(entry.value, (text, path) => add(text, showPlace(placeIn(entry, path))))
    for (const { href, place } of linksInMarkdown(entry)) add(href, showPlace(place))
  }
  return [...places].map(([address, named]) => ({ address, places: named }))
}

/** Undefined for hosts under .example: `validate --deploy` lists them. The part after # is cut. */
function toAddress(text: string, origin: string): string | undefined {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.origin === new URL(origin).origin || url.hostname.endsWith('.example')) return undefined
  url.hash = ''
  return url.href
}

const headings: readonly [Exclude<Verdict, 'fine'>, string][] = [
  ['gone', 'Gone. Find the new address, or another source:'],
  ['moved', 'Moved for good. Open the new address, compare, and write it:'],
  ['unreachable', 'Not reached. Ask again on another day:'],
  ['refused', 'Could not be asked: the host refuses programs. Open it in a browser:'],
]

/** The addresses that need a person, by result, each with the places that name it. */
export function describeLinks(links: readonly AskedLink[]): string[] {
  const of = (verdict: Verdict) => links.filter((link) => link.verdict === verdict)
  const hosts = new Set(links.map(({ address }) => hostOf(address))).size
  return [
    `${count(links.length, 'link')} of ${count(hosts, 'host')} asked: ${of('fine').length} answered, ${of('moved').length} moved, ${of('gone').length} gone, ${of('unreachable').length} not reached, ${of('refused').length} could not be asked.`,
    ...headings.flatMap(([verdict, heading]) => {
      const found = of(verdict).flatMap(({ address, said, places }) => [
        `  ${address}  ${said}`,
        ...places.map((place) => `    ${place}`),
      ])
      return found.length > 0 ? ['', heading, ...found] : []
    }),
  ]
}

type Verdict = 'fine' | 'moved' | 'gone' | 'unreachable' | 'refused'

interface Answer {
  verdict: Verdict
  /** The status or the failure, and the new address of a page that has moved. */
  said: string
}

interface Manners {
  /** Identifies us, so that a host can object. */
  userAgent: string
  /** Milliseconds until a response must arrive. */
  timeout: number
  /** Milliseconds between two requests to a host. */
  pause: number
}

const hostsAtOnce = 8
// As many connections as a considerate crawler opens to one host.
const requestsPerHost = 2
const mostHops = 10

export type AskedLink = OutsideLink & Answer

/** Requests each address, from a few hosts at a time. */
export async function askLinks(
  links: readonly OutsideLink[],
  manners: Manners,
  onAnswer: (done: number) => void = () => undefined,
): Promise<AskedLink[]> {
  const answers = new Map<string, Answer>()
  const hosts = groupBy(links, ({ address }) => hostOf(address))
  await inLanes(hostsAtOnce, [...hosts.values()], (ofHost) =>
    inLanes(requestsPerHost, ofHost, async (link) => {
      answers.set(link.address, await follow(link.address, manners))
      onAnswer(answers.size)
      await wait(manners.pause)
    }),
  )
  return links.map((link) => ({ ...link, ...getRecord(answers, link.address) }))
}

/** www.name.in usually redirects to name.in: both are one host. */
const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '')

async function inLanes<Job>(lanes: number, jobs: readonly Job[], run: (job: Job) => Promise<void>): Promise<void> {
  const left = jobs.values()
  const lane = async () => {
    for (const job of left) await run(job)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Follows redirects. Only permanent ones make an address outdated. */
async function follow(address: string, manners: Manners): Promise<Answer> {
  let at = address
  let moved: string | undefined
  let isForGood = true
  for (let hop = 0; hop < mostHops; hop++) {
    const { status, location, fault } = await ask(at, manners)
    const to = location !== undefined && URL.canParse(location, at) ? new URL(location, at).href : undefined
    if (status === undefined) return { verdict: 'unreachable', said: fault }
    if (to === undefined || !/^https?:/.test(to)) return judge(status, moved)
    at = to
    isForGood &&= status === 301 || status === 308
    if (isForGood) moved = at
  }
  return { verdict: 'unreachable', said: `more than ${mostHops} redirects` }
}

function judge(status: number, moved: string | undefined): Answer {
  const said = moved === undefined ? String(status) : `→ ${moved}`
  if (status >= 200 && status < 300) return { verdict: moved === undefined ? 'fine' : 'moved', said }
  if (status === 404 || status === 410) return { verdict: 'gone', said: String(status) }
  return { verdict: status >= 400 && status < 500 ? 'refused' : 'unreachable', said: String(status) }
}

/** HEAD saves the host from sending the page. Many answer it wrongly: then GET is tried. */
async function ask(address: string, manners: Manners) {
  const head = await request('HEAD', address, manners)
  const isAnswered = head.status !== undefined && (head.status < 400 || head.status === 429)
  return isAnswered ? head : request('GET', address, manners)
}

async function request(method: 'HEAD' | 'GET', address: string, { userAgent, timeout }: Manners) {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': userAgent },
      signal: AbortSignal.timeout(timeout),
    })
    const { status } = response
    const location = status >= 300 && status < 400 ? (response.headers.get('location') ?? undefined) : undefined
    await response.body?.cancel()
    return { status, location, fault: undefined }
  } catch (error) {
    return { status: undefined, location: undefined, fault: explain(error, timeout) }
  }
}

/** fetch puts the system's message into the cause of its own error. */
function explain(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer in ${timeout / 1000} s`
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause ? String(cause.code) : cause.message
}
