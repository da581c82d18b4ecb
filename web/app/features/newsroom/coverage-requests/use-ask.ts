import { useMutation } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { bodyOf, type CoverageDraft } from './coverage-draft.rules.ts'

/** A draft has one name: sent again after a lost answer, it is kept once and has the same link. */
export function useAsk(onSent: () => void, api: ApiClient = browserApi) {
  return useMutation({
    mutationFn: (draft: CoverageDraft) =>
      api.send('POST', '/api/v1/coverage-requests', { body: bodyOf(draft) }),
    onSuccess: onSent,
  })
}
