import type { PlanContext } from './context.ts'
import { planArticles } from './pages/plan-articles.ts'
import { planCities } from './cities/plan-cities.ts'
import { planCityIndex } from './cities/plan-city-index.ts'
import { planHome } from './pages/plan-home.ts'
import { planJobs } from './pages/plan-jobs.ts'
import { planLegal } from './pages/plan-legal.ts'
import { planIndexes, planPages } from './pages/plan-pages.ts'
import { planServices } from './pages/plan-services.ts'
import type { RoutePlan } from './route-plan.ts'

/** Every page of the site, in the order of the sitemap. */
export function planRoutes(context: PlanContext): RoutePlan[] {
  return [
    planHome(context),
    ...planPages(context),
    ...planIndexes(context),
    planCityIndex(context),
    ...planServices(context),
    ...planJobs(context),
    ...planLegal(context),
    ...planArticles(context),
    ...planCities(context),
  ]
}
