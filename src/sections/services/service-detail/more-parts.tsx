import type { ReactNode } from 'react'
import type { ServicePayload } from '#src/pages/service/payload.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { ChevronRight } from '../../../ui/icons.ts'
import { Links } from '../../../ui/links/links.tsx'
import { List, StatementText } from '../../../ui/list/list.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { DetailFold, DetailPart } from './detail-parts.tsx'
import styles from './service-detail.module.css'

/** What not every visitor reads, folded; first the next dates, which are the children. */
export function More({ payload, children }: { payload: ServicePayload; children: ReactNode }) {
  const { service, labels, table, articles } = payload
  const { benefits, compliance, costs, timeline } = service
  const { sections, figures } = labels
  return (
    <DetailPart id="more" heading={labels.more.heading}>
      {children}
      {benefits && (
        <DetailFold id="benefits" heading={sections.benefits} fact={benefits.length}>
          <List items={benefits} labels={figures} />
        </DetailFold>
      )}
      {compliance && (
        <DetailFold id="afterwards" heading={sections.afterwards} fact={compliance.length}>
          <List items={compliance} labels={figures} />
        </DetailFold>
      )}
      {payload.prices && <Costs payload={payload} />}
      <DetailFold id="not-included" heading={labels.costs.notIncluded} fact={costs.notIncluded.length}>
        <List items={costs.notIncluded} marker={ChevronRight} />
      </DetailFold>
      {timeline && (
        <DetailFold heading={labels.timeline.factors} fact={timeline.normal}>
          <List items={timeline.factors} />
        </DetailFold>
      )}
      {table && (
        <DetailFold id="by-state" heading={table.heading}>
          <Prose body={table.body} />
        </DetailFold>
      )}
      {articles.length > 0 && (
        <DetailFold id="articles" heading={sections.articles} fact={articles.length}>
          <Links className={styles.links} links={articles} />
        </DetailFold>
      )}
    </DetailPart>
  )
}

/** What decides between the packages, and what the government asks. */
function Costs({ payload: { service, labels, inAll } }: { payload: ServicePayload }) {
  const { costs } = service
  const { costs: words, figures } = labels
  const lines = [
    ...costs.government.map(({ what, amount }) => ({ what: `${words.government}: ${what}`, amount })),
    { what: words.stampDuty, amount: costs.stampDuty },
    // The bill has it unless the page is in another language.
    ...(inAll ? [] : [{ what: words.gst, amount: words.gstRate }]),
  ]
  return (
    <DetailFold id="costs" heading={labels.sections.costs} fact={costs.decidedBy.length}>
      <p>{words.byPackage}</p>
      <List items={costs.decidedBy} />
      <Facts
        className={styles.lines}
        facts={lines.map(({ what, amount }) => ({
          label: what,
          value: <StatementText statement={amount} labels={figures} />,
        }))}
      />
    </DetailFold>
  )
}
