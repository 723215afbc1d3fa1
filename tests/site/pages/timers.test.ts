import { expect, test } from 'vitest'
import { readData } from '../../helpers/site/built-site.ts'

test('the timers are those that were agreed', () => {
  expect(readData('site.yaml').timers).toMatchObject({
    headerScrollThreshold: 50,
    carouselIntervalMs: 5000,
    reviewCutCharacters: 80,
    revealThreshold: 0.1,
    leadFormMs: 600,
    contactFormMs: 1500,
    bannerMs: 5000,
    copiedMs: 2000,
  })
})
