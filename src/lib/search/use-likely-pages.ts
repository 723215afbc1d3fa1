import { useEffect, useState } from 'react'
import { findRedirect, findSameAddress, keepLikely, wordsOfAddress } from './likely-pages.ts'
import { loadSearch } from './load-search.ts'

interface Likely {
  /** The words of the address, for the search field. */
  words: string
  links: readonly { href: string; label: string }[]
}

const nothing: Likely = { words: '', links: [] }

/** Pages that a dead address may mean. It redirects if only the form of the address differs. */
export function useLikelyPages(count: number, redirects: Readonly<Record<string, string>>): Likely {
  const [likely, setLikely] = useState(nothing)
  useEffect(() => {
    let isWanted = true
    const parts = wordsOfAddress(location.pathname)
    const [words = ''] = parts
    setLikely({ words, links: [] })
    findMeant(parts, location.pathname, redirects)
      .then(({ same, found }) => {
        if (!isWanted) return
        if (same !== undefined) location.replace(same + location.search + location.hash)
        else setLikely({ words, links: found.slice(0, count).map(({ href, title }) => ({ href, label: title })) })
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [count, redirects])
  return likely
}

/** By the last part of an address, or else the one before. `same` is the address's exact form. */
async function findMeant(parts: readonly string[], path: string, redirects: Readonly<Record<string, string>>) {
  const same = findRedirect(redirects, path)
  if (same !== undefined) return { same, found: [] }
  const { find } = await loadSearch()
  for (const words of parts) {
    const all = await find(words)
    const [same, found] = [findSameAddress(all, path), keepLikely(all, words)]
    if (same !== undefined || found.length > 0) return { same, found }
  }
  return { found: [] }
}
