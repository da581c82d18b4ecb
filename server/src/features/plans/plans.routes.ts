import * as endpoints from '@portal/contract/plans/edit-plan'
import { listPlans } from '@portal/contract/plans/plan'
import type { FastifyInstance } from 'fastify'
import { publicRead, route } from '../../platform/http/route.ts'
import { changePlan, PLANS, whoIsTold } from './change-plan.ts'
import { inForceFrom } from './plan-terms.rules.ts'
import type { Deps } from './plans.feature.ts'

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

  route(app, endpoints.readPlansToEdit, async () => {
    const [plans, history] = await Promise.all([stores.plans.listToEdit(), stores.plans.history()])
    return { plans, history }
  })

  route(app, endpoints.changePlan, ({ params, body, actor }) => {
    const { version, ...values } = body
    return changePlan(actor, { id: params.id, version, values }, deps)
  })

  route(app, endpoints.previewPlanChange, async ({ params: { id }, body }) => {
    const now = clock.now()
    const [before, running] = await Promise.all([
      stores.plans.find(id),
      stores.planUpdates.running(id, now),
    ])
    const told = await whoIsTold(running, { before, next: body }, stores.planUpdates)
    const days = told.map((period) => inForceFrom(period, now).toISOString()).sort()
    return {
      running: running.length,
      told: told.length,
      first_in_force: days[0] ?? null,
      last_in_force: days.at(-1) ?? null,
    }
  })
}
