import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectRoot } from './site-folder.ts'

/** What the compiler finds wrong with a folder of TypeScript files, and further files put beside them, under the project's own rules. */
export function typeErrors(folder: string, more: Readonly<Record<string, string>> = {}): string[] {
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, name), text)
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, projectRoot)
  const names = readdirSync(folder)
    // These two name the pages of the project itself, which compile with it.
    .filter((name) => name.endsWith('.ts') && !/^(client|server)-pages\.ts$/.test(name))
    .map((name) => join(folder, name))
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(names, options))
  return diagnostics.map(
    ({ file, messageText }) =>
      `${file?.fileName.slice(folder.length + 1) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  )
}
