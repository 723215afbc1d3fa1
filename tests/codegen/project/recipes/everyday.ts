import { atEnd, blockOf, copyOf, inFile, inOwnWords } from './recipe.ts'
import type { Recipe } from './recipe.ts'

/** The six jobs of data/README.md. */
export const everydayJobs: readonly Recipe[] = [
  {
    job: 'Add a city',
    edits: () => [atEnd('cities.yaml', blockOf('Add a city'))],
    shows: { '/gst/vellore-fort': 'Vellore Fort', '/gst/state/tamil-nadu': 'vellore-fort' },
    finds: 'Vellore Fort',
  },
  {
    job: 'Change a price',
    edits: () => [inFile('services/gst-reg.yaml', 'basic: 1999', 'basic: 2199')],
    shows: { '/services/gst-reg': '2,199' },
  },
  {
    job: 'Change a price',
    edits: () => [inFile('plans.yaml', '- name: Basic\n    price: 999', '- name: Basic\n    price: 1099')],
    says: ['price-order'],
  },
  {
    job: 'Change a figure of law',
    edits: () => [
      inFile(
        'facts.yaml',
        'The penalty is 10% of the tax due and at least ₹10,000, and 100% of the tax, again at least\n    ₹10,000, where there is fraud or evasion.\n  status: matches',
        'The penalty is 12% of the tax due.\n  status: superseded\n  since: "2026-11-01"',
      ),
    ],
    shows: { '/services/gst-reg': 'The penalty is 12% of the tax due.' },
  },
  {
    job: 'Add or change an article',
    edits: () => [
      inOwnWords(
        copyOf('articles/gst-compliance-tips.md', 'articles/gst-habits.md', {
          'GST Compliance Tips: A Month in Good Order': 'Habits for GST',
          'A working routine for a registered business': 'Habits of a registered business',
          'GST Compliance Tips: Dates, Credit and Checks': 'Habits for GST in a Small Firm',
          'A monthly routine for GST: due dates': 'Habits that pay for GST: due dates',
          // It is published today.
          'date: "2025-07-08"\nupdated: "2026-11-21"': 'date: "2026-11-26"\nupdated: "2026-11-26"',
        }),
      ),
    ],
    shows: { '/blog/gst-habits': 'Habits for GST', '/blog': 'gst-habits' },
  },
  {
    job: 'Add a service',
    edits: () => [copyOf('services/gst-reg.yaml', 'services/iec.yaml', {})],
    says: ['unfinished-copy', 'order (free:'],
  },
  {
    job: 'Add a service',
    edits: () => [
      inOwnWords(
        copyOf('services/gst-reg.yaml', 'services/iec.yaml', {
          'title: GST Registration\n': 'title: Import Export Code\n',
          'order: 1': 'order: 9',
          'title: GST Registration and GSTIN in India': 'title: Import Export Code, Papers and Fees',
          'Who must register for GST, the papers for Form GST REG-01': 'Who needs the code, the papers for its form',
        }),
      ),
    ],
    shows: { '/services/iec': 'Import Export Code', '/services': 'Import Export Code' },
  },
  {
    job: 'Before it goes public',
    edits: () => [inFile('site.yaml', '+91 80412 34567', '+91 00000 00000')],
    options: { isDeploy: true },
    says: ['placeholder'],
  },
]
