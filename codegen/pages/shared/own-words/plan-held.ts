import { createContext } from '../context.ts'
import type { PlanContext, WholeContext } from '../context.ts'
import { planRoutes } from '../../all-pages.ts'
import { ownWordsOf } from './own-words.ts'
import type { OwnWords } from './own-words.ts'

/** Plans the site. City pages below the minimum name the page of their state as canonical. */
export function planHeld(context: WholeContext) {
  const routes = planRoutes(context)
  const own = ownWordsOf(routes, context.whole)
  const held = new Set(thinAmong(own, context).map(({ path }) => path))
  if (held.size === 0) return { context, routes, own }
  const { whole, origin, today, memo } = context
  const narrowed = createContext(whole, { origin, today, held, memo })
  return { context: narrowed, routes: planRoutes(narrowed), own }
}

/** The pages below the minimum. */
export function thinAmong(own: readonly OwnWords[], { data }: Pick<PlanContext, 'data'>): OwnWords[] {
  const floor = data.singles.site.value.ownWords.page
  return own.filter(({ words }) => words < floor)
}
