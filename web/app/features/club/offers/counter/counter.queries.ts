import type { Redemption } from '@portal/contract/club/offers/counter'
import { topics } from '@portal/contract/live/topics'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { counterScreenTexts as texts } from './counter.texts.ts'

const COUNTER = '/api/v1/my/establishments/:id/counter'
const counterKey = (id: string) => ['me', 'counter', id] as const

const counterQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: counterKey(id),
    queryFn: () => api.get(COUNTER, { params: { id } }),
    refetchOnMount: 'always',
    networkMode: 'always',
  })

export function useCounter(id: string) {
  useLiveTopic(topics.counter(id), [counterKey(id)])
  return useQuery(counterQuery(id))
}

/** Of this browser at this counter: with the key of a reading it is one use, however often it is sent. */
function deviceId(): string {
  const name = 'portal-balcao'
  try {
    const known = localStorage.getItem(name)
    if (known) return known
    const made = crypto.randomUUID()
    localStorage.setItem(name, made)
    return made
  } catch {
    return crypto.randomUUID()
  }
}

export type Shown = { qr: string } | { code: string }

export function useCounterWrites(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: counterKey(id) })
  const { isSaving, save } = useSave<Redemption>({ onSaved: readAgain })
  // The same coupon sent again after a lost answer has the same key.
  const last = useRef<{ shown: string; key: string } | null>(null)
  const device = useRef<string | null>(null)
  return {
    isSaving,
    /** With the code of a refusal: the screen answers each in its own way. */
    async redeem(shown: Shown) {
      const text = JSON.stringify(shown)
      if (last.current?.shown !== text) last.current = { shown: text, key: crypto.randomUUID() }
      device.current ??= deviceId()
      const body = { ...shown, key: last.current.key, device: device.current }
      let code = ''
      const outcome = await save({
        run: () =>
          api.send('POST', `${COUNTER}/redemptions`, { params: { id }, body }).catch((error) => {
            code = error instanceof ApiError ? error.code : ''
            throw error
          }),
      })
      return { outcome, code }
    },
    /** What was answered is over: the same code read again is another reading. */
    forget() {
      last.current = null
    },
    setPurchase: (redemption: string, purchase_cents: number) =>
      save({
        done: texts.kept,
        failed: texts.failed,
        run: () =>
          api.send('PUT', `${COUNTER}/redemptions/:redemption/purchase`, {
            params: { id, redemption },
            body: { purchase_cents },
          }),
      }),
    undo: (redemption: string, reason: string) =>
      save({
        done: texts.undone,
        failed: texts.failed,
        run: () =>
          api.send('POST', `${COUNTER}/redemptions/:redemption/undo`, {
            params: { id, redemption },
            body: { reason },
          }),
      }),
  }
}
export type CounterWrites = ReturnType<typeof useCounterWrites>
