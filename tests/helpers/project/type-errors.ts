import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ts } from 'ts-morph'
import { projectRoot } from './site-folder.ts'

// They name the components of src/, which a folder elsewhere has not beside it; in the project's
// own they are checked with all else.
const loaders = ['client-pages.ts', 'server-pages.ts']

/**
 * What the compiler finds wrong with a folder of TypeScript files, and further files put beside
 * them, under the project's own rules.
 */
export function typeErrors(folder: string, more: Readonly<Record<string, string>> = {}): string[] {
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, name), text)
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, projectRoot)
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !loaders.includes(name))
    .map((name) => join(folder, name))
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(names, options))
  return diagnostics.map(
    ({ file, messageText }) =>
      `${file?.fileName.slice(folder.length + 1) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  )
}
