import { describe, expect, test } from 'vitest'
import { planLayout } from '../../../codegen/pages/shared/plan-layout.ts'
import { shareCard } from '../../../codegen/pages/all-pages.ts'
import type { ShareCard } from '../../../codegen/pages/all-pages.ts'
import { useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const { routes, context } = await useSiteFolder('small-site').plan()
const layout = planLayout(context)

const cardOf = (path: string) => shareCard(routes.find((route) => route.path === path)!.record(), layout)

const wanted: [path: string, card: Omit<ShareCard, 'firm'>][] = [
  [
    '/services/gst-reg',
    {
      kicker: 'License / Registration',
      heading: 'GST Registration',
      facts: [
        { value: expect.stringMatching(/^₹2,359\s–\s₹5,899\swith\sGST$/) as string, label: 'Pricing' },
        { value: '7-15 business days', label: 'Time it takes' },
      ],
    },
  ],
  [
    '/gst/mysuru',
    {
      kicker: 'Karnataka',
      heading: 'Easy GST Registration in Mysuru',
      facts: [
        { value: '29', label: 'GST state code' },
        { value: '₹40 lakh', label: 'Limit, goods only' },
        { value: '₹20 lakh', label: 'Limit, services' },
      ],
    },
  ],
]

describe('a picture says what its page is about', () => {
  test.each(wanted)('%s', (path, card) => {
    expect(cardOf(path)).toEqual({ firm: 'Lekhasetu', ...card })
  })

  test('an article names its category and how long it takes to read', () => {
    const { kicker, facts } = cardOf('/blog/gst-compliance-tips')
    expect(kicker).toBe('GST')
    expect(facts[0]).toEqual({ value: expect.stringMatching(/^\d+$/) as string, label: 'min read' })
  })

  test('every listed page has a heading, a line over it and at most three figures', () => {
    for (const route of routes.filter((one) => one.canonicalPath === one.path)) {
      const { heading, kicker, facts } = cardOf(route.path)
      expect([
        route.path,
        heading !== '' &&
          kicker !== '' &&
          facts.length <= 3 &&
          facts.every(({ value, label }) => value !== '' && label !== ''),
      ]).toEqual([route.path, true])
    }
  })
})
