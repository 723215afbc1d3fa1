import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Certificate } from '../load/start-nginx.ts'

/** Makes a certificate for localhost that is its own authority; undefined without an openssl that can. */
export function makeCertificate(folder: string): Certificate | undefined {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const { status } = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      files.key,
      '-out',
      files.certificate,
    ],
    { stdio: 'ignore' },
  )
  return status === 0 ? files : undefined
}
