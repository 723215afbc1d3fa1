import { expect, test } from 'vitest'
import { getPage } from '../../helpers/site/built-site.ts'

test.each([
  ['/Contact', ['name', 'email', 'subject', 'message']],
  ['/aboutus', ['name', 'email', 'message']],
])('the form of %s asks for %s, all required', (path, names) => {
  const fields = getPage(path).root.querySelectorAll('main form input, main form textarea')
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(names)
  expect(fields.filter((field) => !field.hasAttribute('required'))).toEqual([])
})
