import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../generate.ts'
import { formatReport, showPlace, sortProblems } from '../problem/format-report.ts'
import { dataPlugin } from '../publish/serve/data-plugin.ts'
import type { DataRun } from '../publish/serve/data-plugin.ts'
import { foldersOf } from '../publish/folders.ts'
import { codegenFolder } from '../memo/code-fingerprint.ts'
import { readFolderFingerprint } from '../memo/folder-fingerprint.ts'
import { runCodegen } from '../run-codegen.ts'
import { explainFailure } from './terminal/explain-failure.ts'
import { readPort, refuseOddFolder } from './terminal/read-environment.ts'
import { runOptionsOf } from './terminal/plan-site.ts'
import type { Command, Terminal } from './terminal/terminal.ts'
import { present } from '../lib/present.ts'

const usualPort = 5173

/** `npm run dev`: serves the site from its sources and follows every edit in src/ and data/. */
export const dev: Command = async (terminal) => {
  refuseOddFolder(terminal.root)
  // Vike writes beside the pages' settings for a moment, and would serve nothing without.
  for (const folder of ['', 'src/pages']) accessSync(join(terminal.root, folder), constants.W_OK)
  const { dev: startVike } = await import('vike/api')
  const port = readPort(terminal, usualPort)
  const plugin = dataPlugin({ root: terminal.root, ...createRuns(terminal) })
  const { viteServer } = await startVike({
    viteConfig: { root: terminal.root, server: { port, host: '127.0.0.1' }, plugins: [plugin] },
  })
  viteServer?.printUrls()
  return new Promise(() => undefined)
}

const outdated =
  'codegen/ was edited, and this server still runs the code of before: it follows no edit of data/ any more. ' +
  'Stop it with Ctrl+C and start it again: npm run dev'

/** Runs of codegen that also print to the terminal, and that stop if codegen/ has changed. */
function createRuns(terminal: Terminal): { run: () => Promise<DataRun>; onCodeEdit: () => void } {
  const code = findFingerprint()
  // Else old code would store its pages under the new code's fingerprint.
  const isOutdated = () => findFingerprint() !== code
  let wasBroken = false
  return {
    run: async () => {
      const given = isOutdated() ? { report: outdated, place: 'codegen/' } : await followData(terminal)
      if (wasBroken && given.report === undefined) terminal.say('The site follows data/ again.')
      wasBroken = given.report !== undefined
      return given
    },
    onCodeEdit: () => {
      if (isOutdated()) terminal.complain(`${outdated}\n`)
    },
  }
}

/** A fingerprint of codegen's code. Undefined while another branch is being checked out. */
function findFingerprint(): string | undefined {
  try {
    return readFolderFingerprint(codegenFolder)
  } catch {
    return undefined
  }
}

async function followData(terminal: Terminal): Promise<DataRun> {
  try {
    const { problems, site } = await runCodegen(await runOptionsOf(terminal))
    terminal.complain(formatReport(problems, 'text', { colour: terminal.hasColour }))
    if (site) {
      await generate(site, foldersOf(terminal.root).generated)
      return {}
    }
    const { place } = present(sortProblems(problems)[0], 'problem')
    return { report: formatReport(problems, 'text', { colour: false }), place: showPlace(place) }
  } catch (error) {
    const next = 'save the file once more'
    const explained = explainFailure(error, next)?.message
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const text =
      explained ??
      `codegen stopped: ${message}\nIf this follows your last edit, take it back. Else it is our fault; ${next} to try again.`
    terminal.complain(`${text}\n${explained === undefined ? `${stack}\n` : ''}`)
    return { report: text }
  }
}
