import type { Article } from '@portal/contract/newsroom/news/article'
import { NearbySection } from '~/features/guide/establishments/NearbySection.tsx'
import { RelatedArticles } from '~/features/newsroom/news/ArticleFoot.tsx'
import { newsTexts } from '~/features/newsroom/news/news.texts.ts'

/** What lies below an article. */
export function ArticleRest({ article, now }: { article: Article; now: Date }) {
  return (
    <>
      <NearbySection title={newsTexts.establishments} listings={article.establishments} now={now} />
      <RelatedArticles articles={article.related} now={now} />
    </>
  )
}
