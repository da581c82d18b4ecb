import * as contract from '@portal/contract/guide/claims/claim'
import * as decision from '@portal/contract/guide/claims/claim-decision'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
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
      claims.list(query, after, query.limit),
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

const presentClaim = (claim: FoundClaim) => ({
  ...claim,
  proof: claim.phone_proved_at ? ('phone' as const) : ('document' as const),
})

const presentModeratedClaim = (claim: FoundClaim) => ({
  ...presentClaim(claim),
  cnpj_matches: claim.listed_cnpj === null ? null : claim.listed_cnpj === claim.cnpj,
})
