import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const whole = (text: string) => `<span class="whole">${text}</span>`

test.each([
  ['File GSTR-1 now', `File ${whole('GSTR-1')} now`],
  ['GSTR-3B, REG-06 and INC-20A.', `${whole('GSTR-3B,')} ${whole('REG-06')} and ${whole('INC-20A.')}`],
  ['7–15 or 3-7 days', `${whole('7–15')} or ${whole('3-7')} days`],
  ['An e-mail within a 24-hour day', `An ${whole('e-mail')} within a ${whole('24-hour')} day`],
  ['₹10,000-20,000 in 2026-27', `${whole('₹10,000-20,000')} in ${whole('2026-27')}`],
])('a token whose hyphen browsers would break at is kept whole in "%s", letter for letter', (text, want) => {
  expect(renderToStaticMarkup(<p>{text}</p>)).toBe(`<p><span>${want}</span></p>`)
})

test('a text is cut exactly where a dash stands between capitals or digits, or behind a digit or a lone e', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aeAé1²-–₹.,/ अÉ'), maxLength: 40 })
  fc.assert(
    fc.property(text, (one) => {
      const html = renderToStaticMarkup(<p>{one}</p>)
      expect(html.includes('class="whole"')).toBe(
        /[\p{Lu}\p{N}][-–][\p{Lu}\p{N}₹]|\p{N}-\p{Ll}|(^|[^\w])[eE]-\p{Ll}/u.test(one),
      )
      expect(html.replace(/<[^>]+>/g, '')).toBe(one)
    }),
  )
})

test('texts among elements, in lists and in fragments are kept whole too, and elements stay as they are', () => {
  const html = renderToStaticMarkup(
    <div>
      GSTR-1 <b>and</b> {['REG-06', <i key="i">x</i>]}
      <>ITR-4</>
    </div>,
  )
  expect(html.replace(/<\/?span[^>]*>/g, '')).toBe('<div>GSTR-1 <b>and</b> REG-06<i>x</i>ITR-4</div>')
  expect(html.match(/class="whole"/g)).toHaveLength(3)
})

test('what holds letters alone, and attributes, hold no elements', () => {
  expect(
    renderToStaticMarkup(
      <select title="GSTR-1">
        <option>GSTR-1</option>
      </select>,
    ),
  ).toBe('<select title="GSTR-1"><option>GSTR-1</option></select>')
})
