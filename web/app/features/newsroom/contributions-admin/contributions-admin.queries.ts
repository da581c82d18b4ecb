import type {
  ContributionDecision,
  listModeratedContributions,
  ModeratedContribution,
} from '@portal/contract/newsroom/contributions/contribution-moderation'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { contributionsAdminTexts as texts } from './contributions-admin.texts.ts'

type ContributionsFilter = EndpointCall<typeof listModeratedContributions>['query']

export const contributionsQuery = (filter: ContributionsFilter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'contributions', filter],
    queryFn: () => api.get('/api/v1/admin/contributions', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** From here nothing is refused: that belongs to the queue, with its ready answers. */
export type Decision = Exclude<ContributionDecision, { decision: 'reject' }>

/** Carries a decision out and tells how it ended; never throws. */
export function useDecide(api: ApiClient = browserApi) {
  const client = useQueryClient()
  // Also after a failure: somebody else may have decided.
  const readAgain = () => void client.invalidateQueries({ queryKey: ['admin'] })
  const { save } = useSave({ onSaved: readAgain, onRefused: readAgain, queue: 'contributions' })
  return async (sent: ModeratedContribution, body: Decision): Promise<boolean> => {
    const { kind } = await save({
      run: () =>
        api.send('POST', '/api/v1/admin/contributions/:id/decision', {
          params: { id: sent.id },
          body,
        }),
      done: texts.done[body.decision](sent.title),
      failed: ({ status, sentence }) => ({
        title: status === 409 ? texts.conflict : texts.failed,
        description: sentence,
        variant: 'destructive',
      }),
    })
    return kind === 'saved'
  }
}
