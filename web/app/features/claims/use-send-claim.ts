import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '~/platform/api.ts'
import { toast } from '~/ui/toast.ts'
import { type ClaimDraft, proofOf } from './claim-draft.rules.ts'
import { claimFormTexts as texts } from './claim-form.texts.ts'
import { type ClaimOptions, claimQuery } from './claims.queries.ts'

/** Not repeated by itself: a code tried counts. */
export function useSendClaim(establishmentId: string, onSent: () => void) {
  const queries = useQueryClient()
  const { queryKey } = claimQuery(establishmentId)
  return useMutation({
    retry: false,
    mutationFn: (draft: ClaimDraft) =>
      browserApi.send('POST', '/api/v1/establishments/:id/claim', {
        params: { id: establishmentId },
        body: { cnpj: draft.cnpj, proof: proofOf(draft), message: draft.message.trim() },
      }),
    onSuccess: (claim) => {
      queries.setQueryData<ClaimOptions>(queryKey, (known) => known && { ...known, claim })
      toast({ ...texts.done, variant: 'success' })
      onSent()
    },
    onError: (error) => {
      // Sent from another tab, or somebody else's by now: what is shown is read anew.
      if (error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey })
      }
    },
  })
}

/** What the server says about one field belongs to that field. */
export function problemAt(error: unknown, path: string): string | null {
  if (!(error instanceof ApiError)) return null
  return error.problem?.errors?.find((one) => one.path.startsWith(path))?.message ?? null
}
