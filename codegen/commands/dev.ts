import { generate } from '../generate.ts'
import { formatReport, locate, sortProblems } from '../problem/format-report.ts'
import { dataPlugin } from '../publish/data-plugin.ts'
import type { DataRun } from '../publish/data-plugin.ts'
import { foldersOf } from '../publish/folders.ts'
import { runCodegen } from '../run-codegen.ts'
import { readPort } from './read-port.ts'
import { runOptionsOf } from './run-options.ts'
import type { Command, Terminal } from './terminal.ts'

const usualPort = 5173

/** `npm run dev`: serves the site from its sources and follows every edit, in src/ and in data/. */
export const dev: Command = async (terminal) => {
  const { dev: startVike } = await import('vike/api')
  const port = readPort(terminal, usualPort)
  const { viteServer } = await startVike({ viteConfig: { root: terminal.root, server: { port, host: '127.0.0.1' }, plugins: [dataPlugin(terminal.root, () => readData(terminal))] } })
  viteServer?.printUrls()
  return new Promise(() => undefined)
}

async function readData(terminal: Terminal): Promise<DataRun> {
  const { problems, site } = await runCodegen(await runOptionsOf(terminal))
  terminal.complain(formatReport(problems, 'text', { colour: terminal.hasColour }))
  if (site) {
    await generate(site, foldersOf(terminal.root).generated)
    return {}
  }
  const at = locate(sortProblems(problems)[0]!.place)
  return { report: formatReport(problems, 'text', { colour: false }), place: `${at.file}:${at.line}:${at.column}` }
}
