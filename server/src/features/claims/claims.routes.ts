import * as contract from '@portal/contract/claims/claim'
import * as decision from '@portal/contract/claims/claim-decision'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { decodeCursor } from '../../platform/database/list-cursor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { route } from '../../platform/http/route.ts'
import { approveClaim } from './approve-claim.ts'
import { claimEstablishment } from './claim-establishment.ts'
import { barrierOf, phoneHint, phoneOf } from './claims.rules.ts'
import { presentClaim, presentModeratedClaim } from './present-claim.ts'
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

  route(app, contract.readClaimOptions, async ({ params }, request) => {
    const person = await requirePerson(request, deps)
    const [place, claim, code] = await Promise.all([
      claims.findPlace(params.id),
      claims.newestOf(params.id, person.userId),
      claimCodes.read(params.id, person.userId),
    ])
    if (place?.status !== 'published') throw new NotFound('establishment', params.id)
    const phone = config.whatsapp ? phoneOf(place) : null
    return {
      phone_hint: phone && phoneHint(phone),
      code_failed: code?.failedAt != null,
      claim: claim && presentClaim(claim),
      barrier: barrierOf(place, person),
    }
  })
  route(app, contract.sendClaimCode, async ({ params }, request) =>
    requestClaimCode(await requirePerson(request, deps), params.id, deps),
  )
  route(app, contract.claimEstablishment, async ({ params, body }, request) => {
    const person = await requirePerson(request, deps)
    const wish = { establishmentId: params.id, ...body }
    return presentClaim(await find(await claimEstablishment(person, wish, deps)))
  })
  route(app, contract.listMyClaims, async (_input, request) => {
    const { userId } = await requirePerson(request, deps)
    return (await claims.listOf(userId)).map(presentClaim)
  })

  route(app, decision.listClaims, async ({ query }, request) => {
    requireAdministrator(await requirePerson(request, deps))
    const after = query.cursor ? decodeCursor(query.cursor) : null
    const [{ rows, nextCursor }, waiting] = await Promise.all([
      claims.list(query.status, after, query.limit),
      claims.countWaiting(),
    ])
    return { claims: rows.map(presentModeratedClaim), next_cursor: nextCursor, waiting }
  })
  route(app, decision.approveClaim, async ({ params }, request) => {
    await approveClaim(await requirePerson(request, deps), params.id, deps)
    return presentModeratedClaim(await find(params.id))
  })
  route(app, decision.rejectClaim, async ({ params, body }, request) => {
    await rejectClaim(await requirePerson(request, deps), { ...params, ...body }, deps)
    return presentModeratedClaim(await find(params.id))
  })
}
