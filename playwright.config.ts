import { defineConfig, devices } from 'playwright/test'
import { browserArgs, findBrowser } from './tests/helpers/browser/find-browser.ts'
import { isEvery } from './tests/helpers/every.ts'

const executablePath = findBrowser()
const later = isEvery ? [] : [/@every/]
const chromium = { launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArgs } }

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line']],
  timeout: 60_000,
  // On a busy machine a page takes seconds; one that is well waits for none of this.
  expect: { timeout: 15_000 },
  // A machine that is busy otherwise may be too slow once: what passes on the second try is listed
  // as flaky. What is broken fails twice.
  retries: 1,
  // Started for this run alone, on a free port or the one that E2E_PORT names; a server that stands
  // there already is never used.
  globalSetup: './tests/helpers/browser/own-site.setup.ts',
  // The setup has run before the tests' processes read this. A trace of every test would cost a
  // fifth of their time: --trace on gives one.
  use: {
    baseURL: process.env['E2E_ORIGIN'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A context of its own costs a test as much as two pages. What a reset of it forgets,
    // visitor.ts takes back.
    reuseContext: true,
  },
  projects: [
    // A test without a tag is about no width and runs on the phone alone; @both runs on both.
    // `npm run test:every` adds those with @every, and @also-wide on the wide screen.
    {
      name: 'phone',
      grepInvert: [/@wide/, ...later],
      use: { ...devices['Pixel 5'], ...chromium, viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      grep: isEvery ? /@wide|@both|@also-wide/ : /@wide|@both/,
      grepInvert: later,
      use: { ...devices['Desktop Chrome'], ...chromium, viewport: { width: 1280, height: 800 } },
    },
    // Where it is installed (npx playwright install webkit): the workflow runs it. Firefox has a
    // stage of its own, tests/engines.
    ...(process.env['WEBKIT']
      ? [{ name: 'webkit', grepInvert: [/@narrow/, ...later], use: devices['Desktop Safari'] }]
      : []),
  ],
})
