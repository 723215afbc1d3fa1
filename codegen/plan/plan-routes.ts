import type { PlanContext } from './context.ts'
import { planArticles } from './plan-articles.ts'
import { planCities } from './plan-cities.ts'
import { planCityIndex } from './plan-city-index.ts'
import { planHome } from './plan-home.ts'
import { planJobs } from './plan-jobs.ts'
import { planLegal } from './plan-legal.ts'
import { planIndexes, planPages } from './plan-pages.ts'
import { planServices } from './plan-services.ts'
import type { RoutePlan } from './route-plan.ts'

/** Every page of the site, in the order of the sitemap. */
export function planRoutes(context: PlanContext): RoutePlan[] {
  return [
    planHome(context), ...planPages(context), ...planIndexes(context), planCityIndex(context), ...planServices(context), ...planJobs(context),
    ...planLegal(context), ...planArticles(context), ...planCities(context),
  ]
}
