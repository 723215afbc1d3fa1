import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tests/helpers/find-browser.ts'

const port = Number(process.env['E2E_PORT'] ?? 4199)
const executablePath = findBrowser()
const chromium = { launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] } }

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line']],
  timeout: 60_000,
  use: { baseURL: `http://127.0.0.1:${port}`, locale: 'en-IN', timezoneId: 'Asia/Kolkata', trace: 'retain-on-failure' },
  webServer: { command: `node codegen/cli.mjs preview --port ${port}`, url: `http://127.0.0.1:${port}/`, reuseExistingServer: true },
  projects: [
    // A test that is about one width, or about none, runs in one of the two.
    { name: 'phone', grepInvert: /@wide/, use: { ...devices['Pixel 5'], ...chromium, viewport: { width: 360, height: 740 } } },
    { name: 'desktop', grepInvert: /@narrow/, use: { ...devices['Desktop Chrome'], ...chromium, viewport: { width: 1280, height: 800 } } },
    // Where they are installed (npx playwright install firefox webkit): the workflow runs all three.
    ...(process.env['ALL_BROWSERS'] ? [{ name: 'firefox', grepInvert: /@narrow/, use: devices['Desktop Firefox'] }, { name: 'webkit', grepInvert: /@narrow/, use: devices['Desktop Safari'] }] : []),
  ],
})
