import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
// The same engine without a window: each new page costs a third of the work that it costs the whole
// browser, which draws its own bars too.
const withoutWindow = ['chromium-headless-shell', 'chrome-headless-shell']
/**
 * How Chromium is started. Tools ask it where each request came from, and for that it would parse
 * every script twice: a tenth of a test's time that no visitor spends. It finds no other site than
 * those of this machine.
 */
export const browserArgs = [
  '--no-sandbox',
  '--js-flags=--no-enable-lazy-source-positions',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

interface BrowserWishes {
  /** The whole browser, with its window, as visitors have it. */
  isWhole?: boolean
}

/**
 * A browser at hand: the one that BROWSER_PATH names, an installed Chromium or Chrome, or
 * Playwright's own download.
 */
export function findBrowser({ isWhole = false }: BrowserWishes = {}): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const find = (wanted: readonly string[]) => folders.flatMap((folder) => wanted.map((name) => join(folder, name)))
  const own = ownDownload()
  return [
    process.env['BROWSER_PATH'] ?? '',
    ...(isWhole ? [] : find(withoutWindow)),
    ...find(names),
    ...usualPlaces,
    ...(own ? [own] : []),
  ].find(isProgram)
}

/** A Firefox at hand: the one that FIREFOX_PATH names, or an installed one. */
export function findFirefox(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [
    process.env['FIREFOX_PATH'] ?? '',
    ...folders.flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find(isProgram)
}

/**
 * The driver of an installed WebKitGTK, which is Safari's engine, and a screen that nobody sees.
 */
export function findWebkit(): { driver: string; display: string } | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram)
  const [driver, display] = [find('WebKitWebDriver'), find('Xvfb')]
  return driver && display ? { driver, display } : undefined
}

/**
 * Finds a browser, or gets one: first by Playwright's download, then by the system's package
 * manager. Says what it does.
 */
export function getBrowser(say: (line: string) => void, wishes: BrowserWishes = {}): string {
  const found = findBrowser(wishes)
  if (found) {
    say(`Browser: ${found}`)
    return found
  }
  say("No Chromium or Chrome is installed. Trying Playwright's own download.")
  run('npx', ['playwright', 'install', 'chromium'])
  if (!findBrowser(wishes) && existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo']
    const aptGet = (...args: string[]) => run([...sudo, 'apt-get'][0]!, [...sudo, 'apt-get', ...args].slice(1))
    aptGet('update')
    for (const name of wishes.isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      if (findBrowser(wishes)) break
      say(`The download failed. Trying the package manager: apt-get install ${name}.`)
      aptGet('install', '-y', '--no-install-recommends', name)
    }
  }
  const got = findBrowser(wishes)
  if (!got)
    throw new Error('No browser could be found or installed. Install Chromium or Chrome, or set BROWSER_PATH to one.')
  say(`Browser: ${got}`)
  return got
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' })
}

function ownDownload(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return file !== ''
  } catch {
    return false
  }
}
