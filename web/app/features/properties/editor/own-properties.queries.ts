import type { OwnProperty } from '@portal/contract/properties/own-property'
import type { PropertyLead } from '@portal/contract/properties/property-lead'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { LEADS, leadsKey } from './leads.queries.ts'
import { propertiesEditorTexts as texts } from './properties-editor.texts.ts'

const PROPERTIES = '/api/v1/my/establishments/:id/properties'

export const ownPropertiesQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'properties', id],
    queryFn: () => api.get(PROPERTIES, { params: { id } }),
    refetchOnMount: 'always',
  })

export const leadsQuery = (
  id: string,
  { isUnread }: { isUnread: boolean },
  api: ApiClient = browserApi,
) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey(id), isUnread],
    queryFn: ({ pageParam }) =>
      api.get(LEADS, {
        params: { id },
        query: {
          ...(pageParam ? { cursor: pageParam } : {}),
          ...(isUnread ? { unread: '1' as const } : {}),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchOnMount: 'always',
  })

type Asked = 'published' | 'hidden' | 'archived'

export function usePropertyMoves(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: ownPropertiesQuery(id).queryKey })
  const { isSaving, save } = useSave<OwnProperty>({ onSaved: readAgain, onRefused: readAgain })
  return {
    isSaving,
    move: ({ id: property, version }: OwnProperty, status: Asked) =>
      save({
        done: texts.moved[status],
        failed: texts.moveFailed,
        run: () =>
          api.send('POST', `${PROPERTIES}/:property/status`, {
            params: { id, property },
            body: { version, status },
          }),
      }),
    confirm: ({ id: property }: OwnProperty) =>
      save({
        done: texts.confirmed,
        failed: texts.moveFailed,
        run: () =>
          api.send('POST', `${PROPERTIES}/:property/confirmation`, { params: { id, property } }),
      }),
  }
}

export function useLeadMarks(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: leadsKey(id) })
    await client.invalidateQueries({ queryKey: ownPropertiesQuery(id).queryKey })
  }
  const { isSaving, save } = useSave<PropertyLead>({ onSaved: readAgain, onRefused: readAgain })
  return {
    isSaving,
    mark: (lead: string, read: boolean) =>
      save({
        done: read ? texts.leads.markedRead : texts.leads.markedUnread,
        failed: texts.leads.markFailed,
        run: () => api.send('PUT', `${LEADS}/:lead/read`, { params: { id, lead }, body: { read } }),
      }),
  }
}
