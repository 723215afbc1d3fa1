import { checkExampleFacts, checkFiguresOfLaw } from './figures-of-law.ts'
import type { Check } from '../check.ts'
import { checkAhead, checkOrder, checkStaleFacts } from './dates.ts'
import {
  checkEmptyCategories,
  checkRecordReferences,
  checkTrails,
  checkServiceReferences,
  checkListedNames,
} from './references/record-references.ts'
import { checkFactReferences } from './references/fact-references.ts'
import { checkCompare } from './comparison.ts'
import { checkDecisions } from './decisions.ts'
import { checkCaching, checkCachingWords } from './caching.ts'
import { checkMissingHeaders, checkPermissions, checkSecurityPolicy } from './security-headers.ts'
import { checkExtensionDays, checkMovedTwice } from './rules/extensions.ts'
import { checkFactFigures } from './rules/fact-figures.ts'
import { checkCalendarRules, checkFixedFees, checkHomeLedger } from './rules/users-of-rules.ts'
import { checkNeighbourhoods, checkDistances, checkWhereCitiesLie } from './places/where-cities-lie.ts'
import { checkClaims, checkConfirmed } from './claims.ts'
import { checkDelivery, checkPlaceholders, checkPackages, checkSamples } from './before-deploy.ts'
import { checkPriceNames, checkPrices } from './prices.ts'
import { checkServiceAliases, checkServiceOrder, checkSlugs, checkUnfinishedCopies } from './names/claimed-names.ts'
import { checkMisspelledCities } from './names/misspelled-cities.ts'
import { checkSameNames } from './names/same-names.ts'
import { checkReservedSlugs } from './names/reserved-slugs.ts'
import { checkScopes } from './scopes-of-figures.ts'
import { checkRegistrations } from './registrations.ts'
import { checkSources } from './references/sources.ts'
import { checkTileMap, checkTaxStates } from './places/every-state.ts'
import { checkReverseCharge, checkTradesOfPlaces } from './trades.ts'
import { checkCalculators } from './rules/calculators.ts'
import { checkEstimators } from './rules/estimators.ts'
import { checkTranslations } from './translations/check-translations.ts'

/** Checks of several records, or with the day. Order is free: the report sorts by place. */
export const checks: readonly Check[] = [
  checkSlugs,
  checkMisspelledCities,
  checkReservedSlugs,
  checkNeighbourhoods,
  checkDistances,
  checkWhereCitiesLie,
  checkTradesOfPlaces,
  checkTaxStates,
  checkTileMap,
  checkRecordReferences,
  checkServiceReferences,
  checkServiceOrder,
  checkUnfinishedCopies,
  checkServiceAliases,
  checkSameNames,
  checkTrails,
  checkFactReferences,
  checkFiguresOfLaw,
  checkExampleFacts,
  checkScopes,
  checkHomeLedger,
  checkListedNames,
  checkTranslations,
  checkStaleFacts,
  checkSources,
  checkAhead,
  checkOrder,
  checkPrices,
  checkPriceNames,
  checkClaims,
  checkRegistrations,
  checkEmptyCategories,
  checkExtensionDays,
  checkMovedTwice,
  checkCalculators,
  checkEstimators,
  checkCalendarRules,
  checkFixedFees,
  checkFactFigures,
  checkDecisions,
  checkReverseCharge,
  checkCompare,
  checkPermissions,
  checkCachingWords,
  checkCaching,
  checkSecurityPolicy,
]

/** The checks that only a deploy runs. */
export const deployChecks: readonly Check[] = [
  checkPlaceholders,
  checkSamples,
  checkPackages,
  checkConfirmed,
  checkDelivery,
  checkMissingHeaders,
]
