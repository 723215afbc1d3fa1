import { pick } from '../../lib/pick.ts'
import { CityFolds } from '../../sections/cities/city-folds/city-folds.tsx'
import { CityNeed, CityPapers, CityReturns, CityTrades } from '../../sections/cities/city-guide/city-guide.tsx'
import { CityHead } from '../../sections/cities/city-head/city-head.tsx'
import { CityLeaf } from '../../sections/cities/city-leaf/city-leaf.tsx'
import { CityPair, CitySpread } from '../../sections/cities/city-spread/city-spread.tsx'
import { Sources } from '../../ui/sources/sources.tsx'
import { toShared } from '../../ui/shared/shared.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { CityPayload } from './payload.ts'

// One text for all cities.
const AllSources = toShared(Sources)

const { CityDates, ServiceDocuments, ShareLink } = toIslands('city', islands)

interface CityProps {
  payload: CityPayload
}

export function Page({ payload }: CityProps) {
  const { labels, trades, exporters, dates, contact } = payload
  const sells = trades.length > 0 || exporters !== undefined
  const returns = (
    <CityReturns payload={payload}>
      <CityDates {...dates} />
    </CityReturns>
  )
  return (
    <main id="main">
      <CitySpread head={<CityHead payload={payload} />} aside={<CityLeaf payload={payload} />}>
        {sells ? <CityTrades payload={payload} /> : <CityNeed payload={payload} />}
      </CitySpread>
      <CityPair>
        {sells && <CityNeed payload={payload} />}
        <Papers payload={payload} />
        {!sells && returns}
      </CityPair>
      {sells && <PageWidth>{returns}</PageWidth>}
      <CityFolds payload={payload} />
      <PageWidth>
        <div className="screen-only">
          <ShareLink
            label={contact.sendPage}
            newTabNote={contact.newTabNote}
            title={labels.heading}
            address={payload.address}
          />
        </div>
        <AllSources figures={payload.figures} labels={labels.figures} />
      </PageWidth>
    </main>
  )
}

function Papers({ payload }: CityProps) {
  const { labels, papers, contact } = payload
  return (
    <CityPapers payload={payload}>
      <ServiceDocuments
        {...pick(payload, 'address')}
        id="city"
        title={labels.heading}
        heading={labels.documents.heading}
        documents={papers.list}
        labels={papers.labels}
        newTabNote={contact.newTabNote}
      />
    </CityPapers>
  )
}
