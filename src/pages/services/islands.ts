import { CatalogueFilter } from '../../sections/services/service-catalogue/catalogue-filter.tsx'

export const islands = { CatalogueFilter }
