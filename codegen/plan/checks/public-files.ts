import type { Problem, Report } from '../../problem/problem.ts'
import { recordPlaceOf } from '../route-plan.ts'
import type { RoutePlan } from '../route-plan.ts'

// What the build writes by itself, apart from pages, twins and pictures.
const ownFile =
  /^(robots\.txt|llms\.txt|service-worker\.js|sitemap(-[\w-]+)?\.xml|_headers|_redirects|\.well-known\/security\.txt)$/
const ownFolder = /^(assets|calendar|search|share)(\/|$)/
const compressed = /\.(br|gz)$/

/** A file of public/ goes to the site under its own name, where a page or a file of the build's may already be: of two, one would vanish without a word. */
export function checkPublicFiles(files: readonly string[], routes: readonly RoutePlan[], report: Report): void {
  // Letters' case does not tell files apart: many file systems ignore it.
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

/** What a page takes for itself: its HTML, its Markdown twin, and the folder in which it lies, which cannot be a file. */
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
    place: { source: { file: `public/${name}`, text: '', yamlStart: 0, yamlEnd: 0 }, path: [], target: 'record' },
    hint: 'Remove the one in public/, or give it another name.',
  }
}
