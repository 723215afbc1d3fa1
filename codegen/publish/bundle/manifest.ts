import type { Kind } from '../../model/page-kinds.ts'
import { present } from '../../lib/present.ts'

/** What Vite made of each module: its script, what that imports, and its style sheets. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>

type Chunk = Manifest[string]

/** What Vite made of a module that is there in every bundle. */
export function getChunk(manifest: Manifest, key: string): Chunk {
  return present(manifest[key], `${key} in the bundle`)
}

/** The module with which every page starts. */
export const startModule = 'src/pages/+client.ts'

export const pageModule = (kind: Kind) => `src/pages/${kind}/+Page.tsx`

/** The module that the start loads when a search field gets the focus. */
export const searchModule = 'src/client/search/combobox.ts'

/** The chunk that the start loads when the browser is idle. */
export function findApp(manifest: Manifest): string {
  const first = getChunk(manifest, startModule).dynamicImports?.find((one) => one !== searchModule)
  if (first === undefined) throw new Error('The start script loads no app: look at vite.config.ts')
  return first
}
