import { defineConfig } from 'vitest/config'

const hosts = ['tests/publish/hosts/cloudflare.test.ts', 'tests/publish/hosts/upload.test.ts']
// They build sites, start commands or try thousands of edits.
const slow = [
  'tests/codegen/{accepts,equal-inputs,mutation}.test.ts',
  'tests/codegen/commands/{city-add,city-add-files,commands,report}.test.ts',
  'tests/codegen/read/read-published.test.ts',
]

// Its own file: the tests need neither Vike nor the bundler's settings of vite.config.ts.
export default defineConfig(({ mode }) => ({
  test: {
    // `npm run test:unit`: what needs no built site and no server, in a quarter of a minute.
    include: mode === 'unit' ? ['tests/{client,codegen,forms,lib,lint,render,ui}/**/*.test.{ts,tsx}'] : ['tests/**/*.test.{ts,tsx}'],
    // Browser tests have a runner of their own; `npm run test:hosts` needs Cloudflare's own servers and Amazon's command line.
    exclude: ['tests/e2e/**', ...(mode === 'hosts' ? [] : hosts), ...(mode === 'unit' ? slow : [])],
    maxWorkers: 2,
    // Most tests take milliseconds; those that build sites or load a compiler say so themselves.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}))
