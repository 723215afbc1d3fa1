import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { SearchField } from '../../../ui/search-field/search-field.tsx'
import type { SearchFieldProps } from '../../../ui/search-field/search-field.tsx'
import { HomeLeaf } from './home-leaf.tsx'
import type { HomeLeafProps } from './home-leaf.tsx'
import styles from './home-hero.module.css'

interface HomeHeroProps {
  words: { heading: string; text: string; button: string; link: { label: string; href: string } }
  search: SearchFieldProps
  leaf: HomeLeafProps
  schedulingHref: string
  newTabNote: string
  bookingNote: string
}

/**
 * The top of the home page: what the firm does, the search field, and today's page of the ledger.
 */
export function HomeHero({ words, search, leaf, schedulingHref, newTabNote, bookingNote }: HomeHeroProps) {
  return (
    <div className={styles.hero} data-cover="">
      <PageWidth>
        <div className={styles.spread}>
          <div className={styles.words}>
            <h1>{words.heading}</h1>
            <p>{words.text}</p>
            <SearchField {...search} />
            <div className={styles.actions}>
              <ButtonLink href={schedulingHref} newTabNote={newTabNote} below={bookingNote}>
                {words.button}
              </ButtonLink>
              <ButtonLink href={words.link.href} look="secondary">
                {words.link.label}
              </ButtonLink>
            </div>
          </div>
          <HomeLeaf {...leaf} />
        </div>
      </PageWidth>
    </div>
  )
}
