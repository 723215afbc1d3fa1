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

test.runIf(isEvery)(
  'code of the browser does not know the types of Node',
  () => {
    const files = filesOf('src')
    expect(files.filter((name) => name.includes('/sections/')).length).toBeGreaterThan(50)
    expect(files.filter((name) => name.includes('@types/node/'))).toEqual([])
  },
  60_000,
)

test.runIf(isEvery)(
  'code of codegen does not know the types of the browser',
  () => {
    const files = filesOf('codegen')
    expect(files.filter((name) => name.includes('/pages/')).length).toBeGreaterThan(20)
    expect(files.filter((name) => /lib\.dom|lib\.webworker/.test(name))).toEqual([])
  },
  60_000,
)
