import { useSearchParams } from 'react-router'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { ArticleScreen } from './ArticleScreen.tsx'
import { ArticlesList } from './ArticlesList.tsx'
import type { ArticleParts } from './article-parts.ts'
import { CategoriesPanel } from './CategoriesPanel.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'

const OPEN = 'editar'
const PART = 'parte'
const CATEGORIES = 'categorias'
const addressOf = (id: string) => `?${OPEN}=${id}`

/** All articles, one of them, or their categories. The address says which. */
export function NewsScreen({ parts }: { parts: ArticleParts }) {
  const [address, setAddress] = useSearchParams()
  const open = address.get(OPEN)
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
        <ArticlesList addressOf={addressOf} onCreated={(id) => setAddress({ [OPEN]: id })} />
      )}
    </div>
  )
}
