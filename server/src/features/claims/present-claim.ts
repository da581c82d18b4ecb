import type { Claim } from '@portal/contract/claims/claim'
import type { ModeratedClaim } from '@portal/contract/claims/claim-decision'
import type { FoundClaim } from './claims.store.ts'

export function presentClaim(claim: FoundClaim): Claim {
  return {
    id: claim.id,
    establishment: claim.establishment,
    cnpj: claim.cnpj,
    proof: claim.phone_proved_at ? 'phone' : 'document',
    message: claim.message,
    status: claim.status,
    status_reason: claim.status_reason,
    created_at: claim.created_at.toISOString(),
    decided_at: claim.decided_at?.toISOString() ?? null,
  }
}

export function presentModeratedClaim(claim: FoundClaim): ModeratedClaim {
  return {
    ...presentClaim(claim),
    person: claim.person,
    phone_proved_at: claim.phone_proved_at?.toISOString() ?? null,
    document: claim.document,
    cnpj_matches: claim.listed_cnpj === null ? null : claim.listed_cnpj === claim.cnpj,
    rivals: claim.rivals,
  }
}
