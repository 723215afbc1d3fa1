import type { Catalogue, PublishedPage } from '../../../model/records.ts'
import { suggest } from '../../../problem/suggest.ts'
import { articlePath, cityPath, legalPath, servicePath } from '../../../model/route.ts'

interface Pages {
  toPath: (id: string) => string
  /** The record's own file, where it has one. */
  fileOf?: (id: string) => string
}

/** Records that are pages, and so are known from before this run. */
const pages: Partial<Record<keyof Catalogue, Pages>> = {
  services: { toPath: servicePath, fileOf: (id) => `data/services/${id}.yaml` },
  articles: { toPath: articlePath, fileOf: (id) => `data/articles/${id}.md` },
  legal: { toPath: legalPath, fileOf: (id) => `data/legal/${id}.md` },
  cities: { toPath: cityPath },
}

/** What to do about a reference to a renamed or removed record; undefined if it never existed. */
export function findRenamed(
  id: string,
  { to, ids, published }: { to: keyof Catalogue; ids: readonly string[]; published: readonly PublishedPage[] },
): string | undefined {
  const kind = pages[to]
  const before = new Set(published.map(({ path }) => path))
  if (!kind || !before.has(kind.toPath(id))) return undefined
  const fresh = ids.filter((one) => !before.has(kind.toPath(one)))
  const renamed = fresh.length === 1 ? fresh[0] : suggest(id, fresh)
  if (renamed !== undefined)
    return `Was it renamed to "${renamed}"? Then write that wherever it is named, and add this line to data/redirects.yaml: ${kind.toPath(id)}: ${kind.toPath(renamed)}`
  const restore = kind.fileOf ? `git checkout -- ${kind.fileOf(id)}` : `its line in data/cities.yaml`
  return `It was there in the last commit. ${kind.fileOf ? `Put it back (${restore})` : `Put back ${restore}`}, or take it out wherever it is named.`
}
