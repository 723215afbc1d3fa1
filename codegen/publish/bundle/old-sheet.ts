const base = /@supports not \(color:revert-layer\)\{(?:[^{}]*\{[^{}]*\})*\}/
const firstLayer = /^@layer [\w-]+\{.*?\}(?=@layer [\w-]+\{)/s

/** The sheet that all pages share, in two. */
export interface SplitSheet {
  /** The rules for browsers that know no cascade layers (src/styles/without-layers.css). */
  base: string
  /** All others, and where these browsers find theirs. */
  importing: (address: string) => string
}

/**
 * Parts the rules for browsers without cascade layers from a sheet that Vite has made, so that nobody else loads them. An import may stand behind
 * nothing but imports and what a browser does not know: behind a block of `@layer` those browsers follow it, and all others pass it over. No bundler
 * writes such a sheet, so this comes after them all.
 */
export function splitSheet(sheet: string): SplitSheet {
  const [rules = ''] = base.exec(sheet) ?? []
  const rest = sheet.replace(base, '')
  if (rules === '' || !firstLayer.test(rest))
    throw new Error(
      `codegen/publish/bundle/old-sheet.ts finds nothing to change any more: ${rules === '' ? 'no @supports for browsers without layers.' : 'the sheet does not begin with two layers.'}`,
    )
  return { base: rules, importing: (address) => rest.replace(firstLayer, (layer) => `${layer}@import"${address}";`) }
}
