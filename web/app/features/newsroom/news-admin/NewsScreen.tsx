import { hasDuty } from '@portal/contract/people/accounts/role-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { ArticlesList } from './ArticlesList.tsx'
import type { ArticleParts } from './article-parts.ts'
import { CategoriesPanel } from './CategoriesPanel.tsx'
import { blankArticle, newArticle } from './new-article.ts'
import { articleQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const OPEN = 'editar'
const NEW = 'nova'
const PART = 'parte'
const CATEGORIES = 'categorias'
const addressOf = (id: string) => `?${OPEN}=${id}`

/** All articles, one of them, a new one, or their categories. The address says which. */
export function NewsScreen({ parts }: { parts: ArticleParts }) {
  const [address, setAddress] = useSearchParams()
  const open = address.get(OPEN)
  const isNew = address.has(NEW)
  // What was begun on this screen stays on it when the address gets its name: somebody is typing.
  const [begun, setBegun] = useState<string | null>(null)
  if (begun && !isNew && open !== begun) setBegun(null)
  if (isNew || (open && open === begun)) {
    return (
      <NewArticle
        parts={parts}
        onBegun={(id) => {
          setBegun(id)
          setAddress({ [OPEN]: id }, { replace: true })
        }}
      />
    )
  }
  if (open) return <ArticleScreen key={open} id={open} parts={parts} />
  const isCategories = address.get(PART) === CATEGORIES
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkTabs
        label={newsAdminTexts.sections.label}
        links={[
          { label: newsAdminTexts.sections.articles, to: '?', current: !isCategories },
          {
            label: newsAdminTexts.sections.categories,
            to: `?${PART}=${CATEGORIES}`,
            current: isCategories,
          },
        ]}
      />
      {isCategories ? (
        <CategoriesPanel />
      ) : (
        <ArticlesList addressOf={addressOf} newAddress={`?${NEW}`} />
      )}
    </div>
  )
}

type NewArticleProps = { parts: ArticleParts; onBegun: (id: string) => void }

/** A desk with nothing on it. There is no article until something is written. */
function NewArticle({ parts, onBegun }: NewArticleProps) {
  const { user, isAdmin, session } = useAuth()
  const [article] = useState(() =>
    blankArticle({
      id: newArticle.id(),
      author: user?.user_metadata.full_name ?? '',
      mayPublish: isAdmin || hasDuty(session?.staff_role, 'edit'),
      now: new Date(),
    }),
  )
  return <ArticleEditor article={article} parts={parts} onBegun={onBegun} />
}

function ArticleScreen({ id, parts }: { id: string; parts: ArticleParts }) {
  const texts = newsAdminTexts.editor
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
