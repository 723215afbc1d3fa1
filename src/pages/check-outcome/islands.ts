import { BackLink } from '../../sections/check/check-outcome/back-link.tsx'
import { ShareLink } from '../../ui/share-link/share-link.tsx'

export const islands = { ShareLink, BackLink }
