import { expect, test } from 'vitest'
import { Accordion } from '../../src/ui/accordion/accordion.tsx'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { Form } from '../../src/ui/form/form.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

// What these parts share with each page that shows them is looked at there: by the validators of
// HTML, by axe, and by whoever fills in a form in a browser.
test('questions open and close by the browser itself, one at a time, and are all closed at first', () => {
  const entries = ['first', 'second', 'third'].map((question) => ({ question, answer: <p>{question}</p> }))
  const details = markupOf(<Accordion name="faq" entries={entries} />).querySelectorAll('details')
  expect(details.map((one) => [one.getAttribute('name'), one.hasAttribute('open')])).toEqual(
    Array(3).fill(['faq', false]),
  )
})

test('a message is announced: its place is there before its words', () => {
  const textOf = (text: string | undefined) =>
    oneOf(markupOf(<Alert role="status" tone="done" heading="Sent" text={text} />), '[role=status]').text
  expect([textOf(undefined), textOf('Thank you.')]).toEqual(['', 'Thank you.'])
})

test('a form before its code is there neither leaves the page nor puts what was typed into an address', () => {
  const form = oneOf(markupOf(<Form chat="https://wa.me/91?text=Hello" />), 'form')
  expect([form.getAttribute('method'), form.hasAttribute('action')]).toEqual(['dialog', false])
})
