import { copyOf, inFile, site } from './recipe.ts'
import type { Recipe } from './recipe.ts'

/** The first opening under another key and title. */
function opening(): string {
  const [, first = ''] = /openings:\n([\s\S]*?)(?=^ {2}\S[^\n]*\n {4}title: GST Specialist)/m.exec(
    site.read('data/jobs.yaml'),
  )!
  return first
    .replace('virtual-assistant:', 'office-clerk:')
    .replace('title: Virtual Assistant', 'title: Other')
    .replace('title: Virtual Assistant (Remote)', 'title: Office Clerk (Remote)')
    .replace('Remote opening for a virtual', 'Opening for an office')
}

/** The jobs of data/GUIDE.md about services, texts and the firm. */
export const textAndFirmJobs: readonly Recipe[] = [
  {
    job: 'Rename a service or an article',
    edits: () => [
      copyOf('articles/gst-compliance-tips.md', 'articles/gst-tips.md', {}),
      { file: 'data/articles/gst-compliance-tips.md', remove: true },
    ],
    says: [
      'unknown-article',
      'data/articles/professional-tax-guide.md:16',
      'data/articles/understanding-gst-registration.md:17',
    ],
  },
  {
    job: 'Retire a service or an article',
    edits: () => [{ file: 'data/services/msme-udyog.yaml', remove: true }],
    says: ['unknown-service'],
  },
  {
    job: 'Change a question',
    edits: () => [
      inFile(
        'faqs.yaml',
        'question: When does a business need GST registration?',
        'question: Does my shop need a GSTIN?',
      ),
    ],
    shows: { '/': 'Does my shop need a GSTIN?' },
    finds: 'Does my shop need a GSTIN?',
  },
  {
    job: 'Add an opening',
    edits: () => [inFile('jobs.yaml', 'openings:\n', `openings:\n${opening()}`)],
    shows: { '/careers/office-clerk': 'Office Clerk', '/careers': 'office-clerk' },
  },
  {
    job: 'Close an opening',
    edits: () => [],
    options: { today: '2062-01-01' },
    gone: '/careers/virtual-assistant',
  },
  {
    job: 'Change the menu',
    edits: () => [
      inFile('navigation.yaml', '{ label: Careers, page: careers }', '{ label: Work with us, page: careers }'),
    ],
    around: 'Work with us',
  },
  {
    job: 'Change telephone, e-mail or address',
    edits: () => [
      inFile('site.yaml', '+91 80412 34567', '+91 98765 43210'),
      inFile('site.yaml', '"918041234567"', '"919876543210"'),
    ],
    around: '919876543210',
    shows: { '/Contact': '+91 98765 43210' },
  },
  {
    job: 'Change the bank details',
    edits: () => [inFile('payment.yaml', '502100417733', '502100417734')],
    shows: { '/payment': '502100417734' },
  },
  {
    job: 'Add a person',
    edits: () => [
      inFile(
        'team.yaml',
        '\nreviewer:',
        '\n  asha-rao:\n    name: Asha Rao\n    qualification: Chartered Accountant\n    membershipNumber: ICAI 100200\n    role: Income tax\n    languages: [English]\n    initials: AR\nreviewer:',
      ),
    ],
    shows: { '/aboutus': 'Asha Rao' },
  },
  {
    job: 'Confirm what the firm says of itself',
    edits: () => [inFile('claims.yaml', '  about: clients\n', '  about: clients\n  omit: true\n')],
    shows: { '/': '10,000+' },
    lacks: { '/': '5000+', '/aboutus': '5000+' },
  },
  {
    job: 'Leave out what the firm does not have',
    edits: () => [
      {
        file: 'data/site.yaml',
        write: site
          .read('data/site.yaml')
          .replace(/\nsocial:\n( .*\n)+/, '\nsocial: []\n')
          .replace(/\nvideo:\n( .*\n)+/, '\n'),
      },
    ],
    lacks: { '/': 'youtube' },
  },
  {
    job: 'Change a picture',
    edits: () => [{ file: 'public/clients.xlsx', write: 'names' }],
    says: ['unpublishable-file', 'PDF'],
  },
]
