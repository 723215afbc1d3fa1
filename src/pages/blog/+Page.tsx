import { fixedPaths } from '../../content/routes.ts'
import { ArticleCards } from '../../sections/articles/article-cards/article-cards.tsx'
import { ArticleShelf } from '../../sections/articles/article-shelf/article-shelf.tsx'
import { SubscribeBox } from '../../sections/articles/subscribe-box/subscribe-box.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { islands } from './islands.ts'
import type { BlogPayload } from './payload.ts'

const { CategoryFilter, SubscribeForm } = toIslands('blog', islands)

export function Page({ payload }: { payload: BlogPayload }) {
  const { page, categories, articles, contact, changes } = payload
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={page.folio && <Folio isWideOnly heading={page.folio.heading} rows={changes} />}
      />
      <ArticleShelf
        filter={
          <CategoryFilter categories={categories} labels={page.filter} count={articles.length} path={fixedPaths.blog} />
        }
      >
        <ArticleCards articles={articles} labels={page} order={categories.map(({ id }) => id)} hasLead />
      </ArticleShelf>
      <SubscribeBox
        labels={page.subscribe}
        contact={contact}
        form={<SubscribeForm labels={page.subscribe} contact={contact} />}
      />
    </main>
  )
}
