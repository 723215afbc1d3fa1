import { describe, expect, test } from 'vitest'
import { Button, ButtonLink } from '../../src/ui/button/button.tsx'
import { CopyButton } from '../../src/ui/copy-button/copy-button.tsx'
import { Form } from '../../src/ui/form/form.tsx'
import { SubmitButton } from '../../src/ui/submit-button/submit-button.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

test('a button sends no form unless it is told to', () => {
  expect(oneOf(markupOf(<Button>Close</Button>), 'button').getAttribute('type')).toBe('button')
  expect(oneOf(markupOf(<Button type="submit">Send</Button>), 'button').getAttribute('type')).toBe('submit')
})

describe('a link with the weight of a button', () => {
  test('that leads outside opens a tab, says so to who does not see it, and gives that page no hold on this one', () => {
    const link = oneOf(
      markupOf(
        <ButtonLink href="https://wa.me/91" newTabNote="(opens in a new tab)">
          Chat
        </ButtonLink>,
      ),
      'a',
    )
    expect(link.text).toBe('Chat (opens in a new tab)')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  test('that leads within the site stays in the tab', () => {
    const link = oneOf(markupOf(<ButtonLink href="/pricing">See prices</ButtonLink>), 'a')
    expect(link.text).toBe('See prices')
    expect(link.hasAttribute('target')).toBe(false)
  })
})

test('a button that copies says what it copies, and has a place in which it will say that it has', () => {
  const root = markupOf(
    <CopyButton text="HDFC0000001" label="Copy" copiedLabel="Copied!" what="IFSC" copiedMs={2000} />,
  )
  expect(oneOf(root, 'button').text).toBe('Copy IFSC')
  expect(oneOf(root, '[aria-live=polite]').text).toBe('Copy')
})

describe('the button of a form', () => {
  test('sends it, and says what it does', () => {
    const button = oneOf(markupOf(<SubmitButton label="Send" busyLabel="Sending…" isBusy={false} />), 'button')
    expect([button.getAttribute('type'), button.text, button.hasAttribute('disabled')]).toEqual([
      'submit',
      'Send',
      false,
    ])
  })

  test('cannot be pressed twice: while the form is at work it says so, and is disabled', () => {
    const button = oneOf(markupOf(<SubmitButton label="Send" busyLabel="Sending…" isBusy hasSpinner />), 'button')
    expect([button.text, button.hasAttribute('disabled')]).toEqual(['Sending…', true])
    expect(oneOf(button, '[aria-live=polite]').text).toBe('Sending…')
  })

  test('keeps its words where there are none for the time of work', () =>
    expect(markupOf(<SubmitButton label="Send" isBusy />).text).toBe('Send'))
})

test('a form before its code is there neither leaves the page nor puts what was typed into an address', () => {
  const form = oneOf(
    markupOf(
      <Form chat="https://wa.me/91?text=Hello" noValidate>
        <input name="name" />
      </Form>,
    ),
    'form',
  )
  expect(form.getAttribute('method')).toBe('dialog')
  expect(form.hasAttribute('action')).toBe(false)
  expect(form.getAttribute('data-chat')).toBe('https://wa.me/91?text=Hello')
})
