import { startVitest } from 'vitest/node'
import { releases } from './browsers.ts'
import { fetchBrowser } from './fetch-browser.ts'

/** A stage of `npm test`: gets the old browsers that are not at hand, then looks at the built site in each. */
const say = (line: string) => void process.stdout.write(`▸ ${line}\n`)

const missing = releases.flatMap((release) => {
  const why = fetchBrowser(release, say)
  return why === undefined
    ? []
    : [`Chromium ${release.version} cannot be had here (${why}), so nothing is tested in it.`]
})
missing.forEach(say)

// Their names are not those of other tests, which need nothing fetched.
if (missing.length < releases.length)
  await startVitest('test', process.argv.slice(2), {
    config: false,
    include: ['tests/old-browsers/*.checks.ts'],
    watch: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  })
