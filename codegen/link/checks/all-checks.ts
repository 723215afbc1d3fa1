import { checkExampleFacts } from './example-facts.ts'
import type { Check, CityCheck } from './check.ts'
import { checkCityReferences } from './places/city-references.ts'
import { checkDates, checkDatesOfPlaces } from './dates.ts'
import { checkEmptyCategories } from './empty-categories.ts'
import { checkFactReferences } from './references/fact-references.ts'
import { checkRecordReferences } from './references/record-references.ts'
import { checkFiguresOfLaw } from './figures-of-law.ts'
import { checkDecision } from './decision/check-decision.ts'
import { checkCompare } from './decision/check-compare.ts'
import { checkCaching, checkHeaders } from './policy/headers.ts'
import { checkHomeLedger } from './home-ledger.ts'
import { checkJobRoles } from './references/job-roles.ts'
import { checkNeighbourhoods } from './places/neighbourhoods.ts'
import { checkDelivery, checkPlaceholders } from './placeholders.ts'
import { checkNavigationReferences } from './references/navigation-references.ts'
import { checkPriceNames } from './price-names.ts'
import { checkPriceOrder } from './price-order.ts'
import { checkServiceAliases } from './names/check-service-aliases.ts'
import { checkReservedSlugs } from './names/reserved-slugs.ts'
import { checkPackages, checkSamples, checkSampleTexts } from './samples.ts'
import { checkSecurityPolicy } from './policy/security-policy.ts'
import { checkDistances } from './places/distances.ts'
import { checkWhereCitiesLie } from './places/where-cities-lie.ts'
import { checkPlaceReferences } from './places/place-references.ts'
import { checkRefusedSources } from './references/refused-sources.ts'
import { checkServiceOrder } from './references/service-order.ts'
import { checkServiceReferences } from './references/service-references.ts'
import { checkSlugs } from './names/slugs.ts'
import { checkTileMap } from './places/tile-map.ts'
import { checkTaxStates } from './places/tax-states.ts'
import { checkTeamReferences } from './references/team-references.ts'
import { checkReverseCharge } from './trades/reverse-charge.ts'
import { checkTradesOfPlaces } from './trades/trades-of-places.ts'
import { checkCalculators } from './rules/calculators.ts'
import { checkEstimators } from './rules/estimators.ts'
import { checkCalendarRules } from './rules/calendar-rules.ts'
import { checkExtensionDays } from './rules/extension-days.ts'
import { checkFactFigures } from './rules/fact-figures.ts'
import { checkStaleFacts } from './stale-facts.ts'
import { checkUnfinishedCopies } from './names/unfinished-copies.ts'
import { checkTranslations } from './translations/check-translations.ts'

/** The checks of cities that need several records. Order is free: the report sorts by place. */
export const cityChecks: readonly CityCheck[] = [
  checkSlugs,
  checkReservedSlugs,
  checkCityReferences,
  checkNeighbourhoods,
  checkPlaceReferences,
  checkDistances,
  checkWhereCitiesLie,
  checkTradesOfPlaces,
  checkDatesOfPlaces,
]

/** All other checks that need more than one record, or the day. */
export const checks: readonly Check[] = [
  checkTaxStates,
  checkTileMap,
  checkRecordReferences,
  checkServiceReferences,
  checkServiceOrder,
  checkUnfinishedCopies,
  checkServiceAliases,
  checkNavigationReferences,
  checkFactReferences,
  checkFiguresOfLaw,
  checkExampleFacts,
  checkJobRoles,
  checkHomeLedger,
  checkTeamReferences,
  checkTranslations,
  checkStaleFacts,
  checkRefusedSources,
  checkDates,
  checkPriceOrder,
  checkPriceNames,
  checkEmptyCategories,
  checkExtensionDays,
  checkCalculators,
  checkEstimators,
  checkCalendarRules,
  checkFactFigures,
  checkDecision,
  checkReverseCharge,
  checkCompare,
  checkHeaders,
  checkCaching,
  checkSecurityPolicy,
]

/** The checks that only a deploy runs. */
export const deployChecks: readonly Check[] = [
  checkPlaceholders,
  checkSamples,
  checkSampleTexts,
  checkPackages,
  checkDelivery,
]
