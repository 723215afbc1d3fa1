import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { findWebkit } from '../helpers/browser/find-browser.ts'
import { freePort } from '../helpers/hosts/free-port.ts'
import { sleep } from './visitor.ts'
import type { Engine } from './visitor.ts'

// The name that the protocol gives to an element in its answers, and to a key.
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const enter = '\uE007'

const screen = { width: 360, height: 740 }

/**
 * Drives WebKitGTK's own small browser by WebDriver, on a screen that nobody sees: without one GTK
 * does not start.
 */
export async function openWebkit(): Promise<Engine> {
  const { driver, display } = findWebkit()!
  const shown = spawn(display, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(shown.stdout!, 'data')) as [Buffer]
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}` }
  const started = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env })
  const session = await openSession(`http://127.0.0.1:${port}/session`)
  const find = async (selector: string) => {
    const found = await session('POST', '/element', { using: 'css selector', value: selector })
    return `/element/${(found as Record<string, string>)[elementKey]}`
  }
  const run = (ask: unknown, args: readonly unknown[]) =>
    session('POST', '/execute/sync', { script: `return (${String(ask)})(...arguments)`, args })
  return {
    goto: (url) => session('POST', '/url', { url }),
    evaluate: (ask, ...given) => run(ask, given) as never,
    click: async (selector) => {
      // By itself the driver scrolls no further than under the bar at the bottom.
      await run((wanted: string) => document.querySelector(wanted)!.scrollIntoView({ block: 'center' }), [selector])
      return session('POST', `${await find(selector)}/click`, {})
    },
    type: async (selector, text) => session('POST', `${await find(selector)}/value`, { text }),
    pressEnter: () => {
      const presses = ['keyDown', 'keyUp'].map((type) => ({ type, value: enter }))
      return session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: presses }] })
    },
    close: async () => {
      await session('DELETE', '')
      await Promise.all([started, shown].map(end))
    },
  }
}

type Ask = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** A window of a phone's size. As a full screen it has no bar, which would keep it wider. */
async function openSession(address: string): Promise<Ask> {
  const ask = async (...[method, path, body]: Parameters<Ask>): Promise<unknown> => {
    const answer = await fetch(address + path, { method, body: body ? JSON.stringify(body) : null })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`)
    return value
  }
  const browserOptions = { args: ['--automation', '--full-screen'] }
  const wanted = {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  }
  const { sessionId } = (await retry(() => ask('POST', '', wanted))) as { sessionId: string }
  const ofSession: Ask = (method, path, body) => ask(method, `/${sessionId}${path}`, body)
  await ofSession('POST', '/window/rect', screen)
  return ofSession
}

/** The driver listens a moment after it has started. */
async function retry<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++)
    try {
      return await act()
    } catch (error) {
      if (tries === 100 || !(error instanceof TypeError)) throw error
      await sleep(100)
    }
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  program.kill()
  await ended
}
