import type { HostName } from '../emit/hosts/hosts.ts'
import { formatCount } from '../model/texts/format.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadersPolicy } from '../emit/hosts/cloudfront-headers.ts'
import { encodings, isCompressible } from './files/compress.ts'
import type { SiteFiles } from './files/published-file.ts'

/** What hosts count of a site. */
export interface SiteMeasures {
  /** Files that would be uploaded, and how many of them are .br and .gz forms. */
  files: number
  packed: number
  /** The texts of the files that hosts read. */
  headers: string
  redirects: string
  viewerRequest: string
  customHeaders: number
}

interface Limit {
  host: HostName
  /** Whether the host would refuse the site or drop a part; else it depends on the plan. */
  isHard: boolean
  most: number
  measure: (site: SiteMeasures) => number
  say: (is: string, most: string, site: SiteMeasures) => string
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
const fewerRedirects = 'Remove lines of data/redirects.yaml that nobody follows any more'

/**
 * As of November 2026: developers.cloudflare.com/pages/platform/limits,
 * …/pages/configuration/headers and redirects; CloudFront's quotas.
 */
const limits: readonly Limit[] = [
  {
    host: 'cloudflare',
    isHard: false,
    most: 20_000,
    measure: ({ files }) => files,
    say: (is, most, { packed }) =>
      `Cloudflare Pages takes ${most} files in its free plan, and this site has ${is}${packed > 0 ? `, of which ${formatCount(packed)} are .br and .gz forms that it does not need: npm run build -- --for cloudflare` : '. A paid plan takes 100,000'}.`,
  },
  {
    host: 'cloudflare',
    isHard: true,
    most: 2000,
    measure: ({ redirects }) => linesOf(redirects).length,
    say: (is, most) =>
      `Cloudflare Pages reads ${most} lines of _redirects, and this site has ${is} (two a redirect). ${fewerRedirects}.`,
  },
  {
    host: 'cloudflare',
    isHard: true,
    most: 100,
    measure: ({ headers }) => linesOf(headers).filter((line) => line.startsWith('/')).length,
    say: (is, most) => `Cloudflare Pages reads ${most} rules of _headers, and this site has ${is}.`,
  },
  {
    host: 'cloudflare',
    isHard: true,
    most: 2000,
    measure: ({ headers }) => Math.max(...linesOf(headers).map((line) => line.length)),
    say: (is, most) =>
      `Cloudflare Pages passes over a header of more than ${most} characters, and the longest has ${is}. Shorten the policy in data/headers.yaml.`,
  },
  {
    host: 's3',
    isHard: true,
    most: 10_240,
    measure: ({ viewerRequest }) => Buffer.byteLength(viewerRequest),
    say: (is, most) =>
      `A CloudFront function holds ${most} bytes, and cloudfront-viewer-request.js has ${is}. ${fewerRedirects}, or move them to a CloudFront KeyValueStore.`,
  },
  {
    host: 's3',
    isHard: true,
    most: 10,
    measure: ({ customHeaders }) => customHeaders,
    say: (is, most) =>
      `A CloudFront policy adds ${most} headers on top of those that it knows, and data/headers.yaml has ${is}. Remove some.`,
  },
]

/** What a host would not take; of all hosts where none is named. */
export function findExcesses(site: SiteMeasures, host: HostName | undefined): { isHard: boolean; message: string }[] {
  return limits
    .filter((limit) => (host === undefined || limit.host === host) && limit.measure(site) > limit.most)
    .map(({ isHard, most, measure, say }) => ({
      isHard,
      message: say(formatCount(measure(site)), formatCount(most), site),
    }))
}

export function measureSite(generated: string, site: SiteFiles, isCompressed: boolean): SiteMeasures {
  const read = (file: string) => readFileSync(join(generated, file), 'utf8')
  let packed = 0
  if (isCompressed) for (const { path } of site) if (isCompressible(path)) packed += encodings.length
  const policy: HeadersPolicy = JSON.parse(read('server/cloudfront-headers.json'))
  return {
    files: site.length + packed,
    packed,
    headers: read('served/_headers'),
    redirects: read('served/_redirects'),
    viewerRequest: read('server/cloudfront-viewer-request.js'),
    customHeaders: policy.CustomHeadersConfig.Quantity,
  }
}
