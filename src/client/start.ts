import '../styles/global.css'
import { enhanceShell } from './enhance-shell.ts'
import { startReveal } from './reveal.ts'
import { whenIdle } from './when-idle.ts'

// The page works without any of this; so the small part comes first and React waits until the phone has time.
enhanceShell()
startReveal()
whenIdle(async () => {
  const { hydrate } = await import('./hydrate.tsx')
  hydrate()
})
