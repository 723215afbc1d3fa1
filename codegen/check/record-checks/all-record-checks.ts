import { checkExampleForm } from './markdown/example-form.ts'
import { checkMarkdown } from './markdown/markdown.ts'
import { checkEvidence } from './evidence.ts'
import { checkExcludedAliases } from './excluded-aliases.ts'
import { checkHeadings, checkLevels, checkQuestionIds } from './anchors.ts'
import { checkTexts, checkTokensOfBody } from './texts.ts'
import type { RecordCheck } from '../check.ts'
import { checkStatedClaims } from './stated-claims.ts'
import { checkRule } from './rules.ts'
import { checkSaidTwice } from './said-twice.ts'
import { checkStrayMarks } from './markdown/stray-marks.ts'
import { checkProfessionalTax } from './professional-tax.ts'
import { checkSeats } from './seats.ts'

/** The checks of a single record. Their order does not matter: the report sorts by place. */
export const recordChecks: readonly RecordCheck[] = [
  checkTexts,
  checkTokensOfBody,
  checkMarkdown,
  checkExampleForm,
  checkEvidence,
  checkStrayMarks,
  checkSaidTwice,
  checkHeadings,
  checkLevels,
  checkQuestionIds,
  checkProfessionalTax,
  checkSeats,
  checkRule,
  checkStatedClaims,
  checkExcludedAliases,
]
