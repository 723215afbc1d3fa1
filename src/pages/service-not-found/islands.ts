import { LikelyLinks } from '../../sections/shared/link-list/likely-links.tsx'

export const islands = { LikelyLinks }
