import { CityDates } from '../../sections/cities/city-dates/city-dates.tsx'
import { ServiceDocuments } from '../../sections/services/service-detail/service-documents.tsx'
import { ShareLink } from '../../ui/share-link/share-link.tsx'

export const islands = { CityDates, ServiceDocuments, ShareLink }
