import { expect, test } from 'vitest'
import { isLike, isPartOf } from '../../../codegen/lib/is-record.ts'

const empty = { isCompressed: false, files: {}, names: [''] }

test.each([
  ['the very form', { isCompressed: true, files: { a: 'b' }, names: [] }, true, true],
  ['more than the form', { isCompressed: true, files: {}, names: [], later: 1 }, true, true],
  ['a part of it', { files: {} }, false, true],
  ['nothing of it', {}, false, true],
  ['a list where a record belongs', { ...empty, files: [] }, false, false],
  ['null where a record belongs', { ...empty, files: null }, false, false],
  ['a text where yes or no belongs', { ...empty, isCompressed: 'true' }, false, false],
  ['a list', [], false, false],
  ['null', null, false, false],
  ['no file', undefined, false, false],
])('%s, read from a file, is taken for what it is', (_, value, isWhole, isPart) => {
  expect([isLike(value, empty), isPartOf(value, empty)]).toEqual([isWhole, isPart])
})
