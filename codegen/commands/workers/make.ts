import { parentPort, workerData } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { createFingerprintOf } from '../../generate.ts'
import { planLayout } from '../../plan/plan-layout.ts'
import { findBundle } from '../../publish/bundle/bundle.ts'
import { foldersOf } from '../../publish/folders.ts'
import type { Folders } from '../../publish/folders.ts'
import { makeFile, openFlight } from '../../publish/files/make-files.ts'
import { createTurns } from '../../publish/shares/second-thread.ts'
import type { Begin, ThreadData, ThreadPlan } from '../../publish/shares/second-thread.ts'
import { listSiteFiles } from '../../publish/files/site-files.ts'
import { runCodegen } from '../../run/run-codegen.ts'
import type { Command } from '../terminal/terminal.ts'

/** Makes files while a build runs, which starts it as a thread of its own; alone it does nothing. */
export const make: Command = async (terminal) => {
  const port = parentPort
  if (!port) return 1
  const begun = new Promise<Begin>((resolve) => port.once('message', resolve))
  const folders = foldersOf(terminal.root)
  const { blocks, ...data }: ThreadData = workerData
  const site = await planAgain(data, folders)
  if (!site) return 1
  const { to, bundle: id } = await begun
  const bundle = findBundle(folders, id)
  const records = new Map<string, string>()
  // Without it the first thread makes all by itself.
  if (!bundle) return end(port, records)
  const isCompressed = terminal.values['no-compress'] !== true
  const files = listSiteFiles({
    routes: site.routes,
    layout: planLayout(site.context),
    fingerprintOf: createFingerprintOf(),
    bundle,
    folders,
    hasPictures: terminal.values['no-pictures'] !== true,
  })
  const isOwn = createTurns(blocks)
  const flight = openFlight()
  let index = 0
  try {
    for (const file of files)
      if (isOwn(index++))
        await flight.add(makeFile(file, { to, isCompressed }).then((record) => void records.set(file.path, record)))
  } finally {
    await flight.land()
  }
  return end(port, records)
}

/** What was public is checked by the thread that started this one. */
async function planAgain({ today, origin, snapshot }: ThreadPlan, { root, cache }: Folders) {
  const { site } = await runCodegen({ root, today, origin, snapshot, cacheFile: `${cache}/parsed.json` })
  return site
}

function end(port: MessagePort, records: ReadonlyMap<string, string>): number {
  port.postMessage(records)
  return 0
}
