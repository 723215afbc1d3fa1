import { defineConfig } from 'vitest/config'

const hosts = ['tests/publish/hosts/cloudflare.test.ts']
const site = 'tests/site/**/*.test.ts'
const builds = 'tests/{lint,publish}/**/*.test.ts'
// They build sites, start commands or try thousands of edits.
const slow = [
  'tests/codegen/{accepts,equal-inputs,mutation}.test.ts',
  'tests/codegen/commands/{city-add,commands,report}.test.ts',
  'tests/codegen/read/read-published.test.ts',
]
// Files of a room share what they have loaded: the code of codegen, or the parsed pages of the
// built site. It halves their time.
const shared = { isolate: false, pool: 'threads' } as const

// Its own file: the tests need neither Vike nor the bundler's settings of vite.config.ts.
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: 2,
    // Most tests take milliseconds. The limit is for a test that hangs, on the slowest machine: one
    // that starts a command for the first time took 20 s beside three other suites.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    projects: [
      // `npm run test:unit`: what needs no built site and no server, in a minute. It has every
      // test that no other project has, so that none is left out.
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: [site, builds, ...slow], ...shared },
      },
      { extends: true, test: { name: 'site', include: [site], ...shared } },
      {
        extends: true,
        test: {
          name: 'builds',
          // In processes, for signals and umask; files share what they have loaded, as above.
          isolate: false,
          include: [builds, ...slow],
          // `npm run test:hosts` needs Cloudflare's own servers and Amazon's command line.
          exclude: mode === 'hosts' ? [] : hosts,
          env: mode === 'bad-edits' ? { TEST_EVERY: '1' } : {},
        },
      },
    ],
  },
}))
