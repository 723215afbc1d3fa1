import { useEffect, useState } from 'react'
import type { Found } from './prepare-index.ts'
import { loadSearch } from './load-search.ts'

/** What answers to some words, once the index is there; undefined until then, and where nothing is asked. */
export function useSearch(words: string): readonly Found[] | undefined {
  const [answer, setAnswer] = useState<{ words: string; found: readonly Found[] }>()
  useEffect(() => {
    let isWanted = words !== ''
    if (isWanted)
      loadSearch()
        .then(({ find }) => find(words))
        .then((found) => {
          if (isWanted) setAnswer({ words, found })
        })
        // Without the index the page stays as it is: everything is listed there.
        .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [words])
  return answer?.words === words ? answer.found : undefined
}
