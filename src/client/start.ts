import '../styles/global.css'
import { enhanceShell } from './enhance-shell.ts'
import { whenIdle } from './when-idle.ts'

// The page works without any of this; so the small part comes first and React waits until the phone has time.
enhanceShell()
whenIdle(async () => {
  const { hydrate } = await import('./hydrate.tsx')
  hydrate()
})
