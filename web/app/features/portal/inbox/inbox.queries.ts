import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import { topics } from '@portal/contract/live/topics'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'

/** New messages are told by the live channel; this is for a network that lets no stream through. */
const INBOX_REFRESH_MS = 5 * 60_000

export type InboxFilter = { unread: boolean; archived?: boolean; cursor: string | undefined }
export type InboxPage = {
  messages: InboxMessage[]
  next_cursor: string | null
  unread: number
  may: { reply: boolean }
}

export const inboxKey = (establishmentId: string) => ['me', 'inbox', establishmentId] as const

/** Asked again on each visit and with each message. The old page stays in sight meanwhile. */
export const inboxQuery = (
  establishmentId: string,
  { unread, archived = false, cursor }: InboxFilter,
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: [...inboxKey(establishmentId), { unread, archived, cursor }],
    queryFn: (): Promise<InboxPage> =>
      api.get('/api/v1/my/establishments/:id/messages', {
        params: { id: establishmentId },
        query: {
          cursor,
          ...(unread ? { unread: '1' as const } : {}),
          ...(archived ? { archived: '1' as const } : {}),
        },
      }),
    // Of the same place only: nobody reads another's messages while theirs are on the way.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === establishmentId ? keepPreviousData(previous) : undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    // What is being read stays: only the first page of all messages moves by itself.
    refetchInterval: unread || archived || cursor ? false : INBOX_REFRESH_MS,
  })

/** What moves by itself while the inbox is open: the first page of all messages. */
export const useLiveInbox = (establishmentId: string) =>
  useLiveTopic(topics.inbox(establishmentId), [
    [...inboxKey(establishmentId), { unread: false, cursor: undefined }],
  ])
