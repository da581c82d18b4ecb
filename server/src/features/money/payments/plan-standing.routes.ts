import * as contract from '@portal/contract/money/payments/plan-standing'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { route } from '../../../platform/http/route.ts'
import { chooseNextPlan, keepPlan } from './choose-next-plan.ts'
import { cancelPlan, takeBackCancellation } from './leave-plan.ts'
import type { Deps } from './payments.feature.ts'
import { presentStanding } from './read-plan-standing.ts'
import { turnOffAutomaticPix } from './turn-off-automatic-pix.ts'

export function planStandingRoutes(app: FastifyInstance, deps: Deps) {
  const answer = ({ userId }: Person) => presentStanding(userId, deps.stores, deps.clock.now())

  route(app, contract.readPlanStanding, ({ actor }) => answer(actor))
  route(app, contract.cancelPlan, async ({ actor }) => {
    await cancelPlan(actor, deps)
    return answer(actor)
  })
  route(app, contract.takeBackCancellation, async ({ actor }) => {
    await takeBackCancellation(actor, deps)
    return answer(actor)
  })
  route(app, contract.turnOffAutomaticPix, async ({ actor }) => {
    await turnOffAutomaticPix(actor, deps)
    return answer(actor)
  })
  route(app, contract.chooseNextPlan, async ({ body, actor }) => {
    await chooseNextPlan(actor, body, deps)
    return answer(actor)
  })
  route(app, contract.keepPlan, async ({ actor }) => {
    await keepPlan(actor, deps)
    return answer(actor)
  })
}
