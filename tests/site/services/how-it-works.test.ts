import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { getPage } from '../../helpers/site/built-site.ts'
import { figureOn, testStated } from '../../helpers/site/stated.ts'

testStated([
  figureOn('/howitworks', '10,000+', 'happy clients'),
  figureOn('/howitworks', '50,000+', 'filings'),
  figureOn('/howitworks', '24/7', 'support'),
  figureOn('/howitworks', '100%', 'secure'),
  ['/howitworks', 'ol > li', ['Choose Your Service', '2-5 minutes']],
  ['/howitworks', 'ol > li', ['Share Documents', '10-15 minutes']],
  ['/howitworks', 'ol > li', ['Get Filed & Compliant', '1-7 business days']],
])

test('the page ends with ways to begin', () => {
  const { callToAction } = readData('pages/how-it-works.yaml')
  const links = getPage('/howitworks').root.querySelectorAll('main a')
  const hrefOf = (label: string) => links.find(({ text }) => text.includes(label))?.getAttribute('href')
  expect(hrefOf(callToAction.button)).toBe(readData('site.yaml').schedulingUrl)
  expect(hrefOf(callToAction.link.label)).toBe(callToAction.link.href)
})
