import { expect, test } from 'vitest'
import { once } from '../../../codegen/lib/once.ts'

test.each([
  ['a map', undefined],
  ['a weak map', new WeakMap<object, { of: object }>()],
])('makes something for each key once, and keeps it in %s', (_, store) => {
  const asked: object[] = []
  const [one, other] = [{}, {}]
  const get = once((key: object) => {
    asked.push(key)
    return { of: key }
  }, store)
  expect(get(one)).toBe(get(one))
  expect(get(other).of).toBe(other)
  expect(get(one).of).toBe(one)
  expect(asked).toEqual([one, other])
})
