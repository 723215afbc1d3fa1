import { describe, expect, test } from 'vitest'
import { Accordion } from '../../src/ui/accordion/accordion.tsx'
import { IconList } from '../../src/ui/icon-list/icon-list.tsx'
import { PageHead } from '../../src/ui/page-head/page-head.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { SideBySide } from '../../src/ui/side-by-side/side-by-side.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

const headings = (root: ReturnType<typeof markupOf>) =>
  root.querySelectorAll('h1, h2, h3, h4').map(({ rawTagName, text }) => `${rawTagName} ${text}`)

test('a page, its parts and what is in them are headed level by level', () => {
  const root = markupOf(
    <main>
      <PageHead heading="Pricing" intro="What it costs." />
      <Section id="plans" heading="Plans" intro="By the month.">
        <IconList
          className={undefined}
          cards={[{ title: 'Starter', text: 'For one.', icon: [['path', { d: 'M0 0' }]] }]}
        />
      </Section>
      <Section heading="Questions">
        <Accordion name="faq" entries={[{ question: 'Is GST included?', answer: <p>No.</p> }]} />
      </Section>
    </main>,
  )
  expect(headings(root)).toEqual(['h1 Pricing', 'h2 Plans', 'h3 Starter', 'h2 Questions', 'h3 Is GST included?'])
  expect(headings(oneOf(root, 'section#plans'))).toEqual(['h2 Plans', 'h3 Starter'])
})

describe('the top of a page', () => {
  test('has what stands above the heading before it, and buttons after the introduction', () => {
    const root = markupOf(
      <PageHead heading="Pricing" intro="What it costs." above={<nav>Home</nav>}>
        <a href="/Contact">Ask</a>
      </PageHead>,
    )
    expect(root.querySelectorAll('nav, h1, p, a').map(({ rawTagName }) => rawTagName)).toEqual(['nav', 'h1', 'p', 'a'])
  })

  test('leaves no empty paragraph where there is no introduction', () =>
    expect(markupOf(<PageHead heading="Pricing" />).querySelectorAll('p')).toEqual([]))
})

describe('questions', () => {
  const entries = ['first', 'second', 'third'].map((question) => ({
    question,
    answer: <p>{`answer to the ${question}`}</p>,
  }))

  test('open and close by the browser itself, one at a time, are all closed at first, and hold their answers in the page', () => {
    const details = markupOf(<Accordion name="faq" entries={entries} />).querySelectorAll('details')
    expect(details.map((one) => [one.getAttribute('name'), one.hasAttribute('open')])).toEqual(
      Array(3).fill(['faq', false]),
    )
    expect(details.map((one) => [one.querySelector('summary')!.text, one.querySelector('p')!.text])).toEqual(
      entries.map(({ question }) => [question, `answer to the ${question}`]),
    )
  })
})

test('two parts beside each other are read in their order', () => {
  const root = markupOf(<SideBySide id="both">{[<p key="1">first</p>, <p key="2">second</p>]}</SideBySide>)
  expect(
    oneOf(root, '#both')
      .querySelectorAll('p')
      .map(({ text }) => text),
  ).toEqual(['first', 'second'])
})
