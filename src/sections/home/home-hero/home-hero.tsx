import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { SearchField } from '../../../ui/search-field/search-field.tsx'
import type { SearchFieldProps } from '../../../ui/search-field/search-field.tsx'
import { HomeLedger } from './home-ledger.tsx'
import type { HomeLedgerProps } from './home-ledger.tsx'
import styles from './home-hero.module.css'

interface HomeHeroProps {
  words: { heading: string; text: string; button: string; link: { label: string; href: string } }
  search: SearchFieldProps
  ledger: HomeLedgerProps
  schedulingHref: string
  newTabNote: string
}

/** The first thing a visitor sees: what the firm promises, a field to look for their own matter, and a page of its ledger with what it does, in what time and for how much. */
export function HomeHero({ words, search, ledger, schedulingHref, newTabNote }: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <PageWidth>
        <div className={styles.spread}>
          <div className={styles.words}>
            <h1>{words.heading}</h1>
            <p>{words.text}</p>
            <SearchField {...search} />
            <div className={styles.actions}>
              <ButtonLink href={schedulingHref} newTabNote={newTabNote}>
                {words.button}
              </ButtonLink>
              <ButtonLink href={words.link.href} look="secondary">
                {words.link.label}
              </ButtonLink>
            </div>
          </div>
          <HomeLedger {...ledger} />
        </div>
      </PageWidth>
    </div>
  )
}
