import { NEWS_PATH } from '@portal/contract/newsroom/news/news.texts'
import { data } from 'react-router'
import { newsTexts as texts } from '~/features/newsroom/news/news.texts.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import type { Route } from './+types/article-preview.ts'
import { ArticleScreen } from './news/ArticleScreen.tsx'

/** A secret is in the address: nothing between the portal and the reader keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
  const renderedAt = new Date().toISOString()
  try {
    const article = await pageApi(context).get('/api/v1/article-previews/:token', { params })
    return { article, renderedAt }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data({ article: null, renderedAt }, { status: 404 })
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMetadata(
    {
      title: loaderData?.article ? texts.previewTitle(loaderData.article.title) : texts.previewGone,
      // Not its own address: that is known only to who was given it.
      path: NEWS_PATH,
      hidden: true,
    },
    siteOf(matches),
  )

export default function ArticlePreview({ loaderData }: Route.ComponentProps) {
  const { article, renderedAt } = loaderData
  const now = useNow(renderedAt)
  if (!article) return <Gone />
  return (
    <>
      <p role="status" className="bg-sol-100 py-3 text-sm">
        <span className="wrap block">
          <strong>{texts.preview}.</strong> {texts.previewText}
        </span>
      </p>
      <ArticleScreen article={article} now={now} url={null} />
    </>
  )
}

function Gone() {
  return (
    <div className="wrap grid min-h-[50dvh] place-items-center py-16 text-center">
      <div>
        <h1 className="text-h2">{texts.previewGone}</h1>
        <p className="mt-3 mb-6 text-muted">{texts.previewGoneText}</p>
        <LinkButton to={NEWS_PATH}>{texts.toNews}</LinkButton>
      </div>
    </div>
  )
}
