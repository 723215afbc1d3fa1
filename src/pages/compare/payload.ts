import type { PageCompare, PageService } from '#generated/records.ts'
import type { Breadcrumb, PageLink } from '../../content/payload/links.ts'
import type { BillLabels, ServiceBill } from '../../content/payload/calculator-frame.ts'
import type { Figures, Shown } from '../../content/payload/shown.ts'

type Cell = Shown<PageCompare['rows'][number]['cells'][string]>

export interface ComparePayload {
  page: Omit<Shown<PageCompare>, 'rows' | 'own' | 'chatText'>
  /** The forms over their columns, each leading to its service. */
  columns: readonly { name: string; href: string }[]
  /** What holds for each form, in the order of the columns. */
  rows: readonly { label: string; cells: readonly Cell[] }[]
  /** The pages of the services by their ids, with what works out the total for a state. */
  services: Readonly<Record<string, PageLink & { bill?: ServiceBill | undefined; cost?: PageLink | undefined }>>
  billLabels: BillLabels
  figures: Figures
  address: string
  newTabNote: string
  chatHref: string
  labels: Shown<PageService['figures']>
  breadcrumbs: readonly Breadcrumb[]
}
