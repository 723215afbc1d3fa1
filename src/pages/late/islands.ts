import { NextFolio } from '../../sections/shared/next-folio/next-folio.tsx'

export const islands = { NextFolio }
