import { checkExampleForm } from './markdown/example-form.ts'
import { checkEvidence } from './evidence.ts'
import { checkHeadings } from './headings.ts'
import { checkIcons } from './icons.ts'
import { checkMarkdown } from './markdown/markdown.ts'
import { checkMarkdownStructure } from './markdown/markdown-structure.ts'
import { checkQuestionIds } from './question-ids.ts'
import { checkRealValues } from './real-values.ts'
import { checkNamedSites } from './named-sites.ts'
import type { RecordCheck } from './record-check.ts'
import { checkRule } from './rules/check-rule.ts'
import { checkSaidTwice } from './said-twice.ts'
import { checkStrayMarks } from './markdown/stray-marks.ts'
import { checkProfessionalTax } from './professional-tax.ts'
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
  checkNamedSites,
  checkRule,
]
