const interactions = ['pointerdown', 'keydown', 'focusin', 'pointerover'] as const

/** Runs a task once, when the browser is idle after load or at the visitor's first interaction, whichever is first. */
export function whenIdle(task: () => void): void {
  let hasRun = false
  const run = () => {
    if (hasRun) return
    hasRun = true
    for (const name of interactions) removeEventListener(name, run)
    task()
  }
  for (const name of interactions) addEventListener(name, run, { passive: true })
  // Safari has no requestIdleCallback; there a moment after load serves.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
