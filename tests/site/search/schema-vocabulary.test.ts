import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { describe, expect, test } from 'vitest'
import {
  allPages,
  builtFiles,
  findingsOn,
  jsonLdOf,
  origin,
  pathsWhere,
  topNodesOf,
  typedNodesOf,
} from '../../helpers/site/built-site.ts'
import type { JsonLd } from '../../helpers/site/built-site.ts'
import { findUnknown } from '../../helpers/site/schema-vocabulary.ts'

describe('all structured data', () => {
  test('uses the vocabulary of schema.org and nothing else', () => {
    expect(findingsOn((page) => topNodesOf(page).flatMap(findUnknown)).slice(0, 20)).toEqual([])
  })
  test('names no page that does not exist', () => {
    const paths = new Set(allPages.map((page) => page.path))
    const named = allPages.flatMap(
      (page) =>
        JSON.stringify(jsonLdOf(page))
          .match(/https?:[^"\\\s<]+/g)
          ?.filter((address) => address.startsWith(`${origin}/`))
          .map((address) => new URL(address).pathname) ?? [],
    )
    expect([...new Set(named)].filter((path) => !paths.has(path) && !builtFiles.includes(path.slice(1)))).toEqual([])
  })
  test('of services, articles, openings and a tenth of the cities passes the validator of Adobe without an error', async () => {
    const some = allPages.filter(
      (page, index) => jsonLdOf(page).length > 0 && (!page.path.startsWith('/gst/') || index % 10 === 0),
    )
    const findings = await Promise.all(
      some.map(async (page) => {
        const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
          page.html,
        )
        const issues = await new Validator().validate(extracted)
        return [
          ...extracted.errors.map((error) => error.message),
          ...issues.filter((issue) => issue.severity === 'ERROR').map((issue) => issue.issueMessage),
        ].map((message) => `${page.path}: ${message}`)
      }),
    )
    expect(findings.flat()).toEqual([])
  })
  test('of titles and names is in letters, not in entities', () => {
    const hasEntity = (node: JsonLd) => /&(amp|#x?\d+|quot);/.test(String(node['name'] ?? ''))
    expect(pathsWhere((page) => typedNodesOf(page).some(hasEntity))).toEqual([])
  })
})
