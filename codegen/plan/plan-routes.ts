import { planCities } from './cities/plan-cities.ts'
import { planCityIndex } from './cities/plan-city-index.ts'
import type { PlanContext } from './context.ts'
import { planGstCheck } from './gst-decision/plan-gst-check.ts'
import { planGstOutcomes } from './gst-decision/plan-gst-outcomes.ts'
import { planArticleIndex } from './pages/plan-article-index.ts'
import { planArticles } from './pages/plan-articles.ts'
import { planAbout, planContact, planHowItWorks } from './pages/plan-firm-pages.ts'
import { planCalculatorIndex, planLate } from './pages/plan-calculator-index.ts'
import { planCalculators } from './pages/plan-calculators.ts'
import { planCalendar } from './pages/plan-calendar.ts'
import { planCompare } from './pages/plan-compare.ts'
import { planEstimators } from './pages/plan-estimators.ts'
import { planHome } from './pages/plan-home.ts'
import { planJobIndex } from './pages/plan-job-index.ts'
import { planJobs } from './pages/plan-jobs.ts'
import { planLegal } from './pages/plan-legal.ts'
import { planPayment, planPricing } from './pages/plan-price-pages.ts'
import { planServiceIndex } from './pages/plan-service-index.ts'
import { planServices } from './pages/plan-services.ts'
import { planNotFound, planOffline, planServiceNotFound } from './pages/plan-stand-in-pages.ts'
import type { RoutePlan } from './route-plan.ts'
import { planStates } from './states/plan-states.ts'
import { planSearchPage } from './search/plan-search-page.ts'

/** Pages that stand alone, and the indexes of records. */
const singlePages = [
  planHome,
  planAbout,
  planHowItWorks,
  planPricing,
  planContact,
  planPayment,
  planNotFound,
  planServiceNotFound,
  planOffline,
  planServiceIndex,
  planJobIndex,
  planArticleIndex,
  planCalendar,
  planCityIndex,
  planGstCheck,
  planCalculatorIndex,
  planLate,
  planCompare,
]

/** Pages of which there is one a record. */
const recordPages = [
  planServices,
  planJobs,
  planLegal,
  planArticles,
  planCalculators,
  planEstimators,
  planGstOutcomes,
  planStates,
  planCities,
]

/** Every page of the site, in the order of the sitemap. */
export function planRoutes(context: PlanContext): RoutePlan[] {
  const routes = [...singlePages.map((plan) => plan(context)), ...recordPages.flatMap((plan) => plan(context))]
  return [...routes, planSearchPage(context, routes)]
}
