import { expect, test } from 'playwright/test'
import { isEvery } from '../../helpers/every.ts'

test.use({ viewport: { width: 320, height: 640 } })

const paths = [
  '/',
  '/blog/tds-compliance-guide',
  ...(isEvery ? ['/blog/gst-compliance-tips', '/blog/professional-tax-guide', '/services/gst-reg'] : []),
  '/gst/mumbai',
  '/services/gst-return',
]

test('no form number, range or year breaks across lines', { tag: '@narrow' }, async ({ page, context }) => {
  for (const path of paths) {
    await page.goto(path)
    // Those of one name would close each other.
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.removeAttribute('name')
      for (const one of all) one.setAttribute('open', '')
    })
    const found = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const tokens: { token: string; lines: number }[] = []
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: token, index } of node.data.matchAll(/[\p{Lu}\p{N}]+[-–][\p{Lu}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + token.length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size
          if (lines > 0) tokens.push({ token, lines })
        }
      }
      return tokens
    })
    expect.soft(found.length, path).toBeGreaterThan(0)
    expect
      .soft(
        found.filter(({ lines }) => lines > 1),
        path,
      )
      .toEqual([])
  }
  await test.step('a form number is copied as it is written', async () => {
    const copied = await page.evaluate(() => {
      getSelection()!.selectAllChildren(document.querySelector('main')!)
      return getSelection()!.toString()
    })
    expect(copied).toContain('GSTR-3B is due on the 20th of the next month')
  })
  await test.step("no word of a button or of the home page's ledger is broken", async () => {
    const devtools = await context.newCDPSession(page)
    for (const path of ['/', '/pricing']) {
      await page.goto(path)
      for (const [width, letters] of [
        [320, 16],
        [360, 20],
        [360, 32],
      ] as const) {
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: 13 } })
        await page.setViewportSize({ width, height: 740 })
        await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`)
        const broken = await page.locator('main :is(a:has(> b), a[href*="wa.me"], button):visible').evaluateAll(
          (all, fontSize) =>
            all.flatMap((one) => {
              const { left, right } = one.getBoundingClientRect()
              const cut = [...one.querySelectorAll('span:not(.visually-hidden)')].some((part) => {
                const box = part.getBoundingClientRect()
                return box.width > 0 && (box.left < left - 1 || box.right > right + 1)
              })
              const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT, (node) =>
                node.parentElement!.closest('.visually-hidden') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
              )
              const words: string[] = cut ? [one.textContent] : []
              while (texts.nextNode()) {
                const node = texts.currentNode as Text
                for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}₹,]+/gu)) {
                  // A longer one has no line to itself in letters of twice the size.
                  if (word.length > 9 && fontSize > 20) continue
                  const range = document.createRange()
                  range.setStart(node, index)
                  range.setEnd(node, index + word.length)
                  if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word)
                }
              }
              return words
            }),
          letters,
        )
        expect(broken, `${path} at ${width} px in letters of ${letters} px`).toEqual([])
      }
    }
  })
})
