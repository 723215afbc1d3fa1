import { expect, test } from 'vitest'
import { explainFailure } from '../../../codegen/commands/terminal/explain-failure.ts'
import { BundleFailed } from '../../../codegen/publish/bundle/bundler.ts'

const diskIsFull = 'The disk is full. Free some space, then build again.'
const tooManyFiles = 'Too many files are open on this machine. Close other programs, then build again.'

test.each([
  [
    'of a full disk',
    'Something went wrong inside rolldown.\nCaused by:\n    No space left on device (os error 28)',
    diskIsFull,
  ],
  ['of too many open files', "EMFILE: too many open files, open '/a/b.mjs'", tooManyFiles],
  [
    'of a package that is there and that Node cannot open',
    `Cannot find package '${import.meta.filename}' imported from /a/b.mjs`,
    tooManyFiles,
  ],
])('a bundler that fails for a reason of the machine, %s, says so first', (_, message, said) => {
  expect(explainFailure(new BundleFailed(message), 'build again')).toEqual({ message: said, code: 1 })
})

test('a package that is missing is named by the bundler', () => {
  const message = "Cannot find package '/nowhere/react' imported from /a/b.mjs"
  expect(explainFailure(new BundleFailed(message), 'build again')).toEqual({
    message: `The code of the pages could not be bundled.\n${message}`,
    code: 2,
  })
})
