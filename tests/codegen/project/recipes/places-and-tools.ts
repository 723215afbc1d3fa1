import { atEnd, blockOf, inFile } from './recipe.ts'
import type { Recipe } from './recipe.ts'

/** The jobs of data/GUIDE.md about places, and about tools for visitors. */
export const placeAndToolJobs: readonly Recipe[] = [
  {
    job: 'Rename a city',
    edits: () => [inFile('cities.yaml', 'mysuru: { name: Mysuru', 'mysuru: { name: Mysuru, alias: Mysore City')],
    shows: { '/gst/mysuru': 'Mysore City' },
  },
  {
    job: 'Rename a city',
    edits: () => [inFile('cities.yaml', 'mysuru: { name', 'mysooru: { name')],
    says: ['unknown-city', 'data/cities.yaml', 'data/places.yaml'],
  },
  {
    job: 'Give a city another address',
    edits: () => [inFile('cities.yaml', 'aliases: [madras]', 'aliases: [madras, chennapatnam]')],
    shows: { '/gst/chennapatnam': 'Chennai' },
  },
  {
    job: 'Retire a city',
    edits: () => [inFile('cities.yaml', 'agartala: { name: Agartala, state: TR }\n', '')],
    options: { published: [{ path: '/gst/agartala' }] },
    says: ['missing-redirect', '/gst/agartala: /gst'],
  },
  {
    job: 'Retire a city',
    edits: () => [
      inFile('cities.yaml', 'agartala: { name: Agartala, state: TR }\n', ''),
      atEnd('redirects.yaml', '/gst/agartala: /gst\n'),
    ],
    options: { published: [{ path: '/gst/agartala' }] },
    gone: '/gst/agartala',
  },
  {
    job: 'Rename a state',
    edits: () => [inFile('states.yaml', 'name: Tripura', 'name: Tripura State')],
    options: { published: [{ path: '/gst/state/tripura' }] },
    says: ['/gst/state/tripura: /gst/state/tripura-state'],
  },
  {
    job: 'Let the search find it',
    edits: () => [inFile('services/gst-return.yaml', '\noverview:', '\naliases: [gstr-77]\noverview:')],
    finds: 'gstr-77',
  },
  {
    job: "Name a city's trades",
    edits: () => [
      inFile(
        'cities.yaml',
        'agartala: { name: Agartala, state: TR }',
        'agartala: { name: Agartala, state: TR, trades: [software-services] }',
      ),
      inFile('trades.yaml', 'evidence: { chennai:', 'evidence: { agartala: The software park, chennai:'),
    ],
    shows: { '/gst/agartala': 'The software park' },
  },
  {
    job: "Make a city's page its own",
    edits: () => [
      inFile(
        'places.yaml',
        'bengaluru: { at: { lat: 12.9719, lon: 77.5937 } }',
        'bengaluru: { at: { lat: 12.9719, lon: 77.5937 }, district: Bengaluru Urban }',
      ),
    ],
    shows: { '/gst/bengaluru': 'Bengaluru Urban' },
  },
  {
    job: 'Change a calculator',
    edits: () => [
      inFile('calculators/gst-late-fee.yaml', 'label: Which return is late?', 'label: Which return did you miss?'),
    ],
    shows: { '/calculators/gst-late-fee': 'Which return did you miss?' },
  },
  {
    job: 'Change what something costs',
    edits: () => [inFile('services/gst-reg.yaml', 'basic: 1999', 'basic: 2199')],
    shows: { '/cost/gst-registration': '2199' },
  },
  {
    job: 'Change the comparison of business forms',
    edits: () => [inFile('pages/compare.yaml', 'gst-reg: For sellers.', 'gst-reg: For who sells.')],
    shows: { '/compare': 'For who sells.' },
  },
  {
    job: 'Change a check',
    edits: () => [inFile('checks/gst.yaml', 'question: What do you sell?', 'question: What does your business sell?')],
    shows: { '/do-i-need-gst': 'What does your business sell?' },
  },
  {
    job: 'Add a check',
    // The small site has neither this service nor this fact.
    edits: () => [
      {
        file: 'data/checks/trade-abroad.yaml',
        write: blockOf('Add a check')
          .replace('service: iec', 'service: msme-udyog')
          .replaceAll('fact: iec-duty', 'fact: gst-interest'),
      },
    ],
    shows: {
      '/check/trade-abroad': 'Do I need an import-export code?',
      '/check/trade-abroad/goods': 'Apply before the first consignment.',
      '/services/msme-udyog': '/check/trade-abroad',
    },
    finds: 'iec required',
  },
]
