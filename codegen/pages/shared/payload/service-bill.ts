import type { PageCalculator } from '#generated/records.ts'

/** The total price of a service with its basic package, part by part, in words. */
export interface ServiceBill {
  parts: readonly { title: string; value: string; steps?: string }[]
  total: string
  /** What is added to it. */
  onTop: readonly string[]
  /** When it is ready. */
  time?: string
  /** Our lowest fee. */
  from?: string | undefined
}

export type BillLabels = PageCalculator['bill'] & Record<'total' | 'ready' | 'onTop' | 'send' | 'from' | 'ours', string>
