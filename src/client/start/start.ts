import '../../styles/global.css'
import { findTarget } from '../find-target.ts'
import { answerEarlyPresses } from './early-presses.ts'
import { enhanceShell } from './enhance-shell.ts'
import { fetchAhead, loadApp } from './load-app.ts'
import { startSearch } from '../search/start-search.ts'
import { safely } from '../safely.ts'
import { whenIdle } from './when-idle.ts'

// A browser that knows no cascade layers has the page in its base style (styles/without-layers.css), where every form, menu and
// filter has a way without script. It keeps it: React is neither loaded nor tried there.
if (CSS.supports('color', 'revert-layer')) {
  // The page works without any of this; so the small part comes first and React waits until the phone has time.
  safely(() => answerEarlyPresses(loadApp))
  safely(enhanceShell)
  safely(startSearch)
  // A question that the address asks for opens; React's own ways to a page look for it, too.
  findTarget(location.hash)
  addEventListener('hashchange', () => findTarget(location.hash))
  safely(fetchAhead)
  whenIdle(loadApp)
}
