import type { Claim } from '@portal/contract/guide/claims/claim'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export type ClaimOptions = {
  phone_hint: string | null
  code_failed: boolean
  claim: Claim | null
  barrier: 'already-owned' | 'email-unconfirmed' | null
}

/** Read again on each visit: an administrator may have decided meanwhile. */
export const claimQuery = (establishmentId: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'claim', establishmentId],
    queryFn: (): Promise<ClaimOptions> =>
      api.get('/api/v1/establishments/:id/claim', { params: { id: establishmentId } }),
    refetchOnMount: 'always',
  })
