import type { Problem, Report } from '../../problem/problem.ts'
import type { PublicFiles } from '../../model/records.ts'
import { recordPlaceOf } from '../shared/route-plan.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

// What browsers and search engines request. Anything else in public/ is probably a mistake: a list
// of clients, a password.
const publishable =
  /\.(avif|css|csv|gif|html|ico|ics|jpe?g|js|json|md|mp3|mp4|pdf|png|svg|txt|vcf|webm|webmanifest|webp|woff2?|xml|br|gz)$/i
const hidden = /(^|\/)\.(?!well-known\/)/

/** What pages name by these addresses. */
const named = ['favicon.svg', 'apple-touch-icon.png', 'site.webmanifest', 'logo.png']

// What the build writes, apart from pages, twins and pictures.
const ownFile =
  /^(robots\.txt|llms\.txt|service-worker\.js|sitemap(-[\w-]+)?\.xml|_headers|_redirects|\.well-known\/security\.txt)$/
const ownFolder = /^(assets|calendar|search|share)(\/|$)/
const compressed = /\.(br|gz)$/

/**
 * A file of public/ keeps its name on the site. If a page or a file of the build has the same name,
 * one would overwrite the other.
 */
export function checkPublicFiles(
  { files, linksOut, tooLarge }: PublicFiles,
  routes: readonly RoutePlan[],
  report: Report,
): void {
  for (const file of files) {
    const said = linksOut.includes(file) ? 'is a link to a file outside the project' : findUnpublishable(file)
    if (said !== undefined) report(unpublishable(file, said))
  }
  for (const file of tooLarge)
    report({
      code: 'unpublishable-file',
      message: `public/${file} is larger than 25 MiB, which Cloudflare Pages does not take and no phone loads.`,
      place: placeOf(file),
      hint: 'Make it smaller, or put it where files are shared and link to it.',
    })
  // A folder with none of these belongs to a small site, such as a test's.
  for (const file of files.some((one) => named.includes(one)) ? named.filter((one) => !files.includes(one)) : [])
    report({
      code: 'unpublishable-file',
      message: `public/${file} is missing, and every page names it.`,
      place: placeOf(file),
      hint: `Put it back: git checkout -- public/${file}. To change it, keep its name.`,
    })
  // Case does not distinguish files: many file systems ignore it.
  const names = new Map(files.map((name) => [name.toLowerCase(), name]))
  for (const [file, name] of names) {
    if (ownFile.test(file)) report(collision(name, `the site's own ${file}`))
    else if (ownFolder.test(file)) report(collision(name, `the folder ${file.split('/')[0]}/ that the build fills`))
    else if (compressed.test(file) && names.has(file.replace(compressed, '')))
      report(collision(name, `the compressed form that the build makes of ${file.replace(compressed, '')}`))
  }
  const reported = new Set<string>()
  for (const route of routes) {
    for (const { file, said } of filesOf(route)) {
      const name = names.get(file)
      if (name === undefined || reported.has(file)) continue
      reported.add(file)
      report({ ...collision(name, said), also: { message: 'The page comes from here.', place: recordPlaceOf(route) } })
    }
  }
}

function findUnpublishable(file: string): string | undefined {
  if (hidden.test(file)) return 'is hidden, and hidden files are for one machine only'
  return publishable.test(file) || !/\.[^/]+$/.test(file) ? undefined : 'is of a kind that no page shows'
}

function unpublishable(file: string, said: string): Problem {
  return {
    code: 'unpublishable-file',
    message: `public/${file} ${said}. The build would publish it.`,
    place: placeOf(file),
    hint: 'Take it out of public/. To publish a document, save it as PDF.',
  }
}

const placeOf = (file: string): Problem['place'] => ({
  source: { file: `public/${file}`, text: '', yamlStart: 0, yamlEnd: 0 },
  path: [],
  target: 'record',
})

/**
 * The names that a page occupies: its HTML, its Markdown twin and its folder, which cannot be a
 * file.
 */
function filesOf({ path }: RoutePlan): { file: string; said: string }[] {
  const bare = (path === '/' ? 'index' : path.slice(1)).toLowerCase()
  const folder = bare.slice(0, Math.max(0, bare.lastIndexOf('/')))
  const own = [
    { file: `${bare}.html`, said: `the page ${path}` },
    { file: `${bare}.md`, said: `the Markdown of ${path}` },
  ]
  return folder === '' ? own : [...own, { file: folder, said: `the folder of the page ${path}` }]
}

function collision(name: string, owner: string): Problem {
  return {
    code: 'file-collision',
    message: `public/${name} and ${owner} claim the same address.`,
    place: placeOf(name),
    hint: 'Remove the one in public/, or give it another name.',
  }
}
