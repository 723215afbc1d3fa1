import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

type Values = Record<string, unknown>

interface Message extends Values {
  id?: number
  method?: string
  params?: Values
  sessionId?: string
  result?: Values
  error?: { message: string }
}

/** A page open in an old browser, with what its console has said so far. */
export type OldPage = Awaited<ReturnType<typeof openPage>>

export type OldBrowser = Awaited<ReturnType<typeof openOldBrowser>>

/**
 * Drives a browser by its debugging protocol over a pipe. Playwright and Puppeteer of today ask old
 * browsers for what they do not know; the few commands that are used here have been the same since
 * Chromium 70.
 */
export async function openOldBrowser(program: string) {
  const profile = mkdtempSync(join(tmpdir(), 'old-browser-'))
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--hide-scrollbars',
    '--no-first-run',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const pipe = connect(child)
  return {
    newPage: () => openPage(pipe),
    close: async () => {
      // By its own command, so that its helpers have ended too and nobody writes into the profile
      // any more.
      await pipe.send('Browser.close').catch(() => child.kill('SIGKILL'))
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    },
  }
}

interface Pipe {
  send: (method: string, params?: Values, sessionId?: string) => Promise<Values>
  listen: (hear: (message: Message) => void) => void
}

function connect(child: ChildProcess): Pipe {
  const [, , , to, from] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, { resolve: (result: Values) => void; reject: (error: Error) => void }>()
  const listeners: ((message: Message) => void)[] = []
  let last = 0
  let rest = ''
  const fail = (why: string) => {
    for (const { reject } of waiting.values()) reject(new Error(why))
    waiting.clear()
  }
  child.once('error', (error) => fail(`The browser did not start: ${error.message}`))
  child.once('exit', (code) =>
    fail(
      `The browser ended (${code ?? 'killed'}). ${code === 127 ? 'A library is missing that comes with an installed Chromium, such as libnss3.' : ''}`,
    ),
  )
  to.on('error', () => fail('The browser does not listen.'))
  from.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0')
    rest = parts.pop()!
    for (const message of parts.map((part) => JSON.parse(part) as Message)) {
      const asked = message.id === undefined ? undefined : waiting.get(message.id)
      if (!asked) for (const hear of listeners) hear(message)
      else if (message.error) asked.reject(new Error(message.error.message))
      else asked.resolve(message.result ?? {})
      waiting.delete(message.id ?? 0)
    }
  })
  return {
    listen: (hear) => void listeners.push(hear),
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve, reject })
        to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
  }
}

/** Opens a page of the size of a phone's. */
async function openPage(pipe: Pipe) {
  const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = (await pipe.send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string }
  const send = (method: string, params?: Values) => pipe.send(method, params, sessionId)
  const complaints: string[] = []
  const requests: string[] = []
  let onLoad = () => {}
  pipe.listen((message) => {
    if (message.sessionId !== sessionId) return
    if (message.method === 'Page.loadEventFired') onLoad()
    if (message.method === 'Network.requestWillBeSent')
      requests.push((message.params as { request: { url: string } }).request.url)
    const complaint = findComplaint(message)
    if (complaint !== undefined) complaints.push(complaint)
  })
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await send(`${domain}.enable`)
  await send('Emulation.setDeviceMetricsOverride', { width: 360, height: 740, deviceScaleFactor: 1, mobile: true })

  /**
   * What an expression, or a function that needs nothing from outside itself, gives in the page; a
   * promise is waited for.
   */
  const evaluate = async <T>(work: string | (() => T | Promise<T>)): Promise<T> => {
    const expression = typeof work === 'string' ? work : `(${work.toString()})()`
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    })) as { result: { value: T }; exceptionDetails?: { exception?: { description?: string } } }
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The expression failed.')
    return result.value
  }
  return {
    /** Uncaught errors and the console's own, as of a lost file or a broken policy. */
    complaints,
    /** The addresses of the scripts and pages that were asked for. */
    requests,
    evaluate,
    open: async (address: string) => {
      const loaded = new Promise<void>((resolve) => {
        onLoad = resolve
      })
      await send('Page.navigate', { url: address })
      await loaded
    },
    /** Presses a link and waits until its page is there, loaded or put in place by the script. */
    follow: async (selector: string) => {
      const before = await evaluate<string>(`JSON.stringify(${place})`)
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)
      // The address changes before the heading does.
      const isThere = () =>
        evaluate<boolean>(
          `${place}.every((one, index) => one !== ${before}[index]) && document.readyState === 'complete'`,
        ).catch(() => false)
      while (!(await isThere())) await sleep(50)
    },
    close: async () => void (await pipe.send('Target.closeTarget', { targetId })),
  }
}

// Where a visitor is, and what says so.
const place = `[location.href, document.querySelector('h1').innerText]`

function findComplaint({ method, params }: Message): string | undefined {
  if (method === 'Runtime.exceptionThrown') {
    const { text, exception } = (params as { exceptionDetails: { text: string; exception?: { description?: string } } })
      .exceptionDetails
    return `${text} ${exception?.description ?? ''}`.trim()
  }
  if (method === 'Log.entryAdded') {
    const { level, text, url } = (params as { entry: { level: string; text: string; url?: string } }).entry
    return level === 'error' ? `${text} ${url ?? ''}`.trim() : undefined
  }
  if (method === 'Runtime.consoleAPICalled') {
    const { type, args } = params as { type: string; args: { value?: unknown; description?: string }[] }
    return type === 'error' || type === 'warning'
      ? args.map(({ value, description }) => String(value ?? description)).join(' ')
      : undefined
  }
  return undefined
}
