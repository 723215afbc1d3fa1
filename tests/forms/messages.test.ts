import { describe, expect, it } from 'vitest'
import { careerMessage, leadMessage, writtenMessage } from '../../src/forms/messages.ts'

const leadWords = { opening: 'Hello Lekhasetu, I would like help with', name: 'Name', email: 'Email', phone: 'Phone' }
const careerLabels = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  experience: 'Experience',
  message: 'Message',
}
const enquiry = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  role: 'GST Specialist',
  experience: '1-3 years',
  message: 'I file returns.\nI live in Salem.',
}

describe('a lead says the service and who asks', () => {
  it.each([
    [
      'all three fields',
      { name: 'Ravi', email: 'r@e.in', phone: '98765 43210' },
      'Hello Lekhasetu, I would like help with GST Registration.\nName: Ravi\nEmail: r@e.in\nPhone: 98765 43210',
    ],
    [
      'no line for an e-mail address that was not given',
      { name: 'Ravi', email: '', phone: '98765 43210' },
      'Hello Lekhasetu, I would like help with GST Registration.\nName: Ravi\nPhone: 98765 43210',
    ],
  ])('%s', (_, fields, want) => expect(leadMessage(leadWords, 'GST Registration', fields)).toBe(want))
})

describe("a job enquiry carries all six fields under the form's own labels", () => {
  it('the role first', () => {
    expect(careerMessage('Hello.', careerLabels, enquiry)).toBe(
      'Hello.\nRole: GST Specialist\nFull Name: Asha\nEmail: asha@example.in\nPhone: 98765 43210\nExperience: 1-3 years\nMessage: I file returns.\nI live in Salem.',
    )
  })

  it('without a line for experience that was not given', () => {
    expect(careerMessage('Hello.', careerLabels, { ...enquiry, experience: '' })).not.toContain('Experience')
  })
})

describe('a written message keeps every field for another way of sending it', () => {
  const labels = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' }

  it('with a subject', () => {
    expect(writtenMessage(labels, { name: 'Ravi', email: 'r@e.in', subject: 'GST', message: 'When?' })).toBe(
      'Name: Ravi\nEmail: r@e.in\nSubject: GST\nMessage: When?',
    )
  })

  it('without one, as on the about page', () => {
    expect(
      writtenMessage(
        { name: 'Name', email: 'Email', message: 'Message' },
        { name: 'Ravi', email: 'r@e.in', message: 'When?' },
      ),
    ).toBe('Name: Ravi\nEmail: r@e.in\nMessage: When?')
  })
})
