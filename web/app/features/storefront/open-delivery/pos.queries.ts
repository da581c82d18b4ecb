import type { PosSettings } from '@portal/contract/storefront/open-delivery/pos-connection'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { posTexts as texts } from './pos.texts.ts'

const PHOTOS_REFRESH_MS = 10_000
const POS = '/api/v1/my/establishments/:id/pos'

export const posSettingsQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'pos', id],
    queryFn: () => api.get(POS, { params: { id } }),
    refetchOnMount: 'always',
    // Photos come one by one; who waits for them sees them come.
    refetchInterval: ({ state }) => (state.data?.menu_photos.waiting ? PHOTOS_REFRESH_MS : false),
  })

/** The secret is kept only as long as the page shows it. */
export function usePosWrites(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const { queryKey } = posSettingsQuery(id)
  const { isSaving, save } = useSave({
    onSaved: (settings: PosSettings) => client.setQueryData(queryKey, settings),
    onRefused: () => client.invalidateQueries({ queryKey }),
  })
  const params = { id }
  const { failed } = texts
  async function told(made: Promise<{ client_secret: string; settings: PosSettings }>) {
    const { client_secret: fresh, settings } = await made
    setSecret(fresh)
    return settings
  }
  return {
    isSaving,
    secret,
    forgetSecret: () => setSecret(null),
    connect: () =>
      save({ failed, done: texts.connected, run: () => told(api.send('POST', POS, { params })) }),
    rotate: () =>
      save({
        failed,
        done: texts.rotated,
        run: () => told(api.send('POST', `${POS}/secret`, { params })),
      }),
    disconnect: () =>
      save({
        failed,
        done: texts.disconnected,
        run: () => {
          setSecret(null)
          return api.send('DELETE', POS, { params })
        },
      }),
    saveWebhook: (url: string | null) =>
      save({
        done: texts.webhook.saved,
        run: () => api.send('PUT', POS, { params, body: { webhook_url: url } }),
      }),
    follow: (follows: boolean) =>
      save({
        failed,
        done: follows ? texts.menu.followed : texts.menu.unfollowed,
        run: () => api.send('PUT', `${POS}/menu`, { params, body: { follows } }),
      }),
  }
}
export type PosWrites = ReturnType<typeof usePosWrites>

export type MerchantDocument = Record<string, unknown> | null

export const previewMenu = (id: string, document: MerchantDocument, api: ApiClient = browserApi) =>
  api.send('POST', `${POS}/menu/preview`, { params: { id }, body: { document } })

export const importMenu = (
  id: string,
  menu: { document: MerchantDocument; hash: string },
  api: ApiClient = browserApi,
) => api.send('POST', `${POS}/menu`, { params: { id }, body: menu })
