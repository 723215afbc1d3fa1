import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatHref, mailHref } from '../../../src/forms/sending/chat-href.ts'
import { hostileText } from '../../helpers/edits/hostile-texts.ts'

const readChat = (href: string) => new URL(href).searchParams.get('text')
const readMail = (href: string) => new URLSearchParams(href.slice(href.indexOf('?') + 1).replaceAll('+', '%2B'))

describe('a chat link carries its text unharmed', () => {
  it.each([
    ['plain words', 'Hello Lekhasetu'],
    ['characters that mean something in an address', 'a&b=c?d#e/f+g%20h;i@j:k,l$m'],
    ['quotes and brackets', `"x" 'y' <z> (1) [2] {3} \\ | ^ \``],
    ['lines', 'Name: Ravi\nPhone: +91 98765 43210'],
    ['Indian scripts', 'नमस्ते, జీఎస్టీ, வரி, ₹999'],
    ['characters outside the first plane', 'thank you 🙏🏽 𝒳'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    const href = chatHref('910000000000', text)
    expect(href.startsWith('https://wa.me/910000000000?text=')).toBe(true)
    expect(readChat(href)).toBe(text)
  })

  it('leaves no character in the address that ends or splits it', () => {
    const all = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)).join('')
    expect(chatHref('91', all).slice('https://wa.me/91?text='.length)).toMatch(/^[\w.!~*'()%-]*$/)
  })

  it.each([
    ['the first half of a pair', 'cut \uD83D', 'cut \uFFFD'],
    ['the second half of a pair', '\uDE4F cut', '\uFFFD cut'],
    ['halves in the wrong order', '\uDE4F\uD83D', '\uFFFD\uFFFD'],
    ['a half before a whole pair', '\uD83D🙏', '\uFFFD🙏'],
  ])('replaces %s instead of failing', (_, text, want) => {
    expect(readChat(chatHref('91', text))).toBe(want)
  })
})

describe('a mail link carries its subject and text unharmed', () => {
  it('keeps both apart, whatever they hold', () => {
    const mail = readMail(mailHref('hello@lekhasetu.example', 'A & B?', 'body=1&subject=2 + 3'))
    expect(mail.get('subject')).toBe('A & B?')
    expect(mail.get('body')).toBe('body=1&subject=2 + 3')
  })

  it.each([
    ['\n', 'one\ntwo'],
    ['\r\n', 'one\r\ntwo'],
  ])('ends lines as mail does, given %j', (_, text) => {
    expect(mailHref('a@b.c', 's', text)).toBe('mailto:a@b.c?subject=s&body=one%0D%0Atwo')
  })
})

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
