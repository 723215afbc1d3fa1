import { generate } from '../generate.ts'
import { count } from '../model/texts/format.ts'
import { foldersOf } from '../publish/folders.ts'
import { describeSite, planSite, runOptionsOf } from './terminal/plan-site.ts'
import type { Command } from './terminal/terminal.ts'

/** `npm run codegen`: writes generated/. */
export const codegen: Command = async (terminal) => {
  const { site } = await planSite(terminal, await runOptionsOf(terminal))
  if (!site) return 1
  const { generated } = foldersOf(terminal.root)
  const changedFiles = await generate(site, generated)
  terminal.say(
    `${describeSite(site)} ${changedFiles === 0 ? 'generated/ was up to date.' : `${count(changedFiles, 'file')} of generated/ written.`}`,
  )
  return 0
}
