import { fixedPaths } from '../../content/routes.ts'
import {
  ArticleBody,
  ArticleHead,
  AuthorBox,
  PageNeighbours,
  Takeaways,
} from '../../sections/articles/article-frame/article-frame.tsx'
import { ArticleCards } from '../../sections/articles/article-cards/article-cards.tsx'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { Sources } from '../../ui/sources/sources.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { islands } from './islands.ts'
import type { ArticlePayload } from './payload.ts'

const { ShareLink } = toIslands('article', islands)

export function Page({ payload }: ArticleProps) {
  const { labels, article, card, address, newTabNote } = payload
  return (
    <main id="main">
      <ArticleHead payload={payload} categoryHref={`${fixedPaths.blog}?category=${card.category.id}`} />
      <ArticleBody text={<Text payload={payload} />}>
        <ShareLink label={labels.article.share} newTabNote={newTabNote} title={article.title} address={address} />
      </ArticleBody>
      <MoreOfArticle payload={payload} />
    </main>
  )
}

interface ArticleProps {
  payload: ArticlePayload
}

function Text({ payload }: ArticleProps) {
  const { article: words, figures } = payload.labels
  return (
    <>
      <Takeaways payload={payload} />
      <ContentsList heading={words.contents} contents={payload.contents} />
      <Prose body={payload.body} labels={figures} />
      <AuthorBox payload={payload} />
      <Sources figures={payload.figures} labels={figures} />
    </>
  )
}

function MoreOfArticle({ payload }: ArticleProps) {
  const { labels, article } = payload
  const { article: words } = labels
  return (
    <>
      <CallToAction heading={article.help.heading} text={article.help.text}>
        <ButtonLink href={payload.chatHref} newTabNote={payload.newTabNote}>
          {words.help.chat}
        </ButtonLink>
        <ButtonLink look="secondary" href={words.help.link.href}>
          {words.help.link.label}
        </ButtonLink>
      </CallToAction>
      <Section heading={words.services}>
        <LinkList links={payload.services} />
      </Section>
      <Section heading={words.related}>
        <ArticleCards articles={payload.related} labels={labels} />
      </Section>
      <PageNeighbours payload={payload} />
    </>
  )
}
