import { Readable } from 'node:stream'
import * as contract from '@portal/contract/money/payments/money-overview'
import type { FastifyInstance } from 'fastify'
import { requirePerson } from '../../../../platform/auth/identity.ts'
import { cityDay } from '../../../../platform/city-time.ts'
import { inputOf, optionsOf, route } from '../../../../platform/http/route.ts'
import type { Deps } from '../payments.feature.ts'
import { givePlan, takePlanBack } from './give-plan.ts'
import { momentsOf } from './money.rules.ts'
import { moneyTexts } from './money.texts.ts'
import { figuresOf, lastMonths } from './money-figures.rules.ts'
import { sheetLines } from './money-sheets.ts'
import { presentReconciliation } from './present-reconciliation.ts'
import { askToReconcile } from './reconcile-now.ts'

const MONTHS = 12
/** A line of the countryside takes its time for the books of years. */
const DOWNLOAD_TIMEOUT_MS = 600_000

export function moneyOverviewRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps
  route(app, contract.readReconciliation, () => presentReconciliation(deps))
  route(app, contract.reconcileNow, async ({ actor }) => {
    await askToReconcile(actor, deps)
    return { queued: true }
  })
  route(app, contract.readMoneyFigures, async () => {
    const now = clock.now()
    const months = lastMonths(now, MONTHS)
    const since = months[0]?.startsAt ?? now
    const known = {
      // Who paid just before the first month is who may leave in it.
      periods: await stores.moneyOverview.paidPeriods(new Date(since.getTime() - 1)),
      trials: await stores.moneyOverview.trialsSince(since),
    }
    const subscribers = await stores.moneyOverview.countSubscribers(now)
    return { months: months.map((month) => figuresOf(month, { ...known, subscribers }, now)) }
  })
  route(app, contract.listGivenPlans, async ({ query }) => {
    const { plans, nextCursor } = await stores.moneyOverview.listGiven(clock.now(), query)
    return { plans, next_cursor: nextCursor }
  })
  route(app, contract.givePlan, ({ body, actor }) => givePlan(actor, body, deps))
  route(app, contract.takePlanBack, ({ params, body, actor }) =>
    takePlanBack(actor, params.id, body.reason, deps),
  )
  downloadRoute(app, deps)
}

/** Names and amounts leave the portal: who takes them away is written down. */
function downloadRoute(app: FastifyInstance, { stores, work, clock }: Deps) {
  app.get(
    contract.downloadMoney.path,
    { ...optionsOf(contract.downloadMoney), handlerTimeout: DOWNLOAD_TIMEOUT_MS },
    async (request, reply) => {
      const actor = requirePerson(request.actor)
      const now = clock.now()
      const { query: asked } = inputOf<typeof contract.downloadMoney>(request)
      await work.transaction(({ audit }) =>
        audit.record(actor, now, { action: 'plan-money.exported', details: { ...asked } }),
      )
      const name = `${moneyTexts.sheets[asked.sheet]}-${cityDay(now)}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(sheetLines(asked.sheet, momentsOf(asked), stores.moneySheets)))
    },
  )
}
