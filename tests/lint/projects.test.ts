import { join } from 'node:path'
import { ts } from 'ts-morph'
import { expect, test } from 'vitest'
import { isEvery } from '../helpers/every.ts'
import { projectRoot } from '../helpers/project/site-folder.ts'

// `tsc -p` refuses in every run what uses such a type. Here the compiler lists what it knows, which
// takes it as long again.

/** Every file that a TypeScript project takes in, those of libraries included. */
function filesOf(project: string): string[] {
  const file = join(projectRoot, project, 'tsconfig.json')
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    join(projectRoot, project),
  )
  return ts
    .createProgram(fileNames, options)
    .getSourceFiles()
    .map(({ fileName }) => fileName)
}

test.runIf(isEvery).each([
  ['src', '/sections/', /@types\/node\//],
  ['codegen', '/pages/', /lib\.dom|lib\.webworker/],
])('the code of %s does not know the types of the other side', (project, own, strange) => {
  const files = filesOf(project)
  expect(files.filter((name) => name.includes(own)).length).toBeGreaterThan(20)
  expect(files.filter((name) => strange.test(name))).toEqual([])
})
