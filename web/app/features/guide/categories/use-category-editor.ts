import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { categoriesTexts } from './categories.texts.ts'

type Verb = keyof typeof categoriesTexts.done
type Write = { verb: Verb; run: () => Promise<EditedCategory[]> }
/** Null when it worked; otherwise what to say. */
export type Refusal = string | null

/** The categories and what can be done to them. Every change answers with all of them. */
export function useCategoryEditor(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const list = useQuery(editedCategoriesQuery(api))
  const { queryKey } = editedCategoriesQuery(api)
  // One write at a time: two orders on their way at once could arrive the wrong way round.
  const { save } = useSave<EditedCategory[]>({
    onSaved: (all) => client.setQueryData(queryKey, all),
    queue: 'categories',
  })

  async function attempt({ verb, run }: Write): Promise<Refusal> {
    const outcome = await save({
      run,
      // A new order is seen in the list, which a message at the foot of a phone would cover.
      done: verb === 'reordered' ? undefined : categoriesTexts.done[verb],
      failed: categoriesTexts.failed[verb],
    })
    if (outcome.kind === 'saved' || outcome.kind === 'busy') return null
    // What was refused may have changed under our feet.
    await client.invalidateQueries({ queryKey })
    return outcome.fields[0]?.message ?? outcome.sentence
  }

  return {
    list,
    move: ({ id, version }: EditedCategory, parent_id: string) =>
      attempt({
        verb: 'moved',
        run: () =>
          api.send('POST', '/api/v1/admin/categories/:id/move', {
            params: { id },
            body: { version, parent_id },
          }),
      }),
    reorder: (parent_id: string | null, ids: readonly string[]) =>
      attempt({
        verb: 'reordered',
        run: () =>
          api.send('PUT', '/api/v1/admin/categories/order', { body: { parent_id, ids: [...ids] } }),
      }),
    archive: ({ id, version }: EditedCategory, move_to: string | undefined) =>
      attempt({
        verb: 'archived',
        run: () =>
          api.send('POST', '/api/v1/admin/categories/:id/archive', {
            params: { id },
            body: { version, move_to },
          }),
      }),
    restore: ({ id, version }: EditedCategory) =>
      attempt({
        verb: 'restored',
        run: () =>
          api.send('POST', '/api/v1/admin/categories/:id/restore', {
            params: { id },
            body: { version },
          }),
      }),
  }
}
export type CategoryEditor = ReturnType<typeof useCategoryEditor>

/** All of them, the archived ones too. Asked again on each visit: others edit as well. */
export const editedCategoriesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: () => api.get('/api/v1/admin/categories'),
    refetchOnMount: 'always',
  })
