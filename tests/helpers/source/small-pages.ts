import { planLayout } from '../../../codegen/pages/shared/plan-layout.ts'
import { renderDocument } from '../../../src/render/render-document.tsx'
import type { PageAssets, PageRecord } from '../../../src/content/types.ts'
import { makeSiteFolder } from '../project/site-folder.ts'
import type { Edit } from '../project/site-folder.ts'

/** The pages of the small site, in memory: their records, what surrounds them, and their HTML. */
export async function planSmallPages(edits: readonly Edit[] = []) {
  const site = makeSiteFolder('small-site')
  site.edit(edits)
  const { context, routes } = (await site.run()).site!
  site.remove()
  const layout = planLayout(context)
  const recordOf = (path: string) => routes.find((route) => route.path === path)!.record()
  const plain: PageAssets = { css: [], fonts: [], script: undefined, build: 'this-build' }
  return {
    layout,
    recordOf,
    /** The HTML of a page, or of one that differs from it in some way. */
    htmlOf: (path: string, more?: Partial<PageRecord>, assets?: Partial<PageAssets>) =>
      renderDocument({ ...recordOf(path), ...more }, layout, { ...plain, ...assets }),
  }
}
