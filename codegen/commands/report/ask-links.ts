import { setTimeout as wait } from 'node:timers/promises'

export type Verdict = 'fine' | 'moved' | 'gone' | 'unreachable' | 'refused'

/** The result for an address. */
export interface Answer {
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

/** Requests each address, from a few hosts at a time. */
export async function askLinks(
  addresses: readonly string[],
  manners: Manners,
  onAnswer: (done: number) => void = () => undefined,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const hosts = new Map<string, string[]>()
  for (const address of addresses) hosts.set(hostOf(address), [...(hosts.get(hostOf(address)) ?? []), address])
  await inLanes(hostsAtOnce, [...hosts.values()], (ofHost) =>
    inLanes(requestsPerHost, ofHost, async (address) => {
      answers.set(address, await follow(address, manners))
      onAnswer(answers.size)
      await wait(manners.pause)
    }),
  )
  return answers
}

/** www.name.in usually redirects to name.in: both are one host. */
export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '')

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
    if (status === undefined) return { verdict: 'unreachable', said: fault ?? '' }
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

interface Reply {
  status?: number
  location?: string | undefined
  fault?: string
}

/** HEAD saves the host from sending the page. Many answer it wrongly: then GET is tried. */
async function ask(address: string, manners: Manners): Promise<Reply> {
  const head = await request('HEAD', address, manners)
  const isAnswered = head.status !== undefined && (head.status < 400 || head.status === 429)
  return isAnswered ? head : request('GET', address, manners)
}

async function request(method: 'HEAD' | 'GET', address: string, { userAgent, timeout }: Manners): Promise<Reply> {
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
    return { status, location }
  } catch (error) {
    return { fault: explain(error, timeout) }
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
