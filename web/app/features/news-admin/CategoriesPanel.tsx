import type { EditedArticleCategory } from '@portal/contract/news/article-category'
import { CATEGORY_NAME_MAX } from '@portal/contract/news/news.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Pencil, Tags, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
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
  const [name, setName] = useState('')
  async function create(event: FormEvent) {
    event.preventDefault()
    if (await change.create(name)) setName('')
  }
  return (
    <form onSubmit={create} className="flex flex-wrap items-end gap-3">
      <Field label={texts.new} required className="min-w-60 flex-1">
        <Input
          value={name}
          minLength={2}
          maxLength={CATEGORY_NAME_MAX}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" look="line" pending={change.isPending}>
        {texts.add}
      </Button>
    </form>
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
  const [draft, setDraft] = useState<string | null>(null)
  async function rename(event: FormEvent) {
    event.preventDefault()
    if (draft !== null && (await change.update(id, { name: draft }))) setDraft(null)
  }
  if (draft !== null) {
    return (
      <li className="border-line border-b py-3">
        <form onSubmit={rename} className="flex flex-wrap items-end gap-3">
          <Field label={texts.name(name)} required className="min-w-60 flex-1">
            <Input
              value={draft}
              minLength={2}
              maxLength={CATEGORY_NAME_MAX}
              onChange={({ target }) => setDraft(target.value)}
            />
          </Field>
          <Button type="submit" size="sm" pending={change.isPending}>
            {texts.save}
          </Button>
          <Button size="sm" look="ghost" onClick={() => setDraft(null)}>
            {texts.cancel}
          </Button>
        </form>
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
        <IconButton label={texts.renameOf(name)} onClick={() => setDraft(name)}>
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
