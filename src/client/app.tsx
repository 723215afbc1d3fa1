import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { arriveAt } from './arrive.ts'
import { listenToLinks } from './listen-to-links.ts'
import { getPage, orReload } from './page-cache.ts'
import type { LoadedPage } from './page-cache.ts'
import { keepScrollPositions } from './scroll-positions.ts'

/** Shows the page of the current location. Until a next page is loaded the old one stays: the router moves in a transition. */
export function App({ first }: { first: LoadedPage }) {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const found = getPage(location.pathname, first.data.build)
  const { data, Page } = found instanceof Promise ? use(orReload(found)) : found
  const shownPath = useRef(location.pathname)

  useEffect(() => listenToLinks(first.data.build, (to) => void navigate(to)), [first, navigate])
  useLayoutEffect(() => {
    if (shownPath.current !== location.pathname) arriveAt(data, { hash: location.hash, isReturn: type === 'POP', key: location.key })
    shownPath.current = location.pathname
    return keepScrollPositions(location.key)
  }, [data, location, type])

  return <Page payload={data.payload} />
}
