import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installTool } from '../processes/install-tool.ts'

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

export async function loadLighthouse(say: (line: string) => void): Promise<Lighthouse> {
  const folder = installTool(
    {
      name: 'Lighthouse',
      package: 'lighthouse',
      version: lighthouseVersion,
      otherwise: 'Leave its scores out: npm run bench -- visitor --no-lighthouse',
    },
    say,
  )
  return ((await import(pathToFileURL(join(folder, 'core/index.js')).href)) as { default: Lighthouse }).default
}
