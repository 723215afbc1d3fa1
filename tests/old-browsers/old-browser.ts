import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from 'puppeteer-core'
import { PipeTransport } from 'puppeteer-core/internal/node/PipeTransport.js'

/** A page open in an old browser, with what its console has said so far. */
export type OldPage = Awaited<ReturnType<typeof openPage>>

export type OldBrowser = Awaited<ReturnType<typeof openOldBrowser>>

/**
 * Drives a browser by its debugging protocol over a pipe. Playwright's and Puppeteer's own browsers
 * of today ask old ones for what they do not know; the few commands that are used here have been
 * the same since Chromium 70.
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
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(`The browser did not start: ${message}`))
    child.once('exit', (code) =>
      resolve(
        `The browser ended (${code ?? 'killed'}). ${code === 127 ? 'A library is missing that comes with an installed Chromium, such as libnss3.' : ''}`,
      ),
    )
  })
  const [, , , to, from] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const connection = new Connection('', new PipeTransport(to, from))
  const fail = (why: string) => Promise.reject(new Error(why))
  return {
    newPage: () => Promise.race([openPage(connection), ended.then(fail)]),
    close: async () => {
      // By its own command, so that its helpers have ended too and nobody writes into the profile
      // any more.
      await connection.send('Browser.close').catch(() => child.kill('SIGKILL'))
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    },
  }
}

/** Opens a page of the size of a phone's. */
async function openPage(connection: Connection) {
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' })
  const { targetInfo } = await connection.send('Target.getTargetInfo', { targetId })
  const session = await connection.createSession(targetInfo)
  const complaints: string[] = []
  const requests: string[] = []
  session.on('Network.requestWillBeSent', ({ request }) => void requests.push(request.url))
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
    complaints.push(`${text} ${exception?.description ?? ''}`.trim())
  })
  session.on('Log.entryAdded', ({ entry: { level, text, url } }) => {
    if (level === 'error') complaints.push(`${text} ${url ?? ''}`.trim())
  })
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error' || type === 'warning')
      complaints.push(args.map(({ value, description }) => String(value ?? description)).join(' '))
  })
  for (const domain of ['Page', 'Runtime', 'Log', 'Network'] as const) await session.send(`${domain}.enable`)
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 740,
    deviceScaleFactor: 1,
    mobile: true,
  })

  /**
   * What an expression, or a function that needs nothing from outside itself, gives in the page; a
   * promise is waited for.
   */
  const evaluate = async <T>(work: string | (() => T | Promise<T>)): Promise<T> => {
    const expression = typeof work === 'string' ? work : `(${work.toString()})()`
    const asked = { expression, returnByValue: true, awaitPromise: true }
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', asked)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The expression failed.')
    return result.value as T
  }
  return {
    /** Uncaught errors and the console's own, as of a lost file or a broken policy. */
    complaints,
    /** The addresses of the scripts and pages that were asked for. */
    requests,
    evaluate,
    open: async (address: string) => {
      const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve))
      await session.send('Page.navigate', { url: address })
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
    close: async () => void (await connection.send('Target.closeTarget', { targetId })),
  }
}

// Where a visitor is, and what says so.
const place = `[location.href, document.querySelector('h1').innerText]`
