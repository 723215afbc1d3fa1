import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadersPolicy } from '../emit/hosts/headers-policy.ts'
import { encodings } from './files/compress.ts'
import type { SiteMeasures } from './host-limits.ts'
import type { CountedFiles } from './files/published-file.ts'

/** What hosts count of a site that is about to be made. */
export function measureSite(
  generated: string,
  { length, compressible }: CountedFiles,
  isCompressed: boolean,
): SiteMeasures {
  const read = (file: string) => readFileSync(join(generated, file), 'utf8')
  const packed = isCompressed ? compressible * encodings.length : 0
  const policy: HeadersPolicy = JSON.parse(read('server/cloudfront-headers.json'))
  return {
    files: length + packed,
    packed,
    headers: read('served/_headers'),
    redirects: read('served/_redirects'),
    viewerRequest: read('server/cloudfront-viewer-request.js'),
    customHeaders: policy.CustomHeadersConfig.Quantity,
  }
}
