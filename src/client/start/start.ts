import '../../styles/global.css'
import { findTarget } from '../find-target.ts'
import { loadIsland } from '../islands/load-island.ts'
import { startIslands, whenIdle } from '../islands/watch-islands.ts'
import { startNavigation } from '../navigate/start-navigation.ts'
import { safely } from '../safely.ts'
import { startSearch } from '../search/start-search.ts'
import { answerEarlyPresses } from './early-presses.ts'
import { enhanceShell } from './enhance-shell.ts'
import { registerWorker } from './register-worker.ts'
import { startReveal } from './reveal.ts'

// A browser without cascade layers shows the base style (styles/without-layers.css), where every
// form, menu and filter works without script. React is neither loaded nor tested there.
if (CSS.supports('color', 'revert-layer')) {
  // The page works without any of this, so one part that fails leaves the others.
  for (const start of [() => answerEarlyPresses(loadIsland), enhanceShell, startSearch, startIslands, startNavigation])
    safely(start)
  // Opens the question that the address names; client navigation does the same.
  findTarget(location.hash)
  addEventListener('hashchange', () => findTarget(location.hash))
  whenIdle(() => {
    safely(startReveal)
    if (import.meta.env.PROD) safely(registerWorker)
  })
}
