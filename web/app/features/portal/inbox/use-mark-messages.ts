import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { type InboxPage, inboxKey } from './inbox.queries.ts'
import { inboxTexts } from './inbox.texts.ts'
import { WAITING_KEY } from './waiting.queries.ts'

/** Read and unread. A message that was just read stays in the list of the unread until one leaves. */
export function useMarkMessages(establishmentId: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const params = { id: establishmentId }

  /** In every page in memory, and in the count of the place. */
  function show(changed: InboxMessage) {
    client.setQueriesData<InboxPage>({ queryKey: inboxKey(establishmentId) }, (page) =>
      page ? withMessage(page, changed) : page,
    )
    void client.invalidateQueries({ queryKey: WAITING_KEY })
  }

  const mark = useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      api.send('PUT', '/api/v1/my/establishments/:id/messages/:message/read', {
        params: { ...params, message: id },
        body: { read },
      }),
    onSuccess: show,
    onError: (error, { read }) =>
      toast({
        title: read ? inboxTexts.markFailed : inboxTexts.unreadFailed,
        description: failureText(error),
        variant: 'destructive',
      }),
  })

  const markAll = useMutation({
    mutationFn: () => api.send('POST', '/api/v1/my/establishments/:id/messages/read', { params }),
    onSuccess: ({ marked }) =>
      toast({ title: inboxTexts.markAll.done(marked), variant: 'success' }),
    onError: (error) =>
      toast({
        title: inboxTexts.markAll.failed,
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: inboxKey(establishmentId) }),
        client.invalidateQueries({ queryKey: WAITING_KEY }),
      ]),
  })

  return { mark, markAll }
}

export function withMessage(page: InboxPage, changed: InboxMessage): InboxPage {
  const before = page.messages.find(({ id }) => id === changed.id)
  const step = before ? Number(changed.read_at === null) - Number(before.read_at === null) : 0
  return {
    ...page,
    messages: page.messages.map((one) => (one.id === changed.id ? changed : one)),
    unread: Math.max(0, page.unread + step),
  }
}
