import { useQuery } from '@tanstack/react-query'
import { failureText } from '~/platform/failure-text.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import type { ArticleParts } from './article-parts.ts'
import { articleQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.editor

export function ArticleScreen({ id, parts }: { id: string; parts: ArticleParts }) {
  const { data, isError, error, isFetching, refetch } = useQuery(articleQuery(id))
  if (isError) {
    return (
      <ErrorState
        title={texts.loadError}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={<TextLink to="?">{texts.back}</TextLink>}
      >
        {failureText(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton shape="block" className="h-160" />
      </div>
    )
  }
  return <ArticleEditor article={data} parts={parts} />
}
