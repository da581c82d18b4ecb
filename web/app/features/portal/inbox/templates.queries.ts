import type { ReplyTemplate } from '@portal/contract/guide/messages/reply-template'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { inboxTexts } from './inbox.texts.ts'

const texts = inboxTexts.templates
const LIST = '/api/v1/my/establishments/:id/reply-templates'
const ONE = '/api/v1/my/establishments/:id/reply-templates/:template'

type Templates = { templates: ReplyTemplate[] }

export const templatesQuery = (establishmentId: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'reply-templates', establishmentId],
    queryFn: (): Promise<Templates> => api.get(LIST, { params: { id: establishmentId } }),
  })

/** Each tells how it ended by itself and never throws; what is refused of a field, the field says. */
export function useTemplateWrites(establishmentId: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = templatesQuery(establishmentId)
  const { isSaving, save } = useSave<Templates>({
    onSaved: (all) => client.setQueryData(queryKey, all),
    onRefused: () => client.invalidateQueries({ queryKey }),
  })
  const params = { id: establishmentId }
  return {
    isSaving,
    keep: (id: string | null, body: Pick<ReplyTemplate, 'name' | 'text'>) =>
      save({
        done: texts.saved,
        failed: ({ sentence, fields }) =>
          fields.length > 0
            ? null
            : { title: texts.failed, description: sentence, variant: 'destructive' },
        run: () =>
          id === null
            ? api.send('POST', LIST, { params, body })
            : api.send('PUT', ONE, { params: { ...params, template: id }, body }),
      }),
    remove: (id: string) =>
      save({
        done: texts.removed,
        failed: texts.removeFailed,
        run: () => api.send('DELETE', ONE, { params: { ...params, template: id } }),
      }),
  }
}
