import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../../memo/fingerprint.ts'
import { codegenFolder } from '../../memo/code-fingerprint.ts'
import type { PublishedFile } from '../files/published-file.ts'

const place = `const deploy = ''`

/** The service worker. The offline page's fingerprint in it makes browsers install a new one. */
export function createWorkerFile(offline: PublishedFile, isWanted: boolean): PublishedFile {
  const path = 'service-worker.js'
  const text = readFileSync(join(codegenFolder, 'publish/worker', isWanted ? path : 'ended-worker.js'), 'utf8')
  if (!isWanted) return { path, key: hashText(text), make: () => text }
  return {
    path,
    key: hashText(`${text} ${offline.key}`),
    make: async () => withDeploy(text, fingerprintPage(String(await offline.make()))),
  }
}

/** Without its deploy the worker would be the same file for ever, and browsers would keep it. */
function withDeploy(text: string, deploy: string): string {
  if (!text.includes(place)) throw new Error(`service-worker.js has no line "${place}".`)
  return text.replace(place, `const deploy = '${deploy}'`)
}

/** As the worker itself makes it of the page that it was given. */
function fingerprintPage(html: string): string {
  const [, data = ''] = /<script[^>]* id="page-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return createHash('sha256').update(data).digest('hex').slice(0, 16)
}
