import { expect, test } from 'vitest'
import { allPages, mainText, partsOf, pathsWhere, textOf } from '../../helpers/site/built-site.ts'
import { textInForce } from '../../helpers/site/stated.ts'

const tds = '/blog/tds-compliance-guide'
const professionalTax = '/blog/professional-tax-guide'

/** The changes of the law that are certain: where a figure stood, since when and what holds. */
const changes: readonly (readonly [path: string, since: RegExp, now: RegExp])[] = [
  ['/services/pvt-ltd', /1 April 2014/, /2 to 15 directors.*members/],
  ['/services/pvt-ltd', /2015/, /no minimum paid-up capital/i],
  ['/services/opc', /1 April 2021/, /any turnover or capital/],
  ['/services/gst-reg', /1 April 2019/, /₹40 lakh/],
  ['/', /1 April 2019/, /₹10 lakh in Manipur, Mizoram, Nagaland and Tripura/],
  ['/blog/understanding-gst-registration', /./, /Manipur, Mizoram, Nagaland and Tripura/],
  ['/gst/mumbai', /varies by state/, /Yours are at the top of this page/],
  ['/services/gst-return', /1 June 2021/, /₹50 a day, or ₹20 a day for a nil return/],
  ['/services/gst-return', /varies by how often you file/, /22nd or the 24th/],
  ['/services/gst-reg', /1 November 2025/, /three working days/],
  ['/gst/mumbai', /1 November 2025/, /three working days/],
  [
    '/services/msme-udyog',
    /1 April 2025/,
    /₹2\.5 crore and ₹10 crore.*₹25 crore and ₹100 crore.*₹125 crore and ₹500 crore/,
  ],
  ['/services/fssai', /1 April 2026/, /₹1\.5 crore/],
  ['/services/income-tax-return', /2026/, /31 August/],
  [tds, /1 April 2026/, /section 392.*section 393.*section 394/],
  [tds, /1 April 2026/, /Form 138.*Form 140.*Form 144.*Form 143/],
  [tds, /1 April 2025/, /194A 10% Banks ₹50,000 \(₹1 lakh seniors\), others ₹10,000/],
  [tds, /1 April 2025/, /194D 2% \(company 10%\) ₹20,000/],
  [tds, /1 October 2024/, /194H 2% ₹20,000/],
  [tds, /1 April 2025/, /194I 10% \/ 2% ₹50,000 a month/],
  [tds, /1 April 2025/, /194J 10%; 2% for technical services ₹50,000/],
  [tds, /1 April 2025/, /194K 10% ₹10,000/],
  [tds, /./, /late return costs ₹200 a day, at most the tax/],
  [
    professionalTax,
    /./,
    /Maharashtra ₹7,500-10,000 \(men\) ₹175.*Men above ₹10,000, women above ₹25,000 ₹200, in February ₹300/,
  ],
  [
    professionalTax,
    /1 April 2025/,
    /Karnataka Below ₹25,000 Nothing Nothing Karnataka ₹25,000 and above ₹200, in February ₹300 ₹2,500/,
  ],
  [
    professionalTax,
    /./,
    /West Bengal ₹10,000-15,000 ₹110 ₹1,320 West Bengal Above ₹15,000 ₹130 up to ₹25,000, ₹150 up to ₹40,000, ₹200 above/,
  ],
  ['/services/dir-3-kyc', /31 March 2026/, /once in three years/],
  ['/services/esi-epf', /21 November 2025/, /Code on Social Security, 2020/],
]

test.each(changes)('%s tells that since %s the law says %s', (path, since, now) => {
  expect(textInForce(path)).toMatch(since)
  expect(textInForce(path)).toMatch(now)
})

test('section 194C has not changed, and nothing of it is struck', () => {
  const row = partsOf(tds, 'main tr').filter((one) => textOf(one).startsWith('194C'))
  expect(row.map((one) => one.querySelectorAll('del').length)).toEqual([0])
})

/** Figures that are out of date wherever they stand: no page may state one but struck. */
const outdated: Readonly<Record<string, RegExp>> = {
  'pvt-directors': /2 to 200 directors/,
  'pvt-capital': /paid-up capital[^.]{0,30}₹1 lakh/,
  'opc-conversion': /₹2 crore[^.]{0,30}₹50 lakh/,
  'gst-threshold': /₹20 lakh[^.]{0,60}₹10 lakh in special.category/,
  'gst-threshold-articles': /₹40 lakh[^.]{0,30}₹20 lakh in special/,
  'gst-late-fee': /late fee (is|of) ₹200|₹200 per day/,
  'msme-tiers': /₹50 crore and ₹250 crore/,
  'fssai-tiers': /₹12 lakh to ₹20 crore/,
  'tds-forms': /\bForm (24Q|26Q|27EQ)\b/,
  'tds-late-fee': /₹200 a day up to ₹1 lakh/,
  'tds-certificate': /₹100 a day up to ₹1 lakh/,
}

test.each(Object.entries(outdated))('the outdated figure of the fact %s stands on no page but struck', (_, figure) => {
  expect(allPages.some(({ path }) => figure.test(mainText(path)))).toBe(true)
  expect(pathsWhere(({ path }) => figure.test(textInForce(path)))).toEqual([])
})
