import type { Claim } from '@portal/contract/guide/claims/claim'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Refusal } from '~/editing/refusal.ts'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { type ClaimDraft, proofOf } from './claim-draft.rules.ts'
import { claimFormTexts as texts } from './claim-form.texts.ts'
import { type ClaimOptions, claimQuery } from './claims.queries.ts'

/** Not repeated by itself: a code tried counts. */
export function useSendClaim(establishmentId: string, onSent: () => void) {
  const queries = useQueryClient()
  const { queryKey } = claimQuery(establishmentId)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { isSaving, save } = useSave<Claim>({
    retries: false,
    onSaved: (claim) =>
      queries.setQueryData<ClaimOptions>(queryKey, (known) => known && { ...known, claim }),
    onRefused: ({ status }) => {
      // Sent from another tab, or somebody else's by now: what is shown is read anew.
      if (status === 409) void queries.invalidateQueries({ queryKey })
    },
  })

  async function send(draft: ClaimDraft) {
    setRefusal(null)
    const outcome = await save({
      run: () =>
        browserApi.send('POST', '/api/v1/establishments/:id/claim', {
          params: { id: establishmentId },
          body: { cnpj: draft.cnpj, proof: proofOf(draft), message: draft.message.trim() },
        }),
      done: () => ({ ...texts.done, variant: 'success' }),
    })
    if (outcome.kind === 'saved') onSent()
    else if (outcome.kind !== 'busy') setRefusal(outcome)
  }
  return { send, isPending: isSaving, refusal, forget: () => setRefusal(null) }
}

/** What the server says about one field, or about a part of it, belongs to that field. */
export function problemAt(refusal: Refusal | null, field: string): string | null {
  return refusal?.fields.find(({ path }) => path.startsWith(field))?.message ?? null
}
