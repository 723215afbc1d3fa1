import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { builtFiles, findingsOn, readBuilt } from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'

const sheets = builtFiles.filter((file) => file.endsWith('.css'))

/** The heads of a sheet's outermost rules, and their bodies. */
function outermostRules(css: string): { head: string; body: string }[] {
  const rules: { head: string; body: string }[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at
    else if (css[at] === '}' && --depth === 0) {
      // A statement that only names layers may stand before it.
      rules.push({ head: css.slice(start, open).split(';').pop()!.trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return rules
}

describe('style sheets', () => {
  test('hold all rules in layers, but for the base style of browsers that know none, and import no other sheet', () => {
    const outside = sheets
      .flatMap((file) => outermostRules(readBuilt(file)).map(({ head }) => `${file.replace(/\..*/, '')} ${head}`))
      .filter((rule) => !/ @(layer|font-face|page)\b/.test(rule))
    expect(outside).toEqual(['assets/site @supports not (color:revert-layer)'])
    expect(sheets.filter((file) => readBuilt(file).includes('@import'))).toEqual([])
  })
  test('keep that base style within 1.5 KB, for every visitor loads it', () => {
    const base = sheets
      .flatMap((file) => outermostRules(readBuilt(file)))
      .find(({ head }) => head.startsWith('@supports'))!
    expect(base.body.length).toBeLessThanOrEqual(1536)
  })
  test('mark what a pointer rests on only where there is one: a finger leaves such marks behind', () => {
    const marks = sheets.flatMap((file) => {
      const asked = readBuilt(file).replace(/@media[^{]*\(hover:\s*hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
      return [...asked.matchAll(/[^{}]*(?<!:not\():hover[^{}]*\{/g)].map(([rule]) => `${file}: ${rule}`)
    })
    expect(marks).toEqual([])
    expect(sheets.filter((file) => readBuilt(file).includes('hover:hover')).length).toBeGreaterThan(10)
  })
  test('ask for nothing that Chrome 99 and Safari 15.4 cannot read: a range, or `not` before a feature', () => {
    const queries = sheets.flatMap((file) =>
      [...readBuilt(file).matchAll(/@media([^{]*)\{/g)].map(([, query]) => `${file}: ${query}`),
    )
    expect(queries.filter((query) => /[<>]|not\s*\(/.test(query))).toEqual([])
  })
  test('name no pair of colours, which those browsers do not know, nor the variables that the minifier would write for one', () => {
    expect(sheets.filter((file) => /light-dark\(|--lightningcss/.test(readBuilt(file)))).toEqual([])
  })
})

test('every drawing says its size, for a page whose style sheet does not arrive', () => {
  const isBare = (svg: HTMLElement) => !svg.getAttribute('width') || !svg.getAttribute('height')
  const bareOn = ({ root }: BuiltPage) => root.querySelectorAll('svg').filter(isBare)
  expect(findingsOn((page) => bareOn(page).map((svg) => svg.outerHTML.slice(0, 80)))).toEqual([])
})
