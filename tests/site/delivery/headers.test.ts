import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { readBuilt, readServerFile } from '../../helpers/site/built-site.ts'

const { headers } = JSON.parse(readServerFile('rules.json')) as ServerRules
const policy = headers['Content-Security-Policy']!

describe("the content security policy, read by Google's evaluator", () => {
  const findingsIn = (text: string) =>
    new CspEvaluator(new CspParser(text).csp).evaluate().filter(({ severity }) => severity !== Severity.NONE)

  test('leaves nothing open', () => {
    // A policy of 'self' is weak where a site hosts what strangers upload, or answers with JSONP.
    // This one does neither.
    const known = "'self' can be problematic if you host JSONP, AngularJS or user uploaded files."
    expect(
      findingsIn(policy).map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`),
    ).toEqual([`script-src 'self': ${known}`])
  })
  test('would not pass if a line of it were loosened', () => {
    for (const [now, then] of [
      ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
      ["object-src 'none'; ", ''],
      ["script-src 'self'", "script-src 'self' https:"],
      ["script-src 'self'", "script-src 'self' data:"],
    ] as const) {
      expect(policy).toContain(now)
      const looser = policy
        .replace(now, then)
        .replace("default-src 'none'", now.startsWith('object') ? '' : "default-src 'none'")
      expect(findingsIn(looser).filter(({ severity }) => severity <= Severity.MEDIUM).length, now).toBeGreaterThan(0)
    }
  })
  test('lets no style or script stand within a page, and no code be made of text', () => {
    expect(policy).not.toMatch(/unsafe-|https?:(?!\/\/www\.youtube-nocookie\.com)|\*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

describe('every host is told the same', () => {
  test('the headers of all pages', () => {
    const netlify = readBuilt('_headers')
    const nginx = readServerFile('nginx-headers.conf')
    const cloudfront = JSON.parse(readServerFile('cloudfront-headers.json')) as unknown
    for (const [name, value] of Object.entries(headers)) {
      expect(netlify).toContain(`  ${name}: ${value}\n`)
      expect(nginx).toContain(name)
    }
    expect(JSON.stringify(cloudfront)).toContain(JSON.stringify(policy).slice(1, -1))
  })
  test('to hold to HTTPS for two years, to sniff nothing, and to open no device to anybody', () => {
    expect(headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    expect(headers['Permissions-Policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/)
  })
})
