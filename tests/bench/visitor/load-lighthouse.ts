import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandFailed } from '../measure-command.ts'

/** What is read of Lighthouse's answer. */
export interface LighthouseReport {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>
  audits: Record<string, Audit | undefined>
}

export interface Audit {
  id: string
  title: string
  score: number | null
  displayValue?: string
  numericValue?: number
  details?: { items?: unknown }
}

interface Flags {
  port: number
  output: 'json'
  logLevel: 'silent'
  onlyCategories: string[]
  ignoreStatusCode: boolean
}

export type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: LighthouseReport } | undefined>

// The last one for Node 20.
export const lighthouseVersion = '12.8.2'

/**
 * Loads Lighthouse from a folder among the temporary files, and installs it there the first time. Nothing else needs its 180
 * packages, so they are none of the project's own.
 */
export async function loadLighthouse(say: (line: string) => void): Promise<Lighthouse> {
  const folder = join(tmpdir(), `bench-lighthouse-${lighthouseVersion}`)
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    say(`Installing Lighthouse ${lighthouseVersion} into ${folder}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${lighthouseVersion}`], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
    if (status !== 0) throw new CommandFailed('Lighthouse could not be installed. Leave its scores out: npm run bench -- visitor --no-lighthouse')
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}
