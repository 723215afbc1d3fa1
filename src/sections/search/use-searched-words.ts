import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** The words in the address of a search, once JavaScript runs. */
export function useSearchedWords(): string {
  const { search } = useLocation()
  return useHydrated() ? (new URLSearchParams(search).get('q') ?? '').trim() : ''
}
