import { chromium } from 'playwright'
import { findFreePort } from '../processes/preview.ts'
import type { Audit, Lighthouse, LighthouseReport } from './load-lighthouse.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Lighthouse's word on a page, as a phone sees it. */
export interface Scores {
  scores: Record<Category, number>
  /** Simulated: what Lighthouse derives for a slow phone on slow 4G. Times are in milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** Each audit that cost points, with what it complains of. */
  failures: { category: Category; audit: string; told: string }[]
}

/** Scores a page in a browser of its own: what another page left behind would count. Answers of 404 are scored as well: that page is seen too. */
export async function scorePage(url: string, executablePath: string, lighthouse: Lighthouse): Promise<Scores> {
  const port = await findFreePort()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] })
  try {
    const answer = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      ignoreStatusCode: true,
    })
    if (!answer) throw new Error(`Lighthouse gave no answer for ${url}.`)
    return read(answer.lhr)
  } finally {
    await browser.close()
  }
}

function read(lhr: LighthouseReport): Scores {
  if (lhr.runtimeError) throw new Error(`Lighthouse could not read the page: ${lhr.runtimeError.message}`)
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores['scores'],
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failures: categories.filter((category) => score(category) < 100).flatMap((category) => listFailures(lhr, category)),
  }
}

function listFailures(lhr: LighthouseReport, category: Category): Scores['failures'] {
  const costly = lhr.categories[category]!.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]!)
  return costly
    .filter((audit) => audit.score !== null && audit.score < 1)
    .map((audit) => ({
      category,
      audit: audit.id,
      told: [audit.title, audit.displayValue, ...examplesOf(audit)].filter(Boolean).join(' · '),
    }))
}

// Three examples show what is meant; the page's own report shows all.
const examples = 3

function examplesOf({ details }: Audit): string[] {
  const rows = details && Array.isArray(details.items) ? (details.items as Record<string, unknown>[]) : []
  return rows.slice(0, examples).map((row) => {
    const node = row['node'] as { selector?: string; explanation?: string } | undefined
    const { description, source, url } = row as Record<string, string | undefined>
    return node?.selector ?? description ?? (typeof source === 'string' ? source : undefined) ?? url ?? ''
  })
}
