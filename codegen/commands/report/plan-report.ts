import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Chart, KindView, PageView, ReportView } from '../../emit/emit-report.ts'
import type { RoutePlan } from '../../pages/shared/route-plan.ts'
import type { CodegenRun, PlannedSite } from '../../run/run-codegen.ts'
import type { OwnWords } from '../../pages/shared/own-words/own-words.ts'
import { kinds } from '../../model/page-kinds.ts'
import type { Kind } from '../../model/page-kinds.ts'
import { describePage, firstRoundTrip, kilobytes, shownOfDescription, shownOfTitle } from './describe-page.ts'
import { listOwnWords, summariseOwnWords } from './describe-own-words.ts'
import { describePlace, planFigures } from './plan-figures.ts'
import { measurePage, readPicture } from './measure-page.ts'

// A browser shows a few hundred pages of a kind at once without pause; pages of one kind come from one pattern, so the rest looks alike.
const mostOfKind = 400
// Whoever mends the poorest pages needs no longer list; npm run report -- --own has all.
const mostListed = 200
// Pictures are 20 to 40 KB each. Some of every kind show what they look like, and the report still opens at once.
const picturesOfKind = 3
const mostPictureText = 1_600_000

/** Everything that the report shows of a site, measured on its last build where there is one. */
export function planReport(
  { site, problems, own }: { site: PlannedSite; problems: CodegenRun['problems']; own: readonly OwnWords[] },
  client: string,
): ReportView {
  const isBuilt = existsSync(client)
  const takePicture = createTakePicture(client)
  const groups = kinds
    .map((kind) =>
      planKind(kind, {
        routes: site.routes.filter((route) => route.kind === kind),
        origin: site.context.origin,
        client,
        isBuilt,
        takePicture,
      }),
    )
    .filter((group) => group.count > 0)
  const pages = groups.flatMap((group) => group.pages)
  const { name } = site.context.data.singles.site.value
  return {
    name,
    origin: site.context.origin,
    day: site.context.today,
    count: site.routes.length,
    isBuilt,
    mostInKind: Math.max(...groups.map((group) => group.count)),
    withAdvice: pages.filter((page) => page.advice.length > 0).length,
    warnings: problems.map((problem) => ({
      place: describePlace(problem.place),
      message: problem.message,
      hint: problem.hint ?? '',
    })),
    figures: planFigures(site),
    own: { says: summariseOwnWords(own, site), lines: listOwnWords(own.slice(0, mostListed), site) },
    charts: chartsOf(pages, isBuilt),
    kinds: groups,
    mostWords: mostOf(pages, 'words'),
    mostBytes: mostOf(pages, 'bytes'),
  }
}

function mostOf(pages: readonly PageView[], key: 'words' | 'bytes'): number {
  return pages.reduce((most, page) => Math.max(most, page[key]), 1)
}

interface KindInputs {
  routes: readonly RoutePlan[]
  origin: string
  client: string
  isBuilt: boolean
  takePicture: TakePicture
}

function planKind(kind: Kind, { routes, origin, client, isBuilt, takePicture }: KindInputs): KindView {
  const shown = routes.slice(0, mostOfKind)
  return {
    kind,
    count: routes.length,
    left: routes.length - shown.length,
    pages: shown.map((route) => {
      const record = route.record()
      const picture = takePicture(kind, record.head.image)
      return describePage(route, { record, origin, measures: measurePage(client, route.path), isBuilt, ...picture })
    }),
  }
}

type TakePicture = (kind: Kind, address: string | undefined) => { picture: string | undefined }

/** Gives a picture's text to the first pages of each kind while there is room; of the others an empty text says that it is there. */
function createTakePicture(client: string): TakePicture {
  const taken = new Map<Kind, number>()
  let length = 0
  return (kind, address) => {
    if (address === undefined) return { picture: undefined }
    const count = taken.get(kind) ?? 0
    if (count >= picturesOfKind || length > mostPictureText)
      return { picture: existsSync(join(client, new URL(address).pathname)) ? '' : undefined }
    const picture = readPicture(client, address)
    if (picture === undefined) return { picture }
    taken.set(kind, count + 1)
    length += picture.length
    return { picture }
  }
}

function chartsOf(pages: readonly PageView[], isBuilt: boolean): Chart[] {
  const listed = pages.filter((page) => !page.isHidden && !page.isAlias)
  const lengths = [
    chart('Characters in titles', {
      values: listed.map((page) => page.titleLength),
      step: 5,
      limit: shownOfTitle,
      label: String,
    }),
    chart('Characters in descriptions', {
      values: listed.map((page) => page.descriptionLength),
      step: 10,
      limit: shownOfDescription,
      label: String,
    }),
    chart('Words', { values: listed.map((page) => page.words), step: 100, limit: Infinity, label: String }),
  ]
  return isBuilt
    ? [
        ...lengths,
        chart('Weight', {
          values: pages.map((page) => page.bytes).filter((bytes) => bytes > 0),
          step: 1000,
          limit: firstRoundTrip,
          label: kilobytes,
        }),
      ]
    : lengths
}

interface ChartInputs {
  values: readonly number[]
  step: number
  /** Above it a column is drawn as too much. */
  limit: number
  label: (value: number) => string
}

// One page ten times as long as the others would press all the others into one column.
const shareDrawnApart = 0.98

/** How many pages have how much of something, as columns between 0 and 100. The last column holds the few that lie far above. */
function chart(heading: string, { values, step, limit, label }: ChartInputs): Chart {
  const sorted = values.map((value) => Math.floor(value / step)).sort((a, b) => a - b)
  const first = sorted[0] ?? 0
  const last = sorted[Math.floor((sorted.length - 1) * shareDrawnApart)] ?? first
  const counts = Array.from(
    { length: last - first + 1 },
    (_, index) => sorted.filter((bin) => Math.min(bin, last) === first + index).length,
  )
  const most = Math.max(1, ...counts)
  const end = (sorted.at(-1) ?? last) > last ? 'and more' : `to ${label((last + 1) * step)}`
  const columns = counts.map((count, index) => {
    const from = (first + index) * step
    const height = Math.round((count / most) * 100)
    return {
      x: index * 10,
      y: 100 - height,
      height,
      isBeyond: from >= limit,
      caption: `${label(from)} ${first + index === last ? end : `to ${label(from + step)}`}: ${count}`,
    }
  })
  return {
    heading,
    width: columns.length * 10,
    columns,
    from: label(first * step),
    to: `${label(last * step)} ${end}`,
    limit: Number.isFinite(limit) ? `room for ${label(limit)}` : '',
  }
}
