import { parentPort, workerData } from 'node:worker_threads'
import { createPrintOf } from '../generate.ts'
import { planLayout } from '../plan/plan-layout.ts'
import { getBundle } from '../publish/bundle.ts'
import { foldersOf } from '../publish/folders.ts'
import { makeFile, openFlight } from '../publish/make-files.ts'
import { createTurns } from '../publish/second-thread.ts'
import type { Begin, ThreadData } from '../publish/second-thread.ts'
import { listSiteFiles } from '../publish/site-files.ts'
import { runCodegen } from '../run-codegen.ts'
import { runOptionsOf } from './run-options.ts'
import type { Command } from './terminal.ts'

/** Makes files beside a build, which starts it as a thread of its own; alone it does nothing. */
export const make: Command = async (terminal) => {
  if (!parentPort) return 1
  const begun = new Promise<Begin>((resolve) => parentPort!.once('message', resolve))
  const folders = foldersOf(terminal.root)
  const { site } = await runCodegen(await runOptionsOf(terminal))
  if (!site) return 1
  const { to } = await begun
  const isCompressed = terminal.values['no-compress'] !== true
  const files = listSiteFiles({ routes: site.routes, layout: planLayout(site.context), printOf: createPrintOf(), bundle: await getBundle(folders), folders, hasPictures: terminal.values['no-pictures'] !== true })
  const isOwn = createTurns((workerData as ThreadData).blocks)
  const records = new Map<string, string>()
  const flight = openFlight()
  let index = 0
  try {
    for (const file of files) if (isOwn(index++)) await flight.add(makeFile(file, { to, isCompressed }).then((record) => void records.set(file.path, record)))
  } finally {
    await flight.land()
  }
  parentPort.postMessage(records)
  return 0
}
