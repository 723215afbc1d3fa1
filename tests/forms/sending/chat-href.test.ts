import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatHref, mailHref } from '../../../src/forms/sending/chat-href.ts'
import { hostileText } from '../../helpers/edits/hostile-texts.ts'

const readMail = (href: string) => new URLSearchParams(href.slice(href.indexOf('?') + 1).replaceAll('+', '%2B'))

describe('whatever a visitor types', () => {
  const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')
  const anything = fc.oneof(hostileText, fc.string({ unit: 'binary', maxLength: 200 }))

  it('stays one text of a chat with the firm', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const address = new URL(chatHref('910000000000', text))
        expect([address.origin, address.pathname, address.hash, [...address.searchParams.keys()]]).toEqual([
          'https://wa.me',
          '/910000000000',
          '',
          ['text'],
        ])
        expect(address.searchParams.get('text')).toBe(whole(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('stays the subject and the text of a mail to the firm, and makes no header of it', () => {
    fc.assert(
      fc.property(anything, anything, (subject, body) => {
        const href = mailHref('hello@lekhasetu.example', subject, body)
        expect(href.startsWith('mailto:hello@lekhasetu.example?subject=')).toBe(true)
        expect(href).toMatch(/^[\x21-\x7e]*$/)
        const mail = readMail(href)
        expect([...mail.keys()]).toEqual(['subject', 'body'])
        const lines = (value: string) => whole(value).replace(/\r\n?|\n/g, '\n')
        expect([lines(mail.get('subject')!), lines(mail.get('body')!)]).toEqual([lines(subject), lines(body)])
      }),
      { numRuns: 2000 },
    )
  })
})
