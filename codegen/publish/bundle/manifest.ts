import type { Kind } from '../../model/page-kinds.ts'

/** What Vite made of each module: its script, what that imports, and its style sheets. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>

/** The module with which every page starts. */
export const entry = 'src/pages/+client.ts'

export const pageModule = (kind: Kind) => `src/pages/${kind}/+Page.tsx`

/** The chunk that the entry loads when the browser is idle. */
export function findApp(manifest: Manifest): string {
  const [first] = manifest[entry]!.dynamicImports ?? []
  if (first === undefined) throw new Error('The entry script loads no app: look at vite.config.ts')
  return first
}
