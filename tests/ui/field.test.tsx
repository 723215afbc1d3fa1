import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { Field } from '../../src/ui/field/field.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

const text = { kind: 'input', type: 'text' } as const
const render = (more: Partial<ComponentProps<typeof Field>> = {}) =>
  markupOf(<Field id="lead-name" name="name" label="Full Name" control={text} {...more} />)

describe('a field', () => {
  test.each<[what: string, selector: string, control: ComponentProps<typeof Field>['control']]>([
    ['one line', 'input[type=text]', text],
    ['an e-mail address', 'input[type=email]', { kind: 'input', type: 'email' }],
    ['several lines', 'textarea[rows=4]', { kind: 'textarea', rows: 4 }],
    ['a choice', 'select', { kind: 'select', placeholder: 'Choose', options: ['A', 'B'] }],
  ])('of %s has a label that is tied to it', (_, selector, control) => {
    const root = render({ control, required: true, maxLength: 100 })
    const field = oneOf(root, selector)
    expect(oneOf(root, 'label').getAttribute('for')).toBe(field.id)
    expect(field.id).toBe('lead-name')
    expect(field.getAttribute('name')).toBe('name')
    expect(field.hasAttribute('required')).toBe(true)
    expect(field.getAttribute('maxlength')).toBe('100')
  })

  test('that may stay empty says so in its label', () => {
    expect(oneOf(render({ optionalNote: '(optional)' }), 'label').text).toBe('Full Name (optional)')
    expect(oneOf(render(), 'label').text).toBe('Full Name')
  })

  test('of choices begins with one that is no choice', () => {
    const root = render({ control: { kind: 'select', placeholder: 'Choose', options: ['A', 'B'] } })
    expect(root.querySelectorAll('option').map((option) => [option.text, option.getAttribute('value')])).toEqual([
      ['Choose', ''],
      ['A', 'A'],
      ['B', 'B'],
    ])
  })
})

describe('what is wrong with a field', () => {
  test('stands under it and is read with it', () => {
    const root = render({ error: 'Please write your name.' })
    const input = oneOf(root, 'input')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(oneOf(root, `[id="${input.getAttribute('aria-describedby')!}"]`).text).toBe('Please write your name.')
  })

  test('may stand in a message elsewhere, which is read with it too', () => {
    const input = oneOf(render({ invalidBy: 'form-error' }), 'input')
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['true', 'form-error'])
  })

  test('is said of no field in which nothing is wrong', () => {
    const root = render()
    expect(oneOf(root, 'input').hasAttribute('aria-invalid')).toBe(false)
    expect(oneOf(root, 'input').hasAttribute('aria-describedby')).toBe(false)
    expect(root.querySelector('p')).toBeNull()
  })
})
