import { topics } from '@portal/contract/live/topics'
import type {
  Notification,
  NotificationTest,
  OfferedChoices,
  PushDevices,
  TeamEscalation,
} from '@portal/contract/people/notifications/notifications'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { useAuth } from '~/platform/session/auth-context.ts'

/** New ones are told by the live channel; this is for a network that lets no stream through. */
const REFRESH_MS = 5 * 60_000

export type ToldList = { notifications: Notification[]; unread: number }

export const toldQuery = () =>
  queryOptions({
    queryKey: ['me', 'notifications'],
    queryFn: (): Promise<ToldList> => browserApi.get('/api/v1/my/notifications'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  })

export const devicesQuery = () =>
  queryOptions({
    queryKey: ['me', 'push-devices'],
    queryFn: (): Promise<PushDevices> => browserApi.get('/api/v1/my/push-devices'),
    refetchOnMount: 'always',
  })

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['me', 'notification-choices'],
    queryFn: (): Promise<OfferedChoices> => browserApi.get('/api/v1/my/notification-choices'),
    refetchOnMount: 'always',
  })

const TEST_LOOK_MS = 1500
/** A mail server is waited for so long; the rest is said to be under way. */
const TEST_LOOKS = 20

/** Looked at again while anything of it is under way. */
export const testQuery = () =>
  queryOptions({
    queryKey: ['me', 'notification-test'],
    queryFn: (): Promise<NotificationTest> => browserApi.get('/api/v1/my/notifications/test'),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.deliveries.some(({ seconds }) => seconds === null) && dataUpdateCount < TEST_LOOKS
        ? TEST_LOOK_MS
        : false,
  })

export const escalationQuery = (id: string) =>
  queryOptions({
    queryKey: ['me', 'escalation', id],
    queryFn: (): Promise<TeamEscalation> =>
      browserApi.get('/api/v1/my/establishments/:id/escalation', { params: { id } }),
    refetchOnMount: 'always',
  })

/** How many nobody has read, as they come; 0 until it is known. */
export function useUnreadNotifications(): number {
  const { user } = useAuth()
  const { data } = useQuery({ ...toldQuery(), enabled: user !== null })
  useLiveTopic(user ? topics.notifications(user.id) : [], [toldQuery().queryKey])
  return data?.unread ?? 0
}
