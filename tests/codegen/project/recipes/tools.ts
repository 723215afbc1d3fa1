import { inFile } from './recipe.ts'
import type { Recipe } from './recipe.ts'

/** The jobs of data/GUIDE.md about tools for visitors. */
export const toolJobs: readonly Recipe[] = [
  {
    job: 'Change a calculator',
    edits: () => [
      inFile('calculators/gst-late-fee.yaml', 'label: Which return is late?', 'label: Which return did you miss?'),
    ],
    shows: { '/calculators/gst-late-fee': 'Which return did you miss?' },
  },
  {
    job: 'Change what something costs',
    edits: () => [inFile('services/gst-reg.yaml', 'basic: 1999', 'basic: 2199')],
    shows: { '/cost/gst-registration': '2199' },
  },
  {
    job: 'Change the comparison of business forms',
    edits: () => [inFile('pages/compare.yaml', 'gst-reg: For sellers.', 'gst-reg: For who sells.')],
    shows: { '/compare': 'For who sells.' },
  },
  {
    job: 'Change who needs GST',
    edits: () => [
      inFile('gst-decision.yaml', 'question: What do you sell?', 'question: What does your business sell?'),
    ],
    shows: { '/do-i-need-gst': 'What does your business sell?' },
  },
]
