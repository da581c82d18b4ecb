import type { Synonym } from '@portal/contract/portal/search/search-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { synonymsQuery } from './search-admin.queries.ts'
import { searchAdminTexts as texts } from './search-admin.texts.ts'

/** The words, and what can be done to them. */
export function useSynonyms(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const list = useQuery(synonymsQuery(api))
  const { isSaving, save } = useSave<unknown>({
    onSaved: () => client.invalidateQueries({ queryKey: synonymsQuery(api).queryKey }),
  })

  async function attempt(run: () => Promise<unknown>, said: { done: string; failed: string }) {
    const done = () => ({
      title: said.done,
      description: texts.savedText,
      variant: 'success' as const,
    })
    return (await save({ run, done, failed: said.failed })).kind === 'saved'
  }

  return {
    list,
    isWriting: isSaving,
    remove: ({ id }: Synonym) =>
      attempt(() => api.send('DELETE', '/api/v1/admin/search/synonyms/:id', { params: { id } }), {
        done: texts.removed,
        failed: texts.removeFailed,
      }),
  }
}

export type SynonymActions = ReturnType<typeof useSynonyms>
