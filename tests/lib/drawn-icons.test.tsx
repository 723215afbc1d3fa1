import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getIcon, iconNames } from '../../codegen/model/icon-set.ts'
import { escapeHtml, scriptJson } from '../../src/render/escape.ts'
import { parseWithIcons, withoutIcons } from '../../src/lib/drawn-icons.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'

const someIcon = fc.constantFrom(...iconNames).map((name) => ({ icon: getIcon(name) }))
const card = fc.record({ title: fc.string(), text: fc.string(), icon: someIcon.map(({ icon }) => icon) })

test('the data of a page has the icons again that its HTML draws, in whatever order and beside whatever texts', () => {
  fc.assert(
    fc.property(
      fc.array(card, { maxLength: 8 }),
      fc.array(someIcon, { maxLength: 4 }),
      fc.nat(11),
      (cards, others, turn) => {
        const all = [...cards, ...others]
        const drawn = [...all.slice(turn), ...all.slice(0, turn)]
        const html = drawn.map(
          ({ icon, ...texts }) => escapeHtml(JSON.stringify(texts)) + renderToString(<Icon shape={icon} />),
        )
        const json = scriptJson({ cards, kind: 'home' })
        const left = withoutIcons(json, html.join(''))
        expect(parseWithIcons(left, () => html.join(''))).toEqual({ cards, kind: 'home' })
      },
    ),
  )
})

test('an icon that is drawn is carried as its number, and one that is not as it is', () => {
  const [check, house] = [getIcon('check'), getIcon('house')]
  const html = renderToString(<Icon shape={house} />)
  const json = JSON.stringify({ a: { icon: check }, b: { icon: house } })
  expect(withoutIcons(json, html)).toBe(JSON.stringify({ a: { icon: check }, b: { icon: 0 } }))
})

test('a style that an extension of the browser has set is no part of an icon', () => {
  const shape = getIcon('house')
  const html = renderToString(<Icon shape={shape} />).replaceAll(
    '<path ',
    '<path style="stroke: red" onclick="steal()" ',
  )
  expect(parseWithIcons('{"icon":0}', () => html)).toEqual({ icon: shape })
})
