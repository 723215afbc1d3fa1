import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import startOwnSite from '../../helpers/browser/own-site.setup.ts'

// Somebody else's server, such as a site of another branch that was left running.
const foreign = createServer((_, response) => response.end('foreign'))
beforeEach(() => new Promise<void>((resolve) => void foreign.listen(0, '127.0.0.1', resolve)))
afterEach(() => {
  vi.unstubAllEnvs()
  foreign.close()
})

test('a foreign server on the port that was asked for is an error, and never used by the browser tests', async () => {
  vi.stubEnv('E2E_PORT', String((foreign.address() as AddressInfo).port))
  await expect(startOwnSite()).rejects.toThrow('The preview server did not start.')
})
