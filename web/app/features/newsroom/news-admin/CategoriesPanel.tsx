import type { EditedArticleCategory } from '@portal/contract/newsroom/news/article-category'
import { CATEGORY_NAME_MAX } from '@portal/contract/newsroom/news/news.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Pencil, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { NameForm } from '~/lists/NameForm.tsx'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { articleCategoriesQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.categories

/** Names and order of the news categories; each change takes effect at once. */
export function CategoriesPanel() {
  const { data, isError, error, isFetching, refetch } = useQuery(articleCategoriesQuery())
  const change = useCategoryChanges()
  return (
    <Panel aria-labelledby="categorias" className="grid grid-cols-1 gap-4">
      <h2 id="categorias" className="text-h3">
        {texts.title}
      </h2>
      <NewCategory change={change} />
      {isError ? (
        <ErrorState
          surface="plain"
          title={texts.loadError}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : !data ? (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton shape="block" className="h-60" />
        </div>
      ) : data.length === 0 ? (
        <EmptyState surface="plain" icon={<Tags />} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <ul>
          {data.map((category, index) => (
            <CategoryRow
              key={category.id}
              category={category}
              change={change}
              isFirst={index === 0}
              isLast={index === data.length - 1}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Every call answers with the whole list, so nothing has to be read again. */
function useCategoryChanges() {
  const client = useQueryClient()
  const { isSaving, save } = useSave<EditedArticleCategory[]>({
    onSaved: (all) => client.setQueryData(articleCategoriesQuery().queryKey, all),
    // Two moves on their way at once could arrive the wrong way round.
    queue: 'article-categories',
    retries: false,
  })
  const attempt = async (run: () => Promise<EditedArticleCategory[]>) =>
    (await save({ run, done: texts.saved, failed: texts.failed })).kind === 'saved'
  const path = '/api/v1/admin/article-categories/:id'
  return {
    isPending: isSaving,
    create: (name: string) =>
      attempt(() =>
        browserApi.send('POST', '/api/v1/admin/article-categories', { body: { name } }),
      ),
    update: (id: string, body: { name?: string; position?: number }) =>
      attempt(() => browserApi.send('PATCH', path, { params: { id }, body })),
    remove: (id: string) => attempt(() => browserApi.send('DELETE', path, { params: { id } })),
  }
}
type Changes = ReturnType<typeof useCategoryChanges>

function NewCategory({ change }: { change: Changes }) {
  return (
    <NameForm
      label={texts.new}
      submit={texts.add}
      minLength={2}
      maxLength={CATEGORY_NAME_MAX}
      isPending={change.isPending}
      onName={change.create}
    />
  )
}

type CategoryRowProps = {
  category: EditedArticleCategory
  change: Changes
  isFirst: boolean
  isLast: boolean
}

function CategoryRow({ category, change, isFirst, isLast }: CategoryRowProps) {
  const { id, name, position, articles } = category
  const [isRenamed, setIsRenamed] = useState(false)
  async function rename(draft: string) {
    if (await change.update(id, { name: draft })) setIsRenamed(false)
  }
  if (isRenamed) {
    return (
      <li className="border-line border-b py-3">
        <NameForm
          label={texts.name(name)}
          submit={texts.save}
          initial={name}
          minLength={2}
          maxLength={CATEGORY_NAME_MAX}
          isPending={change.isPending}
          onName={rename}
          button={{ size: 'sm' }}
          after={
            <Button size="sm" look="ghost" onClick={() => setIsRenamed(false)}>
              {texts.cancel}
            </Button>
          }
        />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-line border-b py-1">
      <p className="mr-auto min-w-0 py-2 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="text-muted text-sm"> · {texts.articles(articles)}</span>
      </p>
      <div className="flex">
        <IconButton
          label={texts.up(name)}
          disabled={isFirst}
          onClick={() => void change.update(id, { position: position - 1 })}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={texts.down(name)}
          disabled={isLast}
          onClick={() => void change.update(id, { position: position + 1 })}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.renameOf(name)} onClick={() => setIsRenamed(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        {articles === 0 ? (
          <ConfirmDialog
            destructive
            title={texts.removeTitle(name)}
            description={texts.removeText}
            confirmLabel={texts.removeConfirm}
            onConfirm={async () => void (await change.remove(id))}
            trigger={
              <IconButton label={texts.remove(name)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            }
          />
        ) : null}
      </div>
    </li>
  )
}
