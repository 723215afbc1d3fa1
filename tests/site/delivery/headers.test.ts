import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { readServerFile } from '../../helpers/site/built-site.ts'

const { headers } = JSON.parse(readServerFile('rules.json')) as ServerRules
const policy = headers['Content-Security-Policy']!

test("the content security policy leaves nothing open to Google's evaluator", () => {
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // A policy of 'self' is weak where a site hosts what strangers upload, or answers with JSONP.
  // This one does neither.
  const known = "'self' can be problematic if you host JSONP, AngularJS or user uploaded files."
  expect(
    found
      .filter(({ severity }) => severity !== Severity.NONE)
      .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`),
  ).toEqual([`script-src 'self': ${known}`])
})

test('the policy lets no style or script stand within a page, and no code be made of text', () => {
  expect(policy).not.toMatch(/unsafe-|https?:(?!\/\/www\.youtube-nocookie\.com)|\*/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('browsers hold to HTTPS for two years, sniff nothing, and open no device to anybody', () => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(headers['Permissions-Policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/)
})
