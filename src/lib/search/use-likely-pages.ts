import { useEffect, useState } from 'react'
import { findSameAddress, keepLikely, wordsOfAddress } from './likely-pages.ts'
import { loadSearch } from './load-search.ts'
import type { Found } from './prepare-index.ts'

interface Likely {
  /** What the address says, for the search field. */
  words: string
  links: readonly { href: string; label: string }[]
}

const nothing: Likely = { words: '', links: [] }

/** What was meant by the address at which no page is, once JavaScript runs. Where only capitals differ, it leads on by itself. */
export function useLikelyPages(count: number): Likely {
  const [likely, setLikely] = useState(nothing)
  useEffect(() => {
    let isWanted = true
    const parts = wordsOfAddress(location.pathname)
    const [words = ''] = parts
    setLikely({ words, links: [] })
    findLikely(parts)
      .then((found) => {
        if (!isWanted) return
        const same = findSameAddress(found, location.pathname)
        if (same !== undefined) location.replace(same)
        else setLikely({ words, links: found.slice(0, count).map(({ href, title }) => ({ href, label: title })) })
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [count])
  return likely
}

/** By the last part of the address, or else by the one before it. */
async function findLikely(parts: readonly string[]): Promise<Found[]> {
  const { find } = await loadSearch()
  for (const words of parts) {
    const found = keepLikely(await find(words), words)
    if (found.length > 0) return found
  }
  return []
}
