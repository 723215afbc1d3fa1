import { planCities } from './pages/cities/plan-cities.ts'
import { planCityIndex } from './pages/cities/plan-city-index.ts'
import type { PlanContext } from './context.ts'
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
