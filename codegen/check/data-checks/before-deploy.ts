import { nodesOf } from '../../model/texts/markdown-text.ts'
import { describeEntry } from '../../problem/describe-record.ts'
import type { CollectionName } from '../../model/collections.ts'
import { placeIn, placeOfNode } from '../../model/records.ts'
import type { LinkedData } from '../../model/records.ts'
import type { Check } from '../check.ts'
import type { KeyPath, Place } from '../../problem/problem.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { hashText } from '../../memo/fingerprint.ts'

type Mark = readonly [pattern: RegExp, what: string]

/** Marks of values that the firm must replace: never right on a public page. */
const marks: readonly Mark[] = [
  [/^\[.*\]$|\[[^[\]]+ to be named\]/, 'a text in square brackets'],
  [/\.example(\/|$|\?)/, 'an address under .example, which leads nowhere'],
  [/0{5,}/, 'a number of zeros'],
  [/^560000$/, 'a made-up PIN code'],
  [/^XXXX0/, 'a made-up IFSC'],
  [/^placeholder@/, 'a made-up UPI id'],
  [/aaaaaaaaaaa/, 'a made-up video'],
]

/** Marks of an unfinished text, in any file. */
const unfinished: readonly Mark[] = [
  [/\b(?:TODO|FIXME|TBD)\b|[Ll]orem ipsum|^to be written\b|^x{3,}$|\baddress line \d/i, 'a text that is not finished'],
  [/[@/.]example\.(com|net|org)\b/, 'an address under example.com, which belongs to nobody'],
  [/@(gmial|gmai|gnail|yaho|hotmial)\.|@[\w.-]+\.(con|cmo|comm)\b/, 'an e-mail address with a slip in it'],
  [/\d{2}X{3}\s?X{4,5}|\[(phone|e-?mail|address|name)\]/i, 'a text in place of a value'],
]

// A draft of the terms has brackets where the firm's name belongs.
const inBodies: readonly Mark[] = [...unfinished, [/\[[^[\]\n]+\]/, 'a text in square brackets']]

// Other files hold no values of the firm.
const withValues: ReadonlySet<CollectionName> = new Set<CollectionName>(['site', 'payment', 'navigation', 'team'])

const findMark = (among: readonly Mark[], text: string) => among.find(([pattern]) => pattern.test(text))

const mayBeLeftOut = (collection: CollectionName, [key]: KeyPath) =>
  collection === 'site' && ['video', 'social', 'reviewsUrl', 'registrations'].includes(String(key))

/** Before a deploy: reports every made-up value at its place. */
export const checkPlaceholders: Check = (data, report) => {
  for (const entry of data.entries) {
    // There may be ten thousand cities, and they hold only names.
    if (entry.collection === 'cities') continue
    const marksOfFile = withValues.has(entry.collection) ? [...marks, ...unfinished] : unfinished
    const tell = (mark: Mark | undefined, place: Place, path: KeyPath = []) => {
      if (mark)
        report({
          code: 'placeholder',
          message: `${describeEntry(entry, path)} still holds ${mark[1]}.`,
          place,
          hint: `Replace it by the firm's own value${mayBeLeftOut(entry.collection, path) ? ', or remove it: the pages then leave it out' : ''}.`,
        })
    }
    visitTexts(entry.value, (written, path) => {
      // BASE_URL replaces the origin.
      const text = entry.collection === 'site' && path.join('.') === 'origin' ? (data.origin ?? written) : written
      tell(findMark(marksOfFile, text), placeIn(entry, path), path)
    })
    for (const node of nodesOf(entry.body))
      if (node.type === 'text') tell(findMark(inBodies, node.value), placeOfNode(entry, node))
  }
}

/** Before a deploy: forms that deliver to nobody. */
export const checkDelivery: Check = (data, report) => {
  const { site } = data.singles
  if (!site || !(site.value.contactEndpoint === null || site.value.contactEndpoint === 'simulate')) return
  report({
    code: 'undelivered',
    message:
      'The forms of the contact and About pages deliver to nobody: what visitors write there reaches the firm only if they send it by chat or e-mail themselves.',
    place: placeIn(site, ['contactEndpoint']),
    hint: 'Name the https address that takes the messages as JSON.',
  })
}

/** Before a deploy: packages that the owner has not confirmed. */
export const checkPackages: Check = ({ catalogue }, report) => {
  for (const entry of catalogue.services.values())
    if (entry.value.pricing?.confirm)
      report({
        code: 'placeholder',
        message: `The texts under adds of service "${entry.id}" are a proposal that the firm has not confirmed.`,
        place: placeIn(entry, ['pricing', 'confirm']),
        hint: 'Write what each package really adds, or remove adds. Then delete this line.',
      })
}

/** Before a deploy: each set of samples, and in each set that claims to have none the first one. */
export const checkSamples: Check = ({ singles }, report) => {
  for (const { entry, set, path: base, message, hint } of shownSets(singles)) {
    if (set.sample) report({ code: 'placeholder', message, place: placeIn(entry, [...base, 'sample']), hint })
    let isReported = set.sample
    visitTexts(set, (text, path) => {
      if (isReported || !samples.has(hashText(text).slice(0, 10))) return
      isReported = true
      report({
        code: 'placeholder',
        message: 'This is still a sample, word for word, and the file says sample: false.',
        place: placeIn(entry, [...base, ...path]),
        hint: "Replace each sample by the firm's own text, or remove the samples.",
      })
    })
  }
}

const quoted = {
  path: [],
  message: 'The texts in this file are samples that nobody wrote about the firm.',
  hint: 'Replace them by real ones, with consent, and set sample: false. A firm without any writes empty lists, [], and the pages leave them out.',
}

/**
 * The sets that pages show, with their paths in their entries and what is said of samples. A set
 * with empty lists is not shown.
 */
function* shownSets(singles: LinkedData['singles']) {
  const { reviews, testimonials, jobs, 'page:home': home, 'page:about': about } = singles
  const { carousel = [], pricing = [], about: onAbout = [] } = testimonials?.value ?? {}
  if (reviews && reviews.value.entries.length > 0) yield { entry: reviews, set: reviews.value, ...quoted }
  if (testimonials && carousel.length + pricing.length + onAbout.length > 0)
    yield { entry: testimonials, set: testimonials.value, ...quoted }
  if (jobs)
    yield {
      entry: jobs,
      set: jobs.value,
      path: [],
      message: 'The openings are samples: nobody is being hired for them, and visitors would apply.',
      hint: 'Replace them by real openings, or write "openings: {}", and set sample: false.',
    }
  if (home && home.value.partners.partners.length > 0)
    yield {
      entry: home,
      set: home.value.partners,
      path: ['partners'],
      message: 'The network partners are samples: there are no such firms.',
      hint: 'Replace them by firms that have agreed to be named, and set sample: false. A firm without any writes "partners: []".',
    }
  if (about)
    yield {
      entry: about,
      set: about.value.journey,
      path: ['journey'],
      message: "The journey is a sample: it is not the firm's own history.",
      hint: "Replace it by the firm's own history, and set sample: false.",
    }
}

/** The first ten letters of the hash of each sample that the first files held. */
const samples: ReadonlySet<string> = new Set(
  `
  TJnn_-CJ_E rQl1B_jA31 uxBWltN3K1 rLVRwfTnlH GJmwC3Wdsg Qd6xdiOAsG YBjaA62hUg 88yVvGwWG3
  ZpdnFwsp6l sk4SE97agB lhCuPnfCVQ sfAab6Fq7V cI27ShM16j wpwDEUXxCc _PFvRlrSlT kZJVzxDm2K
  nEfnCvy_pi Lf21Eeuk5D UcvrnNaCOP 7sO5LhZs8H AKqFPGQGeU 7ZFQ4VGfof RNR-HYZQIy PQhgnny5Dc
  atVW0H7rvY xVXSoncEjg BBx3XgmTpX ASACHlMvWC A4X8TRzKQR E4178hKQ6y KOpc6SuC-6 rJ77ZhmaFs
  8-EN9TpGdj BaJF22HpR_ WEZLtP9qUI mTfsaFep2z a-RVamZRxC Y7koKpocl3
  `
    .trim()
    .split(/\s+/),
)
