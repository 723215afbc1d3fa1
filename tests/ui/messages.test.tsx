import { describe, expect, test } from 'vitest'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { UnopenedChat } from '../../src/ui/unopened-chat/unopened-chat.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

const links = [{ href: 'mailto:firm@example.in', label: 'E-mail' }]

describe('a message', () => {
  test('is announced: its place is there before its words', () => {
    const before = oneOf(markupOf(<Alert id="sent" role="status" tone="done" text={undefined} />), '[role=status]')
    expect([before.id, before.text]).toEqual(['sent', ''])
    const after = oneOf(markupOf(<Alert id="sent" role="status" tone="done" text="Sent." />), '[role=status]')
    expect([after.id, after.text]).toEqual(['sent', 'Sent.'])
  })

  test('shows its heading, and what can be done, only with its words', () => {
    const render = (text: string | undefined) =>
      markupOf(
        <Alert role="alert" tone="problem" heading="Not sent" text={text}>
          <button>Try again</button>
        </Alert>,
      )
    expect(render(undefined).text).toBe('')
    expect(render('Two fields are empty.').text).toBe('Not sentTwo fields are empty.Try again')
  })
})

test('a chat that did not open interrupts, and offers its text, to copy and by other ways', () => {
  const labels = { notOpened: 'WhatsApp did not open.', copy: 'Copy the text', copied: 'Copied!' }
  const root = markupOf(
    <UnopenedChat labels={labels} text="Hello, I am Ravi" links={links} newTabNote="(new tab)" copiedMs={2000} />,
  )
  expect(oneOf(root, '[role=alert]').text).toBe('WhatsApp did not open.')
  expect(root.querySelectorAll('p').map(({ text }) => text)).toContain('Hello, I am Ravi')
  expect(oneOf(root, 'button').text).toBe('Copy the text')
  expect(oneOf(root, 'a').getAttribute('href')).toBe('mailto:firm@example.in')
})
