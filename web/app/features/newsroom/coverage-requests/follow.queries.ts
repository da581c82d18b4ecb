import type { FollowedCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-request'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { followTexts as texts } from './coverage.texts.ts'

const FOLLOWED = '/api/v1/coverage-requests/follow'

/** By a write: the secret of the link goes in the body, where no log keeps it. */
export const followedQuery = (token: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'coverage', token],
    queryFn: () => api.send('POST', FOLLOWED, { body: { token } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })

type Contact = { contact_name: string; email: string; whatsapp: string | null }

/** Each answers with the request as it now is. */
export function useFollowed(token: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const settle = (done: string, failed: string) => ({
    onSuccess: (request: FollowedCoverage) => {
      client.setQueryData(followedQuery(token).queryKey, request)
      toast({ title: done, variant: 'success' as const })
    },
    onError: (error: unknown) => {
      toast({ title: failed, description: failureText(error), variant: 'destructive' as const })
      // The team may have ended it meanwhile.
      void client.invalidateQueries({ queryKey: followedQuery(token).queryKey })
    },
  })
  const write = useMutation({
    mutationFn: (message: { text: string; client_id: string }) =>
      api.send('POST', `${FOLLOWED}/messages`, { body: { token, ...message } }),
    ...settle(texts.sent, texts.sendFailed),
  })
  const changeContact = useMutation({
    mutationFn: (contact: Contact) =>
      api.send('POST', `${FOLLOWED}/contact`, { body: { token, ...contact } }),
    ...settle(texts.contactSaved, texts.contactFailed),
  })
  const withdraw = useMutation({
    mutationFn: () => api.send('POST', `${FOLLOWED}/withdraw`, { body: { token } }),
    ...settle(texts.withdrawn, texts.withdrawFailed),
  })
  return { write, changeContact, withdraw }
}
