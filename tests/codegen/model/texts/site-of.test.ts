import { describe, expect, test } from 'vitest'
import { findRetellingSite, isSiteNamed } from '../../../../codegen/model/texts/site-of.ts'

test.each([
  ['https://www.taxguru.in/?p=1', 'taxguru.in'],
  ['https://web.lawcrux.com/act.asp', 'web.lawcrux.com'],
  ['https://taxinformation.cbic.gov.in', undefined],
  ['https://www.indiacode.nic.in/handle', undefined],
  ['https://www.rbi.org.in/circular', undefined],
  ['https://egazette-gov.in.example.com', 'egazette-gov.in.example.com'],
  ['https://mygov.in.co', 'mygov.in.co'],
  ['no address', undefined],
  ['Collected by: x', undefined],
  ['x:y', undefined],
  ['https://localhost/', undefined],
])('at %s the site that retells a law is %s', (address, site) => expect(findRetellingSite(address)).toBe(site))

describe('a text names a site', () => {
  test.each([
    ['taxguru.in', 'Section 149(1); text at taxguru.in'],
    ['web.lawcrux.com', 'text at lawcrux.com'],
    ['mondaq.com', 'explained at Mondaq.com'],
  ])('%s: %s', (site, text) => expect(isSiteNamed(site, text)).toBe(true))
  test.each([
    ['taxguru.in', 'text at taxmann.com'],
    ['firm.co.in', 'text at other.co.in'],
    ['taxguru.in', 'Section 149(1) of the Companies Act, 2013'],
  ])('but not %s: %s', (site, text) => expect(isSiteNamed(site, text)).toBe(false))
})
