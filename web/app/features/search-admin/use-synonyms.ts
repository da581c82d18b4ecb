import type { Synonym } from '@portal/contract/search/search-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { synonymsQuery } from './search-admin.queries.ts'
import { searchAdminTexts as texts } from './search-admin.texts.ts'

export type SynonymFields = Pick<Synonym, 'typed' | 'found' | 'is_mutual'>

/** The words, and what can be done to them. */
export function useSynonyms(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const list = useQuery(synonymsQuery(api))
  const write = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() })

  async function attempt(run: () => Promise<unknown>, said: { done: string; failed: string }) {
    try {
      await write.mutateAsync(run)
      await client.invalidateQueries({ queryKey: synonymsQuery(api).queryKey })
      toast({ title: said.done, description: texts.savedText, variant: 'success' })
      return true
    } catch (cause) {
      toast({ title: said.failed, description: failureText(cause), variant: 'destructive' })
      return false
    }
  }

  return {
    list,
    isWriting: write.isPending,
    save: (before: Synonym | null, fields: SynonymFields) =>
      attempt(
        () =>
          before
            ? api.send('PUT', '/api/v1/admin/search/synonyms/:id', {
                params: { id: before.id },
                body: { ...fields, version: before.version },
              })
            : api.send('POST', '/api/v1/admin/search/synonyms', { body: fields }),
        { done: texts.saved, failed: texts.saveFailed },
      ),
    remove: ({ id }: Synonym) =>
      attempt(() => api.send('DELETE', '/api/v1/admin/search/synonyms/:id', { params: { id } }), {
        done: texts.removed,
        failed: texts.removeFailed,
      }),
  }
}

export type SynonymActions = ReturnType<typeof useSynonyms>
