import { checkExampleForm, checkMarkdown } from './markdown/markdown.ts'
import { checkEvidence, checkNamedSites } from './sources.ts'
import { checkHeadings, checkQuestionIds } from './anchors.ts'
import { checkIcons, checkRealValues } from './real-values.ts'
import { checkMarkdownStructure } from './markdown/markdown-structure.ts'
import type { RecordCheck } from '../check.ts'
import { checkRule } from './rules/check-rule.ts'
import { checkSaidTwice } from './said-twice.ts'
import { checkStrayMarks } from './markdown/stray-marks.ts'
import { checkProfessionalTax } from './professional-tax.ts'
import { checkSeats } from './seats.ts'
import { checkTokens } from './tokens.ts'
import { checkTypedMarks } from './markdown/typed-marks.ts'

/** The checks of a single record. Their order does not matter: the report sorts by place. */
export const recordChecks: readonly RecordCheck[] = [
  checkIcons,
  checkTokens,
  checkRealValues,
  checkMarkdown,
  checkMarkdownStructure,
  checkExampleForm,
  checkEvidence,
  checkStrayMarks,
  checkTypedMarks,
  checkSaidTwice,
  checkHeadings,
  checkQuestionIds,
  checkProfessionalTax,
  checkSeats,
  checkNamedSites,
  checkRule,
]
