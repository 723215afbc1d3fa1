import { findFirefox } from '../helpers/browser/find-browser.ts'
import { runChecks } from '../helpers/browser/run-checks.ts'

/** A stage of `npm test`: looks at the built site in Firefox, where it is installed. */
if (findFirefox()) await runChecks('tests/firefox')
else
  process.stdout.write(
    '▸ Firefox is not installed, so nothing is tested in it. Debian has it as firefox-esr; FIREFOX_PATH names another.\n',
  )
