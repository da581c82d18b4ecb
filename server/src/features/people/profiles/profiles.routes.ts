import * as contract from '@portal/contract/people/profiles/profile'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { completeProfile } from './complete-profile.ts'
import { confirmWhatsApp } from './confirm-whatsapp.ts'
import type { Deps } from './profiles.feature.ts'
import { requestWhatsAppCode } from './request-whatsapp-code.ts'
import { updateProfile } from './update-profile.ts'

/** No call takes an id: whose profile it is comes from the session and from nowhere else. */
export function profilesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.readProfile, async ({ actor: { userId } }) => {
    const profile = await deps.stores.profiles.read(userId, deps.clock.now())
    if (!profile) throw new NotFound('profile')
    return profile
  })

  route(app, contract.updateProfile, ({ body, actor }) => updateProfile(actor, body, deps))

  route(app, contract.completeProfile, ({ body, actor }) => completeProfile(actor, body, deps))

  route(app, contract.sendWhatsAppCode, ({ actor }) => requestWhatsAppCode(actor, deps))

  route(app, contract.confirmWhatsApp, ({ body, actor }) => confirmWhatsApp(actor, body.code, deps))
}
