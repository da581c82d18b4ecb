import type { OwnContribution } from '@portal/contract/newsroom/contributions/contribution'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { followTexts as texts } from './send.texts.ts'

const KEY = ['me', 'contributions'] as const

/** By a write: the secret of the link goes in the body, where no log keeps it. */
export const sentByLinkQuery = (token: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...KEY, 'link', token],
    queryFn: () => api.send('POST', '/api/v1/contributions/sent/read', { body: { token } }),
    refetchOnMount: 'always',
  })

export const myContributionsQuery = (cursor: string | undefined, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...KEY, 'list', cursor],
    queryFn: () => api.get('/api/v1/my/contributions', { query: { cursor } }),
    refetchOnMount: 'always',
  })

/** By the link where there is one, by the account otherwise. */
export function useOwnContribution(
  sent: OwnContribution,
  token: string | null,
  api: ApiClient = browserApi,
) {
  const client = useQueryClient()
  const done = (title: string) => () => {
    toast({ title, variant: 'success' })
    return client.invalidateQueries({ queryKey: KEY })
  }
  const failed = (title: string) => (error: unknown) =>
    toast({ title, description: failureText(error), variant: 'destructive' })
  const confirm = useMutation({
    mutationFn: () =>
      api.send('POST', '/api/v1/contributions/sent/confirm', { body: { token: token ?? '' } }),
    onSuccess: done(texts.confirmed),
    onError: failed(texts.confirmFailed),
  })
  const withdraw = useMutation({
    mutationFn: () =>
      token
        ? api.send('POST', '/api/v1/contributions/sent/withdraw', { body: { token } })
        : api.send('POST', '/api/v1/my/contributions/:id/withdraw', { params: { id: sent.id } }),
    onSuccess: done(texts.withdrawn),
    onError: failed(texts.withdrawFailed),
  })
  return { confirm, withdraw }
}
