import { BackLink } from '../../sections/gst/gst-outcome/back-link.tsx'
import { ShareLink } from '../../ui/share-link/share-link.tsx'

export const islands = { ShareLink, BackLink }
