import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { CategoryArt, CategoryLabel } from '../../src/ui/category/category.tsx'
import { motifs } from '../../src/ui/category/motifs.tsx'
import type { Motif } from '../../src/ui/category/motifs.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import * as icons from '../../src/ui/icons.ts'
import { Logo } from '../../src/ui/logo/logo.tsx'
import { Seal } from '../../src/ui/seal/seal.tsx'
import { Stars } from '../../src/ui/stars/stars.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

describe('drawings say nothing that words do not say, so nobody hears them; they have a size where no style sheet comes', () => {
  test.each<[what: string, drawing: ReactElement]>([
    ['an icon', <Icon shape={icons.Check} />],
    ['a large icon', <Icon shape={icons.Check} size="large" />],
    ['the mark of the firm', <Logo />],
    ['the seal', <Seal />],
    ...(Object.keys(motifs) as Motif[]).map((motif): [string, ReactElement] => [
      `the picture "${motif}"`,
      <CategoryArt motif={motif} colour="teal" />,
    ]),
  ])('%s', (_, drawing) => {
    const svg = oneOf(markupOf(drawing), 'svg')
    expect(svg.getAttribute('aria-hidden')).toBe('true')
    expect(Number(svg.getAttribute('width'))).toBeGreaterThan(0)
    expect(Number(svg.getAttribute('height'))).toBeGreaterThan(0)
    expect(svg.querySelectorAll('path, rect, circle').length).toBeGreaterThan(0)
  })
})

test.each(Object.entries(icons))('the icon %s has all its lines', (_, shape) =>
  expect(oneOf(markupOf(<Icon shape={shape} />), 'svg').childNodes).toHaveLength(shape.length),
)

test("a category's name stands in words beside its icon", () =>
  expect(
    markupOf(<CategoryLabel category={{ id: 'gst', name: 'GST', colour: 'teal', icon: icons.Check, motif: 'slab' }} />)
      .text,
  ).toBe('GST'))

describe('a rating', () => {
  const render = (rating: number) => oneOf(markupOf(<Stars rating={rating} label="of 5 stars" />), '[role=img]')

  test('is said in words as one picture, not star by star', () => {
    expect(render(4.9).getAttribute('aria-label')).toBe('4.9 of 5 stars')
    expect(
      render(4.9)
        .querySelectorAll('svg')
        .map((star) => star.getAttribute('aria-hidden')),
    ).toEqual(Array(5).fill('true'))
  })

  test.each([
    [5, 5],
    [4.9, 5],
    [4.4, 4],
    [1, 1],
  ])('of %s fills %i of five stars', (rating, want) =>
    expect(
      render(rating)
        .querySelectorAll('svg')
        .filter((star) => star.getAttribute('fill') !== 'none'),
    ).toHaveLength(want),
  )
})
