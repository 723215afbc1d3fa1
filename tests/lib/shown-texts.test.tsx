import fc from 'fast-check'
import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { leaveToMarkup, takeFromMarkup } from '../../src/lib/shown-texts.ts'

// Texts as pages have them, some of which are in markup what they are not in data, or begin as a place does.
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('GSTR-1 by the 11th', '7–15 days', 'R&D <b>', `"quoted" it's`, '₹1,999', 'a\u00a0b', '/gst/pune'),
  fc.string().map((end) => `~${end}`),
)
const data = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, text, fc.nat(), fc.boolean(), fc.constant(null), tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 6 }),
  record: fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    tie('value'),
    { maxKeys: 6 },
  ),
})).record

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const page = (texts: readonly string[]) =>
  renderToString(
    <main>
      {texts.map((one, index) => (
        <Fragment key={index}>
          <p id={one}>{one}</p> or <a href={one}>{index} times</a>
        </Fragment>
      ))}
    </main>,
  )

/** A record, and the HTML of a page that shows some of its texts and others, in another order. */
const dataAndHtml = fc.tuple(data, fc.array(text), fc.nat(20), fc.nat(3)).map(([record, others, turn, every]) => {
  const texts = [...textsOf(record).filter((_, index) => index % (every + 1) === 0), ...others]
  return [record, page([...texts.slice(turn), ...texts.slice(0, turn)])] as const
})

const toBrowser = (value: unknown) => JSON.parse(JSON.stringify(value)) as ReturnType<typeof leaveToMarkup>

test('a page has its whole data again, whatever of it its HTML shows, and in whatever order', () => {
  fc.assert(
    fc.property(dataAndHtml, ([record, html]) => {
      const left = toBrowser(leaveToMarkup(record, html))
      expect(takeFromMarkup(left, html)).toEqual(toBrowser(record))
      // What follows the page in the document changes nothing.
      expect(takeFromMarkup(left, `${html}<footer><a href="/">Home</a></footer>`)).toEqual(toBrowser(record))
    }),
  )
})

test('from a page that somebody has changed it has the whole data or none, and never another text', () => {
  fc.assert(
    fc.property(dataAndHtml, text, fc.nat(), fc.nat(2), ([record, html], other, place, way) => {
      const left = toBrowser(leaveToMarkup(record, html))
      const tags = html.split(/(?=<)/)
      const at = place % tags.length
      const added = renderToString(<b id={other}>{other}</b>)
      tags.splice(at, way === 0 ? 0 : 1, ...(way === 1 ? [] : [added]))
      expect([toBrowser(record), undefined]).toContainEqual(takeFromMarkup(left, tags.join('')))
    }),
  )
})

test('a text that the page shows is not carried a second time, tokens that are kept whole among its words or not', () => {
  const record = {
    title: 'GSTR-1 by the 11th',
    href: '/services/gst-reg',
    note: 'shown nowhere',
    icon: [['path', { d: 'M12 5v14' }]],
  }
  const html = renderToString(
    <main>
      <a href={record.href}>{record.title}</a>
      <svg>
        <path d="M12 5v14" />
      </svg>
    </main>,
  )
  expect(html).toContain('<span class="whole">GSTR-1</span>')
  const { data: left } = leaveToMarkup(record, html)
  expect(left).toEqual({ title: '~2', href: '~-1', note: 'shown nowhere', icon: [['path', { d: '~2' }]] })
})

test('what extensions of the browser add to elements is no text of the page', () => {
  const html = '<main><p>Twenty days</p><p>At most</p></main>'
  const left = leaveToMarkup(['At most'], html)
  const changed = html.replaceAll('<p>', '<p style="color: red" data-extension="on" onclick="steal()">')
  expect(takeFromMarkup(left, changed)).toEqual(['At most'])
})
