import { useEffect, useState } from 'react'
import type { Found } from './prepare-index.ts'
import { loadSearch } from './load-search.ts'

/** The results for some words: undefined before they are known, null if there is no index. */
export function useSearch(words: string): readonly Found[] | null | undefined {
  const [answer, setAnswer] = useState<{ words: string; found: readonly Found[] | null }>()
  useEffect(() => {
    let isWanted = words !== ''
    if (isWanted)
      loadSearch()
        .then(({ find }) => find(words))
        .then((found) => {
          if (isWanted) setAnswer({ words, found })
        })
        .catch(() => {
          if (isWanted) setAnswer({ words, found: null })
        })
    return () => {
      isWanted = false
    }
  }, [words])
  return answer?.words === words ? answer.found : undefined
}
