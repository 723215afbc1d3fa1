import type { PageLate } from '#generated/records.ts'
import type { PageLink } from '../../content/payload/links.ts'
import type { FeeRule } from '../../rules/fee-so-far.ts'
import type { FigureLabels, Figures, Shown } from '../../content/payload/shown.ts'

export interface LatePayload {
  page: Shown<Omit<PageLate, 'passed'>>
  passed: {
    labels: Omit<PageLate['passed'], 'dates'>
    /** The day of the build, and the day up to which all dates are known. */
    madeOn: string
    until: string
    all: PageLink
    duties: readonly PassedDuty[]
  }
  figures: Figures
  labels: FigureLabels
  groups: readonly { heading: string; links: readonly PageLink[] }[]
  chatHref: string
  newTabNote: string
}

/** What is due again and again, with the dates that passed last or soon will. */
export interface PassedDuty {
  title: string
  /** The calculator, with what is known of the case. */
  href: string
  /** The question of the calculator that takes the period. */
  asks?: string | undefined
  /** The fee for each day, if it can be counted without the payer's figures. */
  fee?: { rule: FeeRule; isUpToTax: boolean } | undefined
  /** What else the delay costs, in words. */
  others?: string | undefined
  dates: readonly { iso: string; day: string; period: string; words: string }[]
}
