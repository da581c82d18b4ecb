import * as contract from '@portal/contract/profiles/profile'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { route } from '../../platform/http/route.ts'
import { completeProfile } from './complete-profile.ts'
import { confirmWhatsApp } from './confirm-whatsapp.ts'
import { requestWhatsAppCode } from './request-whatsapp-code.ts'
import { updateProfile } from './update-profile.ts'

/** No call takes an id: whose profile it is comes from the session and from nowhere else. */
export function profilesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.readProfile, async (_input, request) => {
    const { userId } = await requirePerson(request, deps)
    const profile = await deps.stores.profiles.read(userId, deps.clock.now())
    if (!profile) throw new NotFound('profile')
    return profile
  })

  route(app, contract.updateProfile, async ({ body }, request) =>
    updateProfile(await requirePerson(request, deps), body, deps),
  )

  route(app, contract.completeProfile, async ({ body }, request) =>
    completeProfile(await requirePerson(request, deps), body, deps),
  )

  route(app, contract.sendWhatsAppCode, async (_input, request) =>
    requestWhatsAppCode(await requirePerson(request, deps), deps),
  )

  route(app, contract.confirmWhatsApp, async ({ body }, request) =>
    confirmWhatsApp(await requirePerson(request, deps), body.code, deps),
  )
}
