import { createContext } from '../context.ts'
import type { PlanContext, WholeContext } from '../context.ts'
import { planRoutes } from '../plan-routes.ts'
import type { RoutePlan } from '../route-plan.ts'
import { ownSharesOf } from './own-shares.ts'
import type { OwnShare } from './own-shares.ts'

/** A plan whose city pages were looked at. */
export interface MeasuredPlan {
  context: WholeContext
  routes: RoutePlan[]
  /** How much of each city page is its own, the lowest first. */
  shares: readonly OwnShare[]
}

/** The plan in which each city page below the floor of data/site.yaml sends search engines to the page of its state. */
export function planHeld(context: WholeContext): MeasuredPlan {
  const routes = planRoutes(context)
  const shares = ownSharesOf(routes, context.whole)
  const held = new Set(thinAmong(shares, context).map(({ path }) => path))
  if (held.size === 0) return { context, routes, shares }
  const { whole, origin, today, remembered } = context
  const narrowed = createContext(whole, { origin, today, held, remembered })
  return { context: narrowed, routes: planRoutes(narrowed), shares }
}

/** The pages below the floor. */
export function thinAmong(shares: readonly OwnShare[], { data }: Pick<PlanContext, 'data'>): OwnShare[] {
  const floor = data.singles.site.value.ownShare.page / 100
  return shares.filter(({ share }) => share < floor)
}
