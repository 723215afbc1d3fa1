import type { Page } from 'playwright/test'
import type { Navigation } from '#generated/records.ts'
import { catalogue } from '../site/wanted-routes.ts'
import { readRecord } from './visitor.ts'

const words = readRecord<Navigation>('navigation.yaml')

/** The seven groups of services. tests/site looks at what each holds, on every page. */
export const groups = catalogue.map(([name]) => name)

export const header = (page: Page) => page.getByRole('banner')
export const menuButton = (page: Page) => header(page).getByRole('button', { name: words.menuLabel })
export const categories = (page: Page) => page.getByRole('navigation', { name: words.categoriesLabel })
export const category = (page: Page, name: string) => categories(page).getByText(name, { exact: true })
export const isPhone = (viewport: { width: number } | null) => viewport!.width < 768
