import type { Claim } from '@portal/contract/claims/claim'
import * as contract from '@portal/contract/claims/claim'
import type { ModeratedClaim } from '@portal/contract/claims/claim-decision'
import * as decision from '@portal/contract/claims/claim-decision'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../platform/database/list-cursor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { route } from '../../platform/http/route.ts'
import { approveClaim } from './approve-claim.ts'
import { claimEstablishment } from './claim-establishment.ts'
import type { Deps } from './claims.feature.ts'
import { barrierOf, phoneHint, phoneOf } from './claims.rules.ts'
import type { FoundClaim } from './claims.store.ts'
import { rejectClaim } from './reject-claim.ts'
import { requestClaimCode } from './request-claim-code.ts'

export function claimsRoutes(app: FastifyInstance, deps: Deps) {
  const { config } = deps
  const { claims, claimCodes } = deps.stores

  async function find(id: string) {
    const claim = await claims.find(id)
    if (!claim) throw new NotFound('claim', id)
    return claim
  }

  route(app, contract.readClaimOptions, async ({ params, actor }) => {
    const [place, claim, code] = await Promise.all([
      claims.findPlace(params.id),
      claims.newestOf(params.id, actor.userId),
      claimCodes.read(params.id, actor.userId),
    ])
    if (place?.status !== 'published') throw new NotFound('establishment', params.id)
    const phone = config.whatsapp ? phoneOf(place) : null
    return {
      phone_hint: phone && phoneHint(phone),
      code_failed: code?.failedAt != null,
      claim: claim && presentClaim(claim),
      barrier: barrierOf(place, actor),
    }
  })
  route(app, contract.sendClaimCode, ({ params, actor }) =>
    requestClaimCode(actor, params.id, deps),
  )
  route(app, contract.claimEstablishment, async ({ params, body, actor }) => {
    const input = { establishmentId: params.id, ...body }
    return presentClaim(await find(await claimEstablishment(actor, input, deps)))
  })
  route(app, contract.listMyClaims, async ({ actor: { userId } }) =>
    (await claims.listOf(userId)).map(presentClaim),
  )

  route(app, decision.listClaims, async ({ query }) => {
    const after = query.cursor ? decodeCursor(query.cursor) : null
    const [{ rows, nextCursor }, waiting] = await Promise.all([
      claims.list(query.status, after, query.limit),
      claims.countWaiting(),
    ])
    return { claims: rows.map(presentModeratedClaim), next_cursor: nextCursor, waiting }
  })
  route(app, decision.approveClaim, async ({ params, actor }) => {
    await approveClaim(actor, params.id, deps)
    return presentModeratedClaim(await find(params.id))
  })
  route(app, decision.rejectClaim, async ({ params, body, actor }) => {
    await rejectClaim(actor, { ...params, ...body }, deps)
    return presentModeratedClaim(await find(params.id))
  })
}

function presentClaim(claim: FoundClaim): Claim {
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

function presentModeratedClaim(claim: FoundClaim): ModeratedClaim {
  return {
    ...presentClaim(claim),
    person: claim.person,
    phone_proved_at: claim.phone_proved_at?.toISOString() ?? null,
    document: claim.document,
    cnpj_matches: claim.listed_cnpj === null ? null : claim.listed_cnpj === claim.cnpj,
    rivals: claim.rivals,
  }
}
