import { fileNameOf } from '../../lib/file-name.ts'
import type { Place, Problem, Report } from '../../problem/problem.ts'
import type { PublicFiles } from '../../model/records.ts'
import { placeOfFile } from '../../model/source.ts'
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

// Cloudflare would run /_worker.js in place of serving the site; other hosts have such names, too.
const ofHosts = /^_/
// What every host, every list of checksums and every address shows as it is.
const plainName = /^[\w./-]+$/

/** How files of these kinds begin, a letter a byte. */
const beginnings: readonly [kind: RegExp, start: RegExp][] = [
  [/\.png$/i, /^\x89PNG\r\n/],
  [/\.jpe?g$/i, /^\xFF\xD8\xFF/],
  [/\.gif$/i, /^GIF8[79]a/],
  [/\.webp$/i, /^RIFF[^]{4}WEBP/],
  [/\.avif$/i, /^[^]{4}ftypavi[fs]/],
  [/\.ico$/i, /^\0\0\x01\0/],
  [/\.svg$/i, /^(\xEF\xBB\xBF)?\s*</],
  [/\.pdf$/i, /%PDF-/],
]

/** A file of public/ keeps its name on the site, so nothing that is built may have that name. */
export function checkPublicFiles(
  { files, starts, linksOut, tooLarge }: PublicFiles,
  routes: readonly RoutePlan[],
  report: Report,
): void {
  const refuse = (file: string, said: string, hint: string) =>
    report({ code: 'unpublishable-file', message: `public/${file} ${said}`, place: placeIn(file), hint })
  for (const file of files) {
    const said = linksOut.includes(file) ? 'is a link to a file outside the project' : findUnpublishable(file)
    if (said !== undefined)
      refuse(
        file,
        `${said}. The build would publish it.`,
        'Take it out of public/. To publish a document, save it as PDF.',
      )
    else if (!plainName.test(file))
      refuse(file, 'has a sign in its name that not every host serves.', `Rename it to "${toPlainName(file)}".`)
    else checkStart(file, starts.get(file) ?? '', refuse)
  }
  for (const file of tooLarge)
    refuse(
      file,
      'is larger than 25 MiB, which Cloudflare Pages does not take and no phone loads.',
      'Make it smaller, or put it where files are shared and link to it.',
    )
  // A folder with none of these belongs to a small site, such as a test's.
  for (const file of files.some((one) => named.includes(one)) ? named.filter((one) => !files.includes(one)) : [])
    refuse(
      file,
      'is missing, and every page names it.',
      `Put it back: git checkout -- public/${file}. To change it, keep its name.`,
    )
  checkCollisions(files, routes, report)
}

const placeIn = (file: string): Place => placeOfFile(`public/${file}`)

const toPlainName = (file: string) =>
  file
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./-]+/g, '-')
    .replace(/(^|\/)-(?=\.|$)/, '$1file')

/** A picture that is none would be shown as a broken one on every page. */
function checkStart(file: string, start: string, refuse: (file: string, said: string, hint: string) => void): void {
  if (start.startsWith('version https://git-lfs.github.com/'))
    return refuse(file, 'is a pointer of Git LFS and not the file itself.', 'Get the file: git lfs pull')
  const wanted = beginnings.find(([kind]) => kind.test(file))?.[1]
  if (wanted && !wanted.test(start))
    refuse(
      file,
      'does not begin as a file with this ending does.',
      `Open it with a program that shows such files and save it anew, or put the old one back: git checkout -- public/${file}`,
    )
}

function findUnpublishable(file: string): string | undefined {
  if (hidden.test(file)) return 'is hidden, and hidden files are for one machine only'
  if (ofHosts.test(file) && !ownFile.test(file)) return 'begins with _, as the settings of hosts do'
  return publishable.test(file) || !/\.[^/]+$/.test(file) ? undefined : 'is of a kind that no page shows'
}

function checkCollisions(files: readonly string[], routes: readonly RoutePlan[], report: Report): void {
  // Case does not distinguish files: many file systems ignore it.
  const names = new Map(files.map((name) => [name.toLowerCase(), name]))
  for (const [whole, name] of names) {
    const file = whole.replace(compressed, '')
    if (ownFile.test(file)) report(collision(name, `the site's own ${file}`))
    else if (ownFolder.test(file)) report(collision(name, `the folder ${file.split('/')[0]}/ that the build fills`))
    else if (file !== whole && names.has(file))
      report(collision(name, `the compressed form that the build makes of ${file}`))
    else if (names.has(`${whole}.html`)) report(collision(name, `public/${names.get(`${whole}.html`)}`))
  }
  const reported = new Set<string>()
  for (const route of routes)
    for (const [file, said] of filesOf(route)) {
      const name = names.get(file)
      if (name === undefined || reported.has(file)) continue
      reported.add(file)
      const also = { message: 'The page comes from here.', place: recordPlaceOf(route) }
      report({ ...collision(name, `the ${said} ${route.path}`), also })
    }
}

/**
 * The names that a page occupies: its address, its HTML and its twin, each also compressed, and its
 * folder, which cannot be a file.
 */
function filesOf({ path }: RoutePlan): [file: string, said: string][] {
  const bare = fileNameOf(path).toLowerCase()
  const folder = bare.slice(0, Math.max(0, bare.lastIndexOf('/')))
  const forms = (name: string, said: string) =>
    ['', '.br', '.gz'].map((ending): [string, string] => [`${name}${ending}`, said])
  return [
    ...forms(`${bare}.html`, 'page'),
    ...forms(bare, 'page'),
    ...forms(`${bare}.md`, 'Markdown of'),
    ...(folder === '' ? [] : [[folder, 'folder of the page'] satisfies [string, string]]),
  ]
}

function collision(name: string, owner: string): Problem {
  return {
    code: 'file-collision',
    message: `public/${name} and ${owner} claim the same address.`,
    place: placeIn(name),
    hint: 'Remove the one in public/, or give it another name.',
  }
}
