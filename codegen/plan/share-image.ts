import type { PlanContext } from './context.ts'
import type { Head } from './payloads.ts'

/** The head with the address of the page's share picture. */
export function withImage(head: Head, path: string, context: PlanContext): Head {
  return { ...head, image: `${context.origin}/share${path === '/' ? '/index' : path}.png` }
}
