import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../helpers/browser/find-browser.ts'
import { makeProjectCopy } from '../../helpers/project/project-copy.ts'
import type { Started } from '../../helpers/project/project-copy.ts'

const project = makeProjectCopy()
let browser: Browser
let server: Started | undefined
let said = ''

beforeAll(async () => {
  const executablePath = findBrowser()
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
}, 60_000)
afterEach(async () => {
  server?.process.kill()
  await server?.ended
  server = undefined
})
afterAll(async () => {
  await browser?.close()
  project.remove()
})

/** Starts the development server on a free port and gives back its address. */
async function startServer(): Promise<string> {
  said = ''
  server = project.start(['dev'], { PORT: '0' })
  const { stdout, stderr } = server.process
  stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    stdout!.on('data', (chunk: Buffer) => {
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(chunk.toString().replace(/\u001b\[\d+m/g, ''))?.[0]
      if (address) resolve(address)
    })
    void server!.ended.then(({ err }) => reject(new Error(err)))
  })
}

const sound = 'chennai: { name: Chennai,'
const overlay = (page: Page) => page.locator('vite-error-overlay')
const reportIn = (page: Page) =>
  page.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '')

describe('npm run dev', () => {
  test('shows an edit of the data by itself, a mistake as a report over the page and in the terminal, and clears it when it is put right', async () => {
    const address = await startServer()
    const page = await browser.newPage()
    await page.goto(`${address}gst/chennai`)
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.includes('Chennai'))

    project.edit('data/cities.yaml', sound, 'chennai: { name: Chennapattinam,')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.includes('Chennapattinam'))

    project.edit('data/cities.yaml', 'chennai: { name: Chennapattinam,', 'chennai: { nmae: Chennapattinam,')
    await overlay(page).waitFor({ state: 'attached' })
    const report = await reportIn(page)
    expect(report).toContain('unknown-key')
    expect(report).toMatch(/data\/cities\.yaml:\d+:\d+/)
    expect(report).toContain('Did you mean "name"?')
    await expect.poll(() => said).toContain('Did you mean "name"?')

    project.edit('data/cities.yaml', 'chennai: { nmae: Chennapattinam,', sound)
    await overlay(page).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.includes('Chennai'))
    await page.close()
  }, 120_000)
})
