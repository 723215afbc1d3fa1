import { ShareLink } from '../../ui/share-link/share-link.tsx'

export const islands = { ShareLink }
