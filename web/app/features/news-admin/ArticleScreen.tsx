import { useQuery } from '@tanstack/react-query'
import { failureText } from '~/platform/failure-text.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import type { ArticleParts } from './article-parts.ts'
import { articleQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.editor

export function ArticleScreen({ id, parts }: { id: string; parts: ArticleParts }) {
  return (
    <Loaded
      query={useQuery(articleQuery(id))}
      texts={texts}
      why={failureText}
      className="h-160"
      action={<TextLink to="?">{texts.back}</TextLink>}
    >
      {(article) => <ArticleEditor article={article} parts={parts} />}
    </Loaded>
  )
}
