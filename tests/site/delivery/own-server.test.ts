import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import startOwnSite from '../../helpers/browser/own-site.setup.ts'
import { listen } from '../../helpers/hosts/free-port.ts'

// Somebody else's server, such as a site of another branch that was left running.
const foreign = createServer((_, response) => response.end('foreign'))
beforeEach(async () => void vi.stubEnv('E2E_PORT', String(await listen(foreign))))
afterEach(() => {
  vi.unstubAllEnvs()
  foreign.close()
})

test('a foreign server on the port that was asked for is an error, and never used by the browser tests', async () => {
  await expect(startOwnSite()).rejects.toThrow('The preview server did not start.')
})
