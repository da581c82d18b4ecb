import type {
  ContributionKind,
  ContributionStatus,
} from '@portal/contract/contributions/contribution.texts'
import type {
  ContributionDecision,
  ModeratedContribution,
} from '@portal/contract/contributions/contribution-moderation'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { contributionsAdminTexts as texts } from './contributions-admin.texts.ts'

export type ContributionsFilter = {
  status?: ContributionStatus | undefined
  kind?: ContributionKind | undefined
  search?: string | undefined
  cursor?: string | undefined
}

const PAGE = 25

export const contributionsQuery = (filter: ContributionsFilter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'contributions', filter],
    queryFn: () => api.get('/api/v1/admin/contributions', { query: { ...filter, limit: PAGE } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** From here nothing is refused: that belongs to the queue, with its ready answers. */
export type Decision = Exclude<ContributionDecision, { decision: 'reject' }>

/** Carries a decision out and tells how it ended; never throws. */
export function useDecide(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const decision = useMutation({
    mutationFn: ({ sent, body }: { sent: ModeratedContribution; body: Decision }) =>
      api.send('POST', '/api/v1/admin/contributions/:id/decision', {
        params: { id: sent.id },
        body,
      }),
    onSuccess: (_answer, { sent, body }) =>
      toast({ title: texts.done[body.decision](sent.title), variant: 'success' }),
    onError: (error) =>
      toast({
        title: failureStatus(error) === 409 ? texts.conflict : texts.failed,
        description: failureText(error),
        variant: 'destructive',
      }),
    // Also after a failure: somebody else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (sent: ModeratedContribution, body: Decision): Promise<boolean> =>
    decision.mutateAsync({ sent, body }).then(
      () => true,
      () => false,
    )
}
