import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { createPreviewServer } from '../../../codegen/publish/serve/preview-server.ts'
import { getBrowser } from './find-browser.ts'
import { kinds } from '../site/kinds.ts'
import { projectRoot } from '../project/site-folder.ts'

/**
 * `npx tsx tests/helpers/browser/contact-sheet.ts`: pictures of a page of every kind, as phones,
 * tablets and desktops show it in light and in dark, and one HTML page to look at them all. Names
 * of kinds as arguments take only those: `… home city`; `--to <folder>` puts them elsewhere.
 */
const widths = [360, 768, 1280, 1920]
const schemes = ['light', 'dark'] as const
const { values, positionals: asked } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true })
const folder = values.to ?? join(projectRoot, 'test-results/screenshots')

interface Picture {
  kind: string
  file: string
  width: number
  scheme: (typeof schemes)[number]
  isTooWide: boolean
}

const chosen = kinds.filter(([kind]) => asked.length === 0 || asked.includes(kind))
const say = (line: string) => process.stdout.write(`${line}\n`)

async function takePictures(browser: Browser, origin: string): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const scheme of schemes) {
    for (const width of widths) {
      // Under reduced motion nothing waits to be scrolled into view.
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        locale: 'en-IN',
        serviceWorkers: 'block',
      })
      await context.route(
        (url) => url.origin !== origin,
        (route) => route.abort(),
      )
      const page = await context.newPage()
      for (const [kind, path] of chosen) {
        const file = `${kind}-${width}-${scheme}.png`
        await page.goto(origin + path)
        await page.waitForFunction(() => history.scrollRestoration === 'manual')
        await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
        const isTooWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        pictures.push({ kind, file, width, scheme, isTooWide })
      }
      await context.close()
      say(`${width} px, ${scheme}: ${chosen.length} pictures`)
    }
  }
  return pictures
}

function sheetOf(pictures: readonly Picture[]): string {
  const figure = ({ file, width, scheme, isTooWide }: Picture) =>
    `<figure><a href="${file}"><img src="${file}" width="${width / 4}" loading="lazy" alt=""></a><figcaption>${width} ${scheme}${isTooWide ? ' <b>scrolls sideways</b>' : ''}</figcaption></figure>`
  const row = ([kind, path]: (typeof kinds)[number]) =>
    `<h2>${kind} <small>${path}</small></h2><div>${pictures
      .filter((picture) => picture.kind === kind)
      .map(figure)
      .join('')}</div>`
  return `<!DOCTYPE html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px system-ui;margin:1rem;background:#888}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}figure{margin:0}b{color:#b00}img{display:block;border:1px solid #444}</style>
${chosen.map(row).join('\n')}
`
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = createPreviewServer(join(projectRoot, 'dist'))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath: getBrowser(say), args: ['--no-sandbox'] })
try {
  const pictures = await takePictures(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  writeFileSync(join(folder, 'index.html'), sheetOf(pictures))
  const tooWide = pictures.filter(({ isTooWide }) => isTooWide)
  say(
    `${pictures.length} pictures: ${join(folder, 'index.html')}${tooWide.length > 0 ? `. Scrolling sideways: ${tooWide.map(({ file }) => file).join(', ')}` : ''}`,
  )
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}
