import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { bodyOf, type ContributionDraft } from './contribution-draft.rules.ts'

type Sending = { draft: ContributionDraft; isSignedIn: boolean }

/** A draft has one name: sent again after a lost answer, it is kept once. */
export function useSendContribution(onSent: () => void, api: ApiClient = browserApi) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, isSignedIn }: Sending) =>
      api.send('POST', '/api/v1/contributions', { body: bodyOf(draft, { isSignedIn }) }),
    onSuccess: () => {
      onSent()
      void client.invalidateQueries({ queryKey: ['me', 'contributions'] })
    },
  })
}
