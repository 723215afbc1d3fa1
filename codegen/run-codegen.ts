import { withClaims } from './model/texts/claim-tokens.ts'
import type { LinkedData, PublishedPage, Singles, WholeData } from './model/records.ts'
import { pagesOfFacts } from './check/figures/ties-of.ts'
import { linkData } from './check/link-data.ts'
import { createContext } from './pages/shared/context.ts'
import type { WholeContext } from './pages/shared/context.ts'
import { checkOwnWords, checkRoutes } from './pages/checks/check-routes.ts'
import type { OwnWords } from './pages/topics/own-words/own-words.ts'
import { planHeld } from './pages/topics/own-words/own-words.ts'
import { planRoutes } from './pages/all-pages.ts'
import type { RoutePlan } from './pages/shared/route-plan.ts'
import { isError } from './problem/catalogue.ts'
import type { Problem } from './problem/problem.ts'
import type { Memo } from './memo/memo.ts'
import { readData } from './read/read-data.ts'
import { readPublic } from './read/read-public.ts'
import { readSchemas } from './read/read-schemas.ts'
import { readSnapshot, withTexts } from './read/read-snapshot.ts'
import type { Snapshot } from './read/read-snapshot.ts'
import { checkSchemas } from './validate/check-schemas.ts'
import { validateData } from './validate/validate-data.ts'
import type { Schemas } from './model/json-schema.ts'
import { collections } from './model/collections.ts'

export interface RunOptions {
  /** The folder that holds data/. */
  root: string
  /** The day of the run, as 2026-11-21. */
  today: string
  /** The canonical origin, instead of the one in data/site.yaml. */
  origin?: string | undefined
  memo: Memo
  /** Also refuse what must not be published, such as placeholders. */
  isDeploy?: boolean
  /** Pages that were public before this run. Each must still exist or be redirected. */
  published?: readonly PublishedPage[]
  snapshot?: Snapshot | undefined
  /** Texts that replace files of data/, by path: an edit that is tried before it is written. */
  texts?: ReadonlyMap<string, string>
}

export interface CodegenRun {
  /** Every problem and warning that was found. If one is an error, there is no site. */
  problems: Problem[]
  site?: PlannedSite
}

/** A site without mistakes, planned but not yet written. */
export interface PlannedSite {
  context: WholeContext
  linked: LinkedData
  routes: RoutePlan[]
  /** The own words of each city page, counted before a deploy only. */
  own?: readonly OwnWords[]
  schemas: Schemas
  /** The pages that show each fact, by its id. */
  pagesOfFacts: () => ReadonlyMap<string, readonly string[]>
}

/** Reads, validates, links and plans the data of a site. Writes nothing but the memo. */
export async function runCodegen(options: RunOptions): Promise<CodegenRun> {
  const problems: Problem[] = []
  const report = reportTo(problems)
  const read = options.snapshot ?? readSnapshot(options.root, report)
  if (problems.some(isStop)) return { problems }
  const { memo } = options
  const texts = options.texts ? withTexts(read, options.texts) : read
  const checked = await checkData(texts, options, problems)
  if (!checked) return { problems }
  if (problems.some(isStop)) {
    memo.save()
    return { problems }
  }
  const { schemas, linked } = checked
  const { catalogue, singles } = linked
  assertWhole(singles)
  const data: WholeData = withClaims({ today: options.today, catalogue, singles })
  const planned = createContext(data, {
    origin: options.origin ?? data.singles.site.value.origin,
    memo,
    isDeploy: options.isDeploy === true,
  })
  // Comparing all city pages takes time, so only a deploy does it.
  const plan: Pick<PlannedSite, 'context' | 'routes' | 'own'> = options.isDeploy
    ? planHeld(planned)
    : { context: planned, routes: planRoutes(planned) }
  const { routes, own } = plan
  if (own) checkOwnWords(own, data, report)
  checkRoutes(routes, { data: linked, publicFiles: readPublic(options.root, report), context: planned }, report)
  memo.save()
  return problems.some(isStop)
    ? { problems }
    : { problems, site: { ...plan, linked, schemas, pagesOfFacts: () => pagesOfFacts(linked) } }
}

/** The linked records and their schemas; undefined if a file or a schema cannot be read. */
async function checkData(
  texts: Snapshot,
  { memo, today, isDeploy = false, published = [], origin }: RunOptions,
  problems: Problem[],
): Promise<Pick<PlannedSite, 'schemas' | 'linked'> | undefined> {
  const report = reportTo(problems)
  const files = await readData(texts, memo, report)
  // Of a file with a mistake it is known that its records exist; of one that is missing it is not.
  const unread = new Set(files.flatMap(({ source, isUnread }) => (isUnread ? [source.file] : [])))
  if (problems.some((problem) => isStop(problem) && !unread.has(problem.place.source.file))) return undefined
  const schemas = checkSchemas(await readSchemas(texts, memo, report), memo, report)
  if (!schemas) return undefined
  const sound = await validateData(files, { schemas, memo }, report)
  const linked = linkData(sound, { today, isDeploy, published, origin, memo }, report)
  return { schemas, linked }
}

const reportTo = (problems: Problem[]) => (problem: Problem) => void problems.push(problem)

const isStop = ({ code }: Problem) => isError(code)

/** A run without a problem has each collection of one record. */
function assertWhole(singles: Partial<Singles>): asserts singles is Singles {
  for (const { name, noun } of collections)
    if (!noun && !(name in singles)) throw new Error(`The collection ${name} is missing, and no problem says so`)
}
