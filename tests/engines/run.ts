import { findFirefox, findWebkit } from '../helpers/browser/find-browser.ts'
import { runChecks } from '../helpers/browser/run-checks.ts'

const say = (line: string) => process.stdout.write(`▸ ${line}\n`)

/** A stage of `npm test`: the built site in Firefox and WebKit, where those are installed. */
if (!findFirefox())
  say('Firefox is not installed, so nothing is tested in it. Debian has it as firefox-esr; FIREFOX_PATH names another.')
if (!findWebkit())
  say(
    'WebKit is not installed, so nothing is tested in it. Debian has it as webkit2gtk-driver, and its screen as xvfb.',
  )
if (findFirefox() ?? findWebkit()) await runChecks('tests/engines')
