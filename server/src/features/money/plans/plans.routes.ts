import * as endpoints from '@portal/contract/money/plans/edit-plan'
import { listPlans } from '@portal/contract/money/plans/plan'
import type { FastifyInstance } from 'fastify'
import { publicRead, route } from '../../../platform/http/route.ts'
import { changePlan, PLANS } from './change-plan.ts'
import type { Deps } from './plans.feature.ts'
import { previewPlanChange } from './preview-plan-change.ts'

/** Long, because a change drops it at once on every node. */
const TTL_SECONDS = 3600

export function plansRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores, clock } = deps
  publicRead(app, reads, listPlans, { tags: [PLANS], ttlSeconds: TTL_SECONDS }, async () => ({
    plans: await stores.plans.list(),
  }))

  route(app, endpoints.readOwnPlan, async ({ actor }) => {
    const found = await stores.planUpdates.ofPerson(actor.userId, clock.now())
    if (!found) return { terms: null, update: null }
    const { plan, held, next, inForceAt } = found
    return {
      terms: { plan, ...held },
      update: next && inForceAt ? { ...next, in_force_at: inForceAt.toISOString() } : null,
    }
  })

  route(app, endpoints.readPlanUse, async ({ actor }) => ({
    businesses: await stores.planUse.ofPerson(actor.userId, clock.now()),
  }))

  route(app, endpoints.readPlansToEdit, async () => {
    const [plans, history] = await Promise.all([stores.plans.listToEdit(), stores.plans.history()])
    return { plans, history }
  })

  route(app, endpoints.changePlan, ({ params, body, actor }) => {
    const { version, confirmation, ...values } = body
    return changePlan(actor, { id: params.id, version, values, confirmation }, deps)
  })

  route(app, endpoints.previewPlanChange, ({ params: { id }, body }) =>
    previewPlanChange({ id, next: body }, deps),
  )
}
