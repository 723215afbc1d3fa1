import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { CategoryArt } from '../../src/ui/category/category.tsx'
import { motifs } from '../../src/ui/category/motifs.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import * as icons from '../../src/ui/icons.ts'
import { Logo } from '../../src/ui/logo/logo.tsx'
import { Seal } from '../../src/ui/seal/seal.tsx'
import { Stars } from '../../src/ui/stars/stars.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

test.each<[what: string, drawing: ReactElement]>([
  ['an icon', <Icon shape={icons.Check} />],
  ['the mark of the firm', <Logo />],
  ['the seal', <Seal />],
  ...(Object.keys(motifs) as (keyof typeof motifs)[]).map((motif): [string, ReactElement] => [
    `the picture "${motif}"`,
    <CategoryArt motif={motif} colour="teal" />,
  ]),
])('%s says nothing that words do not say, so nobody hears it', (_, drawing) => {
  const svg = oneOf(markupOf(drawing), 'svg')
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(svg.querySelectorAll('path, rect, circle').length).toBeGreaterThan(0)
})

test.each([
  [4.9, 5],
  [4.4, 4],
])('a rating of %s fills %i of five stars, and is said in words as one picture', (rating, want) => {
  const picture = oneOf(markupOf(<Stars rating={rating} label="of 5 stars" />), '[role=img]')
  expect(picture.getAttribute('aria-label')).toBe(`${rating} of 5 stars`)
  const stars = picture.querySelectorAll('svg')
  expect(stars.map((star) => star.getAttribute('aria-hidden'))).toEqual(Array(5).fill('true'))
  expect(stars.filter((star) => star.getAttribute('fill') !== 'none')).toHaveLength(want)
})
