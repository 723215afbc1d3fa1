import { defineConfig } from 'vitest/config'

const hosts = ['tests/publish/cloudflare.test.ts', 'tests/publish/upload.test.ts']

// Its own file: the tests need neither Vike nor the bundler's settings of vite.config.ts.
export default defineConfig(({ mode }) => ({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Browser tests have a runner of their own; `npm run test:hosts` needs Cloudflare's own servers and Amazon's command line.
    exclude: ['tests/e2e/**', ...(mode === 'hosts' ? [] : hosts)],
    maxWorkers: 2,
    // Most tests take milliseconds; those that build sites or load a compiler say so themselves.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}))
