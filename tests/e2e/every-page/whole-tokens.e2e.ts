import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 320, height: 640 } })

const paths = [
  '/',
  '/blog/tds-compliance-guide',
  '/blog/gst-compliance-tips',
  '/blog/professional-tax-guide',
  '/services/gst-reg',
  '/services/gst-return',
  '/gst/mumbai',
]

for (const path of paths) {
  test(
    `no form number, range or year breaks across lines on ${path}, and each is found as it is written`,
    { tag: '@narrow' },
    async ({ page }) => {
      const faults: string[] = []
      page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
      await page.goto(path)
      await expect(page.locator('main')).toBeVisible()
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
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
              .size
            if (lines > 0) tokens.push({ token, lines })
          }
        }
        return tokens
      })
      expect(found.length).toBeGreaterThan(0)
      expect(found.filter(({ lines }) => lines > 1)).toEqual([])
      expect(faults).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    },
  )
}

test('a form number is copied as it is written', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/services/gst-return')
  const copied = await page.evaluate(() => {
    getSelection()!.selectAllChildren(document.querySelector('main')!)
    return getSelection()!.toString()
  })
  expect(copied).toContain('GSTR-3B is due on the 20th of the next month')
})
