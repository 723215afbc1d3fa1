import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A browser at hand: the one that BROWSER_PATH names, an installed Chromium or Chrome, or Playwright's own download. */
export function findBrowser(): string | undefined {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const own = ownDownload()
  return [process.env['BROWSER_PATH'] ?? '', ...inPath, ...usualPlaces, ...(own ? [own] : [])].find(isProgram)
}

/** Finds a browser, or gets one: first by Playwright's download, then by the system's package manager. Says what it does. */
export function getBrowser(say: (line: string) => void): string {
  const found = findBrowser()
  if (found) {
    say(`Browser: ${found}`)
    return found
  }
  say("No Chromium or Chrome is installed. Trying Playwright's own download.")
  run('npx', ['playwright', 'install', 'chromium'])
  if (!findBrowser() && existsSync('/usr/bin/apt-get')) {
    say('The download failed. Trying the package manager: apt-get install chromium.')
    const sudo = process.getuid?.() === 0 ? [] : ['sudo']
    run([...sudo, 'apt-get'][0]!, [...sudo, 'apt-get', 'update'].slice(1))
    run([...sudo, 'apt-get'][0]!, [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'].slice(1))
  }
  const got = findBrowser()
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
