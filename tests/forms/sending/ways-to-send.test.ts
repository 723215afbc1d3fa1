import { expect, it } from 'vitest'
import { waysToSend } from '../../../src/forms/sending/ways-to-send.ts'

it('offers the same message by chat and by e-mail, under the labels of the page', () => {
  const ways = waysToSend({
    labels: { chat: 'By chat', email: 'By e-mail' },
    contact: { whatsapp: '91', email: 'a@b.c' },
    subject: 'GST',
    text: 'Name: Ravi\nMessage: When?',
  })
  expect(ways).toEqual([
    { label: 'By chat', href: 'https://wa.me/91?text=Name%3A%20Ravi%0AMessage%3A%20When%3F' },
    { label: 'By e-mail', href: 'mailto:a@b.c?subject=GST&body=Name%3A%20Ravi%0D%0AMessage%3A%20When%3F' },
  ])
})
