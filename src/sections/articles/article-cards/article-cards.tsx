import type { ArticleCard } from '#src/content/payload/article-card.ts'
import { CategoryArt, CategoryLabel } from '../../../ui/category/category.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import styles from './article-cards.module.css'

interface ArticleCardsProps {
  articles: readonly ArticleCard[]
  labels: { minutes: string; readMore: string; article: { updated: string } }
  /** Ids of the categories in the order of the links that choose among them, if there are any. */
  order?: readonly string[]
  /** Gives the first card the width of the page. */
  hasLead?: boolean
}

/** Articles, each with its category's picture; the whole card is the link. */
export function ArticleCards({ articles, labels, order, hasLead = false }: ArticleCardsProps) {
  const Heading = hasLead || order ? 'h2' : 'h3'
  return (
    <ul className={hasLead ? `${styles.cards} ${styles.lead}` : styles.cards}>
      {articles.map(({ href, title, excerpt, date, isoDate, updated, minutes, category }) => (
        <li key={href} className={styles.card} data-shelf={order && order.indexOf(category.id) + 1}>
          <CategoryArt motif={category.motif} colour={category.colour} />
          <div className={styles.words}>
            <CategoryLabel category={category} />
            <Heading>
              <a href={href}>{title}</a>
            </Heading>
            <p className={styles.excerpt}>{excerpt}</p>
            <p className={styles.facts}>
              <span>
                <time dateTime={isoDate}>{date}</time> · {minutes} {labels.minutes}
                {updated !== undefined && <span>{`${labels.article.updated} ${updated}`}</span>}
              </span>
              <span className={styles.more} aria-hidden="true">
                <span>{labels.readMore}</span>
                <Icon shape={ArrowRight} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
