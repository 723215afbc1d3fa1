import { runChecks } from '../helpers/browser/run-checks.ts'
import { fetchBrowser, releases } from './fetch-browser.ts'

/**
 * A stage of `npm test`: gets the old browsers that are not at hand, then looks at the built site
 * in each.
 */
const say = (line: string) => void process.stdout.write(`▸ ${line}\n`)

const missing = releases.flatMap((release) => {
  const why = fetchBrowser(release, say)
  return why === undefined
    ? []
    : [`Chromium ${release.version} cannot be had here (${why}), so nothing is tested in it.`]
})
missing.forEach(say)

if (missing.length < releases.length) await runChecks('tests/old-browsers')
