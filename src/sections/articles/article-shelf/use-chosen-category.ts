import { useLocation } from 'react-router-dom'
import { findCategory } from '../../../lib/find-category.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'

/** The category in the address, after hydration. The prerendered page shows all. */
export function useChosenCategory<C extends { id: string }>(categories: readonly C[]) {
  const isHydrated = useHydrated()
  const location = useLocation()
  return { isHydrated, chosen: isHydrated ? findCategory(categories, location) : undefined }
}
