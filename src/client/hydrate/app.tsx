import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { arriveAt, moveWithin } from '../navigate/arrive.ts'
import { setStage } from '../start/early-presses.ts'
import { keepDraft, restoreDraft } from './keep-typed.ts'
import { shown } from './kept-page.tsx'
import { listenToLinks } from '../navigate/listen-to-links.ts'
import { getPage, orReload } from '../navigate/page-cache.ts'
import type { LoadedPage } from '../navigate/page-cache.ts'
import { safely } from '../safely.ts'
import { StillParts } from '../../lib/still-parts.ts'
import { keepScrollPositions } from '../navigate/scroll-positions.ts'

interface AppProps {
  first: LoadedPage
  /** Called once, before the hydrated page is painted. */
  onHydrated: () => void
}

/** Shows the current page. The router keeps the old one, in a transition, until it is loaded. */
export function App({ first, onHydrated }: AppProps) {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const found = getPage(location.pathname, first.data.build)
  const { data, stillParts, Page } = found instanceof Promise ? use(orReload(found)) : found
  const last = useRef(location)

  useLayoutEffect(() => void safely(onHydrated), [onHydrated])
  useEffect(() => setStage('live'), [])
  useEffect(
    // The shell around a page in another language belongs to that document, so the browser loads
    // what its links lead to.
    () =>
      first.data.language === undefined
        ? listenToLinks(first.data.build, (to, isSame) => void navigate(to, { replace: isSame }))
        : undefined,
    [first, navigate],
  )
  useLayoutEffect(() => {
    const arrival = { hash: location.hash, isReturn: type === 'POP', key: location.key }
    // A failure to set the title or the scroll position must not lose the page.
    const page = document.querySelector('#page > main')
    safely(() => {
      if (last.current.pathname !== location.pathname) {
        if (arrival.isReturn && page) restoreDraft(location.key, page)
        arriveAt(data, arrival)
      } else if (last.current !== location) moveWithin(arrival)
    })
    last.current = location
    shown.path = location.pathname
    const endScrolling = keepScrollPositions(location.key)
    return () => {
      endScrolling()
      // By now the page has left the document, with everything typed in it.
      if (page) keepDraft(location.key, page)
    }
  }, [data, location, type])

  // Each page has its own state: what was typed or opened on one service's page is not on the next
  // one's.
  return (
    <StillParts value={stillParts}>
      <Page key={location.pathname} payload={data.payload} />
    </StillParts>
  )
}
