import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import {
  type ActivityLine,
  claimLine,
  contributionLine,
  eventLine,
  messageLine,
  reviewLine,
} from './activity-line.rules.ts'
import type { ActivityKind } from './own-activity.texts.ts'

type Page = { lines: ActivityLine[]; next: string | null }
type Read = (api: ApiClient, cursor: string | undefined) => Promise<Page>

const READS: Record<ActivityKind, Read> = {
  reviews: async (api, cursor) => {
    const { reviews, next_cursor } = await api.get('/api/v1/my/reviews', { query: { cursor } })
    return { lines: reviews.map(reviewLine), next: next_cursor }
  },
  messages: async (api, cursor) => {
    const { messages, next_cursor } = await api.get('/api/v1/my/messages', { query: { cursor } })
    return { lines: messages.map(messageLine), next: next_cursor }
  },
  contributions: async (api, cursor) => {
    const found = await api.get('/api/v1/my/contributions', { query: { cursor } })
    return { lines: found.contributions.map(contributionLine), next: found.next_cursor }
  },
  events: async (api) => ({
    lines: (await api.get('/api/v1/my/event-submissions')).map(eventLine),
    next: null,
  }),
  claims: async (api) => ({
    lines: (await api.get('/api/v1/my/claims')).map(claimLine),
    next: null,
  }),
}

export const activityQuery = (kind: ActivityKind, api: ApiClient = browserApi) =>
  infiniteQueryOptions({
    queryKey: ['me', 'activity', kind, 'all'],
    queryFn: ({ pageParam }) => READS[kind](api, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: 'always',
  })

export const newestQuery = (kind: ActivityKind, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'activity', kind, 'newest'],
    queryFn: async () => (await READS[kind](api, undefined)).lines,
    refetchOnMount: 'always',
  })
