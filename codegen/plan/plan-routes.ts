import { planCities } from './pages/cities/plan-cities.ts'
import { planCityIndex } from './pages/cities/plan-city-index.ts'
import type { PlanContext, WholeContext } from './context.ts'
import { planGstCheck } from './pages/gst-decision/plan-gst-check.ts'
import { planGstOutcomes } from './pages/gst-decision/plan-gst-outcomes.ts'
import { planArticleIndex } from './pages/articles/plan-article-index.ts'
import { planArticles } from './pages/articles/plan-articles.ts'
import { planAbout, planContact, planHowItWorks } from './pages/plan-firm-pages.ts'
import { planCalculatorIndex, planLate } from './pages/calculators/plan-calculator-index.ts'
import { planCalculators } from './pages/calculators/plan-calculators.ts'
import { planCalendar } from './pages/plan-calendar.ts'
import { planCompare } from './pages/services/plan-compare.ts'
import { planEstimators } from './pages/calculators/plan-estimators.ts'
import { planHome } from './pages/home/plan-home.ts'
import { planJobIndex } from './pages/jobs/plan-job-index.ts'
import { planJobs } from './pages/jobs/plan-jobs.ts'
import { planLegal } from './pages/plan-legal.ts'
import { planPayment, planPricing } from './pages/prices/plan-price-pages.ts'
import { planServiceIndex } from './pages/services/plan-service-index.ts'
import { planServices } from './pages/services/plan-services.ts'
import { planNotFound, planOffline, planServiceNotFound } from './pages/plan-stand-in-pages.ts'
import type { RoutePlan } from './route-plan.ts'
import { planStates } from './pages/states/plan-states.ts'
import { planSearchPage } from './pages/plan-search-page.ts'

type PlanPages<Context> = (context: Context) => RoutePlan | RoutePlan[]

/** Pages that are given no city, so that they stay as they are when one is added. */
const withoutCities =
  (plan: PlanPages<PlanContext>) =>
  (context: WholeContext): RoutePlan[] =>
    [plan(context)].flat().map((route) => ({ ...route, basis: context.basis }))

const withCities =
  (plan: PlanPages<WholeContext>) =>
  (context: WholeContext): RoutePlan[] =>
    [plan(context)].flat()

/** Pages that stand alone, the indexes of records, and pages of which there is one a record. */
const pages = [
  withoutCities(planHome),
  withoutCities(planAbout),
  withoutCities(planHowItWorks),
  withoutCities(planPricing),
  withoutCities(planContact),
  withoutCities(planPayment),
  withCities(planNotFound),
  withoutCities(planServiceNotFound),
  withoutCities(planOffline),
  withoutCities(planServiceIndex),
  withoutCities(planJobIndex),
  withoutCities(planArticleIndex),
  withoutCities(planCalendar),
  withCities(planCityIndex),
  withoutCities(planGstCheck),
  withoutCities(planCalculatorIndex),
  withoutCities(planLate),
  withoutCities(planCompare),
  withoutCities(planServices),
  withoutCities(planJobs),
  withoutCities(planLegal),
  withoutCities(planArticles),
  withoutCities(planCalculators),
  withoutCities(planEstimators),
  withoutCities(planGstOutcomes),
  withCities(planStates),
  withCities(planCities),
]

/** Every page of the site, in the order of the sitemap. */
export function planRoutes(context: WholeContext): RoutePlan[] {
  const routes = pages.flatMap((plan) => plan(context))
  return [...routes, planSearchPage(context, routes)]
}
