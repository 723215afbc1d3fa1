import { atEnd, blockOf, inFile } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const newRow = `
  - { from: "2027-04-01", figures: { ratePercent: 15, yearDays: 365 }, authority: "Finance Act, 2027", source: https://www.cbic.gov.in, checkedOn: "2026-11-21", confidence: high }`
const rowOfInterest = () => [
  inFile('rules/gst/interest.yaml', '\nexamples:', `${newRow}\nexamples:`),
  inFile('rules/gst/interest.yaml', 'out: { amount: 522 }', 'out: { amount: 435 }'),
]

/** The jobs of data/GUIDE.md about the law. */
export const lawJobs: readonly Recipe[] = [
  {
    job: 'Add a fact',
    edits: () => [
      atEnd('facts.yaml', blockOf('Add a fact')),
      inFile(
        'services/gst-reg.yaml',
        '\nprocess:',
        '\n  - text: Number your invoices with at most 16 characters.\n    fact: gst-invoice-series\nprocess:',
      ),
    ],
    shows: { '/services/gst-reg': 'Rule 46(b) of the CGST Rules, 2017' },
  },
  { job: 'Write law of a coming day', edits: rowOfInterest, says: ['fact-disagrees', 'coming: { from: "2027-04-01"'] },
  {
    job: 'Write law of a coming day',
    edits: () => [
      ...rowOfInterest(),
      inFile(
        'facts.yaml',
        '\ngst-late-fee:',
        `\n${blockOf('Write law of a coming day').replace(/.*\n/, '').trimEnd()}\ngst-late-fee:`,
      ),
    ],
    options: { today: '2027-04-01' },
    shows: { '/services/gst-reg': 'Tax paid late bears interest of 15% a year, counted by the day.' },
  },
  {
    job: 'Change a rule',
    edits: () => [inFile('rules/gst/interest.yaml', 'ratePercent: 18', 'ratePercent: 24')],
    says: ['wrong-example'],
  },
  {
    job: 'Move a due day',
    edits: () => [
      atEnd(
        'extensions.yaml',
        'gstr-3b-november-2026:\n  kind: due-date\n  rules: [due-dates/gst/gstr-3b-monthly]\n  period: "2026-11"\n  from: "2026-12-20"\n  to: "2026-12-24"\n  condition: For all monthly filers.\n  authority: Notification 99/2026-Central Tax\n  source: https://taxinformation.cbic.gov.in\n  checkedOn: "2026-11-23"\n  confidence: high\n',
      ),
    ],
    shows: { '/calendar': '2026-12-24' },
  },
  {
    job: 'Waive a fee',
    edits: () => [
      atEnd(
        'extensions.yaml',
        'gstr-4-2025-26:\n  kind: fee-waiver\n  rules: [gst/gstr-4-late-fee]\n  dueDates: [due-dates/gst/gstr-4]\n  period: "2025-26"\n  from: "2026-07-01"\n  to: "2026-12-31"\n  waivedPercent: 100\n  condition: For all composition dealers.\n  authority: Notification 98/2026-Central Tax\n  source: https://taxinformation.cbic.gov.in\n  checkedOn: "2026-11-23"\n  confidence: high\n',
      ),
    ],
    shows: { '/calculators/gst-late-fee': 'Notification 98/2026-Central Tax' },
  },
  {
    job: "Change a state's professional tax",
    edits: () => [
      inFile(
        'professional-tax.yaml',
        '          - { tax: 1250 }',
        '          - { tax: 1250 }\n      - from: "2026-12-01"\n        slabs:\n          - { upTo: 22000, tax: 0 }\n          - { tax: 1240 }',
      ),
    ],
    options: { today: '2026-12-01' },
    shows: { '/gst/state/tamil-nadu': '1,240' },
  },
  {
    job: 'Refuse a source',
    edits: () => [inFile('site.yaml', '  - scribd.com', '  - scribd.com\n  - cbic.gov.in')],
    says: ['refused-source', 'cbic.gov.in'],
  },
  {
    job: 'Review the figures',
    edits: () => [],
    options: { today: '2027-11-23' },
    says: ['stale-fact'],
  },
]
