import type { Locator, Page } from '@playwright/test'
import type { Navigation } from '#generated/records.ts'
import { readRecord } from './visitor.ts'

const words = readRecord<Navigation>('navigation.yaml')

/** The seven groups of services with the ids of their services, as they were agreed. */
export const groups: readonly (readonly [name: string, ids: string])[] = [
  ['Start Your Business', 'pvt-ltd sole-prop partnership llp huf opc trust'],
  [
    'License / Registration',
    'gst-reg fssai shops-establishment esi-epf msme-udyog trade-license iec pan-tan professional-tax',
  ],
  [
    'Tax & Accounting',
    'gst-return income-tax-return tds-return professional-tax-filing esi-epf-filing book-keeping eway-bill gst-annual-return',
  ],
  [
    'Compliances',
    'add-director remove-director increase-authorised-capital change-registered-office share-transfer moa-amendment winding-company winding-llp dir-3-kyc gst-cancellation tender',
  ],
  ['Intellectual Property', 'trademark-registration copyright-registration patent-registration'],
  [
    'Legal / Advisory Services',
    'legal-drafting sale-deed rental-lease partnership-deed mou sec-138-notice marriage-registration gift-deed affidavits property-registration title-verification name-change will property-tax divorce-consent',
  ],
  ['Loans & Insurance', 'home-mortgage-loan life-insurance health-insurance general-insurance'],
]

const linksBehind: Readonly<Record<string, readonly string[]>> = {
  'Start Your Business': ['/compare'],
  'License / Registration': ['/do-i-need-gst', '/gst'],
  'Tax & Accounting': ['/calendar', '/late'],
}

/**
 * The addresses in a menu: its services, and behind those of some groups pages that help to choose
 * or to go on.
 */
export const hrefsInMenu = ([name, ids]: (typeof groups)[number]): string[] => [
  ...ids.split(' ').map((id) => `/services/${id}`),
  ...(linksBehind[name] ?? []),
]

export const header = (page: Page) => page.getByRole('banner')
export const menuButton = (page: Page) => header(page).getByRole('button', { name: words.menuLabel })
export const categories = (page: Page) => page.getByRole('navigation', { name: words.categoriesLabel })
export const category = (page: Page, name: string) => categories(page).getByText(name, { exact: true })
export const openCategories = (page: Page) => categories(page).locator('details[open] > summary')
export const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
export const isPhone = (viewport: { width: number } | null) => viewport!.width < 768
