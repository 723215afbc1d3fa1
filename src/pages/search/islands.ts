import { SearchResults } from '../../sections/search/search-results/search-results.tsx'

export const islands = { SearchResults }
