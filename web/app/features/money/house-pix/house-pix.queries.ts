import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import { topics } from '@portal/contract/live/topics'
import type {
  HousePix,
  PixToPay,
  saveHousePix,
  setHousePixKey,
} from '@portal/contract/money/house-pix/house-pix'
import type { PixState } from '@portal/contract/money/house-pix/house-pix.texts'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { housePixScreenTexts as texts } from './house-pix.texts.ts'

const HOUSE = '/api/v1/my/establishments/:id/house-pix'

export const housePixQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'house-pix', id],
    queryFn: () => api.get(HOUSE, { params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })

/** A claim comes as the order or the stay moves; each is heard by who may see it. */
export const useLiveHousePix = ({ id, role }: Pick<MyEstablishment, 'id' | 'role'>) =>
  useLiveTopic(
    [
      ...(roleMay(role, 'orders.see') ? [topics.orders(id)] : []),
      ...(roleMay(role, 'stays.see') ? [topics.stays(id)] : []),
    ],
    [housePixQuery(id).queryKey],
  )

export function useHousePixWrites(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = housePixQuery(id)
  const { isSaving, save } = useSave({
    onSaved: (saved: HousePix) => client.setQueryData(queryKey, saved),
    onRefused: () => client.invalidateQueries({ queryKey }),
  })
  const params = { id }
  const { failed } = texts
  type Settings = EndpointCall<typeof saveHousePix>['body']
  type NewKey = EndpointCall<typeof setHousePixKey>['body']
  return {
    isSaving,
    answer: (charge: string, answer: 'confirmed' | 'missing' | 'returned', done: string) =>
      save({
        failed,
        done,
        run: () =>
          api.send('POST', `${HOUSE}/charges/:charge/answer`, {
            params: { ...params, charge },
            body: { answer },
          }),
      }),
    saveSettings: (body: Settings) =>
      save({
        failed,
        done: texts.switches.saved,
        run: () => api.send('PUT', HOUSE, { params, body }),
      }),
    setKey: (body: NewKey) =>
      save({
        done: texts.key.saved,
        run: () => api.send('POST', `${HOUSE}/keys`, { params, body }),
      }),
    stopKey: (key: string) =>
      save({
        failed,
        done: texts.key.stopped,
        run: () => api.send('DELETE', `${HOUSE}/keys/:key`, { params: { ...params, key } }),
      }),
  }
}
export type HousePixWrites = ReturnType<typeof useHousePixWrites>

type Answer = { pix: PixToPay | null }

/** Of an order behind its link, or of one's own stay. The state is in the key: it is read anew as that moves. */
export type OwnPixSource = {
  key: readonly string[]
  read(): Promise<Answer>
  claim(): Promise<Answer>
  attach(file: File): Promise<Answer>
  detach(): Promise<Answer>
}

export const orderPix = (token: string, api: ApiClient = browserApi): OwnPixSource => ({
  key: ['order-pix', token],
  read: () => api.send('POST', '/api/v1/orders/pix', { body: { token } }),
  claim: () => api.send('POST', '/api/v1/orders/pix/claim', { body: { token } }),
  attach: (file) => uploadFile('/api/v1/orders/pix/receipt', file, { fields: { token } }),
  detach: () => api.send('POST', '/api/v1/orders/pix/receipt/remove', { body: { token } }),
})

export const stayPix = (stay: string, api: ApiClient = browserApi): OwnPixSource => ({
  key: ['me', 'stay-pix', stay],
  read: () => api.get('/api/v1/my/stays/:stay/pix', { params: { stay } }),
  claim: () => api.send('POST', '/api/v1/my/stays/:stay/pix/claim', { params: { stay }, body: {} }),
  attach: (file) => uploadFile('/api/v1/my/stays/:stay/pix/receipt', file, { params: { stay } }),
  detach: () => api.send('DELETE', '/api/v1/my/stays/:stay/pix/receipt', { params: { stay } }),
})

export const linkPix = (token: string, api: ApiClient = browserApi): OwnPixSource => ({
  key: ['link-pix', token],
  read: () => api.send('POST', '/api/v1/stays/pix', { body: { token } }),
  claim: () => api.send('POST', '/api/v1/stays/pix/claim', { body: { token } }),
  attach: (file) => uploadFile('/api/v1/stays/pix/receipt', file, { fields: { token } }),
  detach: () => api.send('POST', '/api/v1/stays/pix/receipt/remove', { body: { token } }),
})

/** The receipt as a file of its own, for who may answer it. */
export const receiptAddress = (place: string, charge: string) =>
  `/api/v1/my/establishments/${place}/house-pix/charges/${charge}/receipt`

export const ownPixQuery = ({ key, read }: OwnPixSource, state: PixState | null) =>
  queryOptions({
    queryKey: [...key, state],
    queryFn: read,
    networkMode: 'always',
    // What was read stays in sight until the next state is known.
    placeholderData: (before) => before,
  })
