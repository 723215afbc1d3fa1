import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { HomeLedger } from './home-ledger.tsx'
import type { HomeLedgerProps } from './home-ledger.tsx'
import styles from './home-hero.module.css'

interface HomeHeroProps {
  words: { heading: string; text: string; button: string; link: { label: string; href: string } }
  ledger: HomeLedgerProps
  schedulingHref: string
  newTabNote: string
}

/** The first thing a visitor sees: what the firm promises, and a page of its ledger with what it does, in what time and for how much. */
export function HomeHero({ words, ledger, schedulingHref, newTabNote }: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <PageWidth>
        <div className={styles.spread}>
          <div className={styles.words}>
            <h1>{words.heading}</h1>
            <p>{words.text}</p>
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
