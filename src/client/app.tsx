import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { arriveAt, moveWithin } from './arrive.ts'
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
  const shown = useRef(location)

  useEffect(() => listenToLinks(first.data.build, (to, isSame) => void navigate(to, { replace: isSame })), [first, navigate])
  useLayoutEffect(() => {
    const arrival = { hash: location.hash, isReturn: type === 'POP', key: location.key }
    if (shown.current.pathname !== location.pathname) arriveAt(data, arrival)
    else if (shown.current !== location) moveWithin(arrival)
    shown.current = location
    return keepScrollPositions(location.key)
  }, [data, location, type])

  return <Page payload={data.payload} />
}
