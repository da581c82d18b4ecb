import type { PropertyFeedSettings } from '@portal/contract/properties/property-feeds/property-feed'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { feedsTexts as texts } from './feeds.texts.ts'

const FEED = '/api/v1/my/establishments/:id/property-feed'
const CRM = '/api/v1/my/establishments/:id/property-crm'
/** The worker reads; somebody waits for it in front of the page. */
const WHILE_READING_MS = 1500

export const feedSettingsQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'property-feed', id],
    queryFn: () => api.get(FEED, { params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.feed?.is_reading ? WHILE_READING_MS : false),
  })

export function useFeedWrites(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = feedSettingsQuery(id)
  const { isSaving, save } = useSave({
    onSaved: (settings: PropertyFeedSettings) => client.setQueryData(queryKey, settings),
    onRefused: () => client.invalidateQueries({ queryKey }),
  })
  const params = { id }
  const { failed, feed, trial, crm } = texts
  return {
    isSaving,
    connect: (url: string) =>
      save({ done: feed.connected, run: () => api.send('PUT', FEED, { params, body: { url } }) }),
    look: () =>
      save({ failed, done: feed.asked, run: () => api.send('POST', `${FEED}/trial`, { params }) }),
    confirm: (hash: string) =>
      save({
        failed,
        done: trial.confirmed,
        run: () => api.send('POST', `${FEED}/confirmation`, { params, body: { hash } }),
      }),
    readNow: () =>
      save({
        failed,
        done: feed.asked,
        run: () => api.send('POST', `${FEED}/reading`, { params }),
      }),
    disconnect: () =>
      save({ failed, done: feed.disconnected, run: () => api.send('DELETE', FEED, { params }) }),
    connectCrm: (body: { url: string; user: string; password: string }) =>
      save({ done: crm.connected, run: () => api.send('PUT', CRM, { params, body }) }),
    disconnectCrm: () =>
      save({ failed, done: crm.disconnected, run: () => api.send('DELETE', CRM, { params }) }),
    repeatLeads: () =>
      save({
        failed,
        done: crm.repeated,
        run: () => api.send('POST', `${CRM}/pushes`, { params }),
      }),
  }
}
export type FeedWrites = ReturnType<typeof useFeedWrites>
