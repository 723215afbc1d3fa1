import { defineConfig } from 'vitest/config'

// Its own file: the tests need neither Vike nor the bundler's settings of vite.config.ts.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Browser tests have a runner of their own.
    exclude: ['tests/e2e/**'],
    maxWorkers: 2,
    // Most tests take milliseconds; those that build sites or load a compiler say so themselves.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
