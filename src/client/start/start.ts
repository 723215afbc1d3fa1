import '../../styles/global.css'
import { findTarget } from '../find-target.ts'
import { answerEarlyPresses } from './early-presses.ts'
import { enhanceShell } from './enhance-shell.ts'
import { fetchAhead, loadApp } from './load-app.ts'
import { startSearch } from '../search/start-search.ts'
import { safely } from '../safely.ts'

// A browser without cascade layers shows the base style (styles/without-layers.css), where every
// form, menu and filter works without script. React is neither loaded nor tested there.
if (CSS.supports('color', 'revert-layer')) {
  // The page works without any of this, so the small part runs first and React waits until the
  // phone is idle.
  safely(() => answerEarlyPresses(loadApp))
  safely(enhanceShell)
  safely(startSearch)
  // Opens the question that the address names; client navigation does the same.
  findTarget(location.hash)
  addEventListener('hashchange', () => findTarget(location.hash))
  safely(fetchAhead)
  whenIdle(loadApp)
}

/** Runs a task once: when the browser is idle after load, or at the visitor's first interaction. */
function whenIdle(task: () => void): void {
  const interactions = ['pointerdown', 'keydown', 'focusin', 'pointerover']
  let hasRun = false
  const run = () => {
    if (hasRun) return
    hasRun = true
    for (const name of interactions) removeEventListener(name, run)
    task()
  }
  for (const name of interactions) addEventListener(name, run, { passive: true })
  // Safari has no requestIdleCallback; a short timeout after load is used instead.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
