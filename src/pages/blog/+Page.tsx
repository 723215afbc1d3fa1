import type { Payloads } from '../../content/types.ts'
import { fixedPaths } from '../../content/routes.ts'
import { ArticleCards } from '../../sections/articles/article-cards/article-cards.tsx'
import { ArticleShelf } from '../../sections/articles/article-shelf/article-shelf.tsx'
import { useChosenCategory } from '../../sections/articles/article-shelf/use-chosen-category.ts'
import { SubscribeBox } from '../../sections/articles/subscribe-box/subscribe-box.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['blog'] }) {
  const { page, categories, contact } = payload
  const { isHydrated, chosen } = useChosenCategory(categories)
  const articles = chosen ? payload.articles.filter(({ category }) => category.id === chosen.id) : payload.articles
  // Before hydration a link names its category by hash, which the style sheet can follow.
  const hrefOf = (id?: string) => (isHydrated ? `${fixedPaths.blog}${id ? `?category=${id}` : ''}` : `#${id ?? 'all'}`)
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={page.folio && <Folio isWideOnly heading={page.folio.heading} rows={payload.changes} />}
      />
      <ArticleShelf
        categories={categories}
        chosen={chosen}
        hrefOf={hrefOf}
        count={articles.length}
        labels={page.filter}
      >
        <ArticleCards articles={articles} labels={page} order={categories.map(({ id }) => id)} hasLead={!chosen} />
      </ArticleShelf>
      <SubscribeBox labels={page.subscribe} contact={contact} />
    </main>
  )
}
