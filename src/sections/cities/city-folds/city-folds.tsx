import type { CityPayload } from '#src/pages/city/payload.ts'
import type { ReactNode } from 'react'
import { Fold } from '../../../ui/fold/fold.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { CityOffices } from '../office-table/office-table.tsx'
import { Benefits, Glance, Limits, Near, Penalties, Places, Price, Products, Questions } from './folded-parts.tsx'
import styles from './city-folds.module.css'

/** What some visitors ask for: each part under its heading, with its gist beside it. */
export function CityFolds({ payload }: { payload: CityPayload }) {
  const { labels, state, fee, faqs, offices, products, near, glance, services } = payload
  const { whatIs, turnoverLimit, benefits, time, penalties, faq, figures } = labels
  const links = [...payload.places, { heading: labels.services.heading, links: services }]
  return (
    <PageWidth>
      <div className={styles.folds}>
        <Part heading={whatIs.heading} fact={whatIs.inShort}>
          <p>{whatIs.text}</p>
        </Part>
        <Part
          heading={turnoverLimit.heading}
          fact={[...new Set([state.goodsThreshold, state.servicesThreshold])].join(', ')}
        >
          <Limits limits={turnoverLimit} more={payload.stateLinks.limits} labels={figures} />
        </Part>
        <Part
          heading={benefits.heading}
          fact={[benefits.regular, benefits.composition, benefits.voluntary].map((kind) => kind.heading).join(', ')}
        >
          <Benefits benefits={benefits} />
        </Part>
        <Part heading={time.heading} fact={time.inShort}>
          <Price fee={fee} time={time.published} labels={figures} />
        </Part>
        <Part heading={penalties.heading} fact={textOf(penalties.inShort)}>
          <Penalties points={penalties.points} labels={figures} />
        </Part>
        <Part heading={faq.heading} fact={faq.inShort}>
          <Questions faqs={faqs} labels={figures} />
        </Part>
        <Part heading={offices.heading} fact={String(offices.rows.length + offices.seats.lines.length)}>
          <CityOffices {...offices} />
        </Part>
        {products && (
          <Part heading={products.heading} fact={products.lists[0]?.products[0]}>
            <Products lists={products.lists} />
          </Part>
        )}
        {near && (
          <Part heading={near.heading} fact={near.groups.map(({ links: [nearest] }) => nearest?.label).join(', ')}>
            <Near {...near} />
          </Part>
        )}
        <Part heading={labels.glance.heading} fact={labels.glance.inShort}>
          <Glance name={labels.glance.heading} rows={glance} />
        </Part>
        {links
          .filter((group) => group.links.length > 0)
          .map((group) => (
            <Part key={group.heading} heading={group.heading} fact={group.links[0]?.label}>
              <Places links={group.links} />
            </Part>
          ))}
      </div>
    </PageWidth>
  )
}

function Part({ heading, fact, children }: { heading: string; fact: string | undefined; children: ReactNode }) {
  return (
    <section>
      <Fold heading={heading} level="h2" fact={fact}>
        <div className={styles.body}>{children}</div>
      </Fold>
    </section>
  )
}

const textOf = (statement: string | { text: string }) => (typeof statement === 'string' ? statement : statement.text)
