import { expect, test } from 'vitest'
import { once, onceByText } from '../../../codegen/lib/once.ts'

test('makes something for each object once, and keeps it', () => {
  const asked: object[] = []
  const [one, other] = [{}, {}]
  const get = once((key: object) => {
    asked.push(key)
    return { of: key }
  })
  expect(get(one)).toBe(get(one))
  expect(get(other).of).toBe(other)
  expect(get(one).of).toBe(one)
  expect(asked).toEqual([one, other])
})

test('makes something for each text once, and keeps it', () => {
  const asked: string[] = []
  const get = onceByText((text) => {
    asked.push(text)
    return { of: text }
  })
  expect(get('one')).toBe(get('one'))
  expect(get('other').of).toBe('other')
  expect(asked).toEqual(['one', 'other'])
})
