import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { fixedPaths } from '../../content/routes.ts'
import {
  ArticleBody,
  ArticleHead,
  articleText,
  AuthorBox,
  PageNeighbours,
  Takeaways,
} from '../../sections/articles/article-frame/article-frame.tsx'
import { ArticleCards } from '../../sections/articles/article-cards/article-cards.tsx'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ShareLink } from '../../ui/share-link/share-link.tsx'
import { Still } from '../../ui/still/still.tsx'
import { Sources } from '../../ui/sources/sources.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

export function Page({ payload, whole }: PageProps<'article'>) {
  return (
    <main id="main">
      <Still name="head">
        {import.meta.env.SSR && whole && (
          <ArticleHead payload={whole} categoryHref={`${fixedPaths.blog}?category=${whole.card.category.id}`} />
        )}
      </Still>
      <ArticleBody
        text={
          <Still name="text" className={articleText}>
            {import.meta.env.SSR && whole && <Text payload={whole} />}
          </Still>
        }
      >
        <ShareLink
          label={payload.labels.article.share}
          newTabNote={payload.newTabNote}
          title={payload.article.title}
          address={payload.address}
        />
      </ArticleBody>
      <Still name="more">{import.meta.env.SSR && whole && <MoreOfArticle payload={whole} />}</Still>
    </main>
  )
}

interface ArticleProps {
  payload: Payloads['article']
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
