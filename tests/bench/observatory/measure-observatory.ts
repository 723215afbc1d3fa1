import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx, startNginx } from '../load/start-nginx.ts'
import { WrongOptions } from '../options.ts'
import { startPreview } from '../processes/preview.ts'
import { makeCertificate } from './make-certificate.ts'
import { loadObservatory, observatoryVersion, scanSite } from './scan-site.ts'
import type { Scan } from './scan-site.ts'

export interface ObservatoryRow extends Scan {
  server: 'nginx' | 'preview'
  isHttps: boolean
}

/** Lets MDN's scanner score the headers of the built site: over HTTPS, where this machine has nginx and openssl. */
export async function measureObservatory(
  root: string,
  say: (line: string) => void,
): Promise<{ rows: ObservatoryRow[]; versions: Record<string, string> }> {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'client')))
    throw new WrongOptions('There is no built site in dist/ yet. Run: npm run build')
  const program = loadObservatory(say)
  const nginx = findNginx()
  const tls = nginx && makeCertificate(makeFolder())
  if (!tls)
    say(
      `The scan is by plain HTTP: ${nginx ? 'openssl could make no certificate' : 'nginx is not installed (apt-get install nginx openssl)'}.`,
    )
  const running = nginx ? await startNginx(nginx.program, dist, tls) : await startPreview(root)
  try {
    const scan = scanSite(program, running.origin, tls?.certificate)
    return {
      rows: [{ server: nginx ? 'nginx' : 'preview', isHttps: tls !== undefined, ...scan }],
      versions: { 'MDN HTTP Observatory': observatoryVersion, ...(nginx ? { nginx: nginx.version } : {}) },
    }
  } finally {
    running.stop()
  }
}

/** A folder that goes when the program ends, however it does: there is a key in it. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-observatory-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
