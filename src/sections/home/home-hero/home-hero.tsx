import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Check } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Seal } from '../../../ui/seal/seal.tsx'
import styles from './home-hero.module.css'

interface HomeHeroProps {
  words: { heading: string; text: string; button: string; link: { label: string; href: string } }
  /** What stands on the ledger page beside the words: the steps of a filing, each ticked off. */
  entries: readonly { title: string }[]
  schedulingHref: string
  newTabNote: string
}

/** The first thing a visitor sees: what the firm promises, and a page of its ledger that shows the promise kept. */
export function HomeHero({ words, entries, schedulingHref, newTabNote }: HomeHeroProps) {
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
          <div className={styles.folio}>
            <ol>
              {entries.map(({ title }) => (
                <li key={title}>
                  <span className={styles.title}>{title}</span>
                  <Icon shape={Check} />
                </li>
              ))}
            </ol>
            <Seal />
          </div>
        </div>
      </PageWidth>
    </div>
  )
}
