import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { teamTexts } from './team.texts.ts'

/** By a write: the secret of the link goes in the body, where no log keeps it. */
export const invitationQuery = (token: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'team-invitation', token],
    queryFn: () => api.send('POST', '/api/v1/team-invitations/read', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useAcceptInvitation(token: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.send('POST', '/api/v1/team-invitations/accept', { body: { token } }),
    // The person has one place more, and perhaps one review less.
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [root, kind] }) => root === 'me' && kind !== 'team-invitation',
      }),
    onError: (error) =>
      toast({
        title: teamTexts.invitation.acceptFailed,
        description: failureText(error),
        variant: 'destructive',
      }),
  })
}
