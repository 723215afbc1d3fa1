import type { HomePayload } from '#src/pages/home/payload.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { SearchField } from '../../../ui/search-field/search-field.tsx'
import styles from './home-hero.module.css'

interface HomeHeroProps {
  payload: HomePayload
  searchHref: string
  /** Today's page of the ledger. */
  leaf: ReactNode
}

/** The top of the home page: what the firm does, the search, and today's page of the ledger. */
export function HomeHero({ payload, searchHref, leaf }: HomeHeroProps) {
  const { page, field, contact } = payload
  const words = page.hero
  return (
    <div className={styles.hero} data-cover="">
      <PageWidth>
        <div className={styles.spread}>
          <div className={styles.words}>
            <h1>{words.heading}</h1>
            <p>{words.text}</p>
            <SearchField labels={field} action={searchHref} />
            <div className={styles.actions}>
              <ButtonLink href={contact.schedulingHref} newTabNote={contact.newTabNote} below={contact.opens.booking}>
                {words.button}
              </ButtonLink>
              <ButtonLink href={words.link.href} look="secondary">
                {words.link.label}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.leaf}>{leaf}</div>
        </div>
      </PageWidth>
    </div>
  )
}
