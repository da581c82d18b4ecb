import { topics } from '@portal/contract/live/topics'
import type { MyStay } from '@portal/contract/lodging/stays/stay'
import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { FIRST_PAGE } from '~/platform/first-page.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { stayLinkTexts as linkTexts, myStaysTexts as texts } from './stays.texts.ts'

const MINE = ['me', 'stays'] as const

export type QuoteOf = {
  slug: string
  unit: string
  arrival: string
  departure: string
  adults: number
  children: number
}

export const stayQuoteQuery = ({ slug, ...query }: QuoteOf, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['stay-quote', slug, query],
    queryFn: () => api.get('/api/v1/establishments/:slug/stay-quote', { params: { slug }, query }),
    refetchOnWindowFocus: true,
    retry: false,
  })

/** What the person asked for, the newest first, as it moves. */
export function useMyStays(userId: string | null, api: ApiClient = browserApi) {
  const query = useInfiniteQuery({
    queryKey: MINE,
    queryFn: ({ pageParam }) =>
      api.get('/api/v1/my/stays', { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor: next }) => next,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  useLiveTopic(userId ? topics.myStays(userId) : [], [MINE])
  return { query, stays: query.data?.pages.flatMap((page) => page.stays) }
}

export function useStayWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const lookAgain = () => client.invalidateQueries({ queryKey: MINE })
  const { isSaving, save } = useSave<unknown>({ onSaved: lookAgain, onRefused: lookAgain })
  return {
    isSaving,
    confirm: ({ id, version }: MyStay) =>
      save({
        done: texts.confirmed,
        failed: texts.failed,
        run: () =>
          api.send('POST', '/api/v1/my/stays/:stay/confirm', {
            params: { stay: id },
            body: { version },
          }),
      }),
    cancel: ({ id, version, cancel_fee_cents: fee }: MyStay) =>
      save({
        done: texts.cancelled,
        failed: texts.failed,
        run: () =>
          api.send('POST', '/api/v1/my/stays/:stay/cancel', {
            params: { stay: id },
            body: { version, fee_cents: fee ?? 0 },
          }),
      }),
  }
}

/** What a guest does about a stay, whoever they are here. */
export type StayWrites = Pick<ReturnType<typeof useStayWrites>, 'isSaving' | 'confirm' | 'cancel'>

/** The house may take a day: nobody sits and waits for it with the page open. */
const LINK_POLL_MS = 60_000

/** By a write: the secret of the link goes in the body, where no log keeps it. */
export const stayByLinkQuery = (token: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'stay-by-link', token],
    queryFn: () => api.send('POST', '/api/v1/stays/follow', { body: { token } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: LINK_POLL_MS,
  })

/** The same for who has the private link instead of an account. */
export function useLinkWrites(token: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = stayByLinkQuery(token)
  const lookAgain = () => client.invalidateQueries({ queryKey })
  const { isSaving, save } = useSave<unknown>({ onSaved: lookAgain, onRefused: lookAgain })
  const { failed } = texts
  return {
    isSaving,
    confirm: ({ version }: MyStay) =>
      save({
        ...{ done: texts.confirmed, failed },
        run: () => api.send('POST', '/api/v1/stays/confirm', { body: { token, version } }),
      }),
    cancel: ({ version, cancel_fee_cents: fee }: MyStay) =>
      save({
        ...{ done: texts.cancelled, failed },
        run: () =>
          api.send('POST', '/api/v1/stays/cancel', {
            body: { token, version, fee_cents: fee ?? 0 },
          }),
      }),
    forget: () =>
      save({
        ...{ done: linkTexts.data.forgotten, failed },
        run: () => api.send('POST', '/api/v1/stays/forget', { body: { token } }),
      }),
  }
}
