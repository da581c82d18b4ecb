import * as contract from '@portal/contract/insight/insight/insight'
import { type Frame, frameAt, isoSpan, type Period } from '@portal/contract/insight/insight/periods'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { oneClick } from '../../../platform/http/one-click.ts'
import { route } from '../../../platform/http/route.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { chooseMonthlyEmail, leaveMonthlyEmail } from './choose-monthly-email.ts'
import type { Deps } from './insight.feature.ts'
import { barsOf, kindsOf, requireLevel, sheetOf } from './insight.rules.ts'
import { LEAVE_PATH } from './leave-links.rules.ts'
import { readFigures } from './read-figures.ts'

const unitOf = (period: Period) => (period === '12m' ? 'month' : 'day')

/** How a business does, for who runs it. Rollups only: nothing here is read from visits themselves. */
export function insightRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps

  async function hold(id: string, actor: Person, needed: 'weekly' | 'full') {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, 'insight.see', id)
    const at = clock.now()
    const place = await stores.insight.findPlace(id, at)
    if (!place) throw new NotFound('establishment', id)
    requireLevel(actor, place.analytics, needed)
    return { place, role, at }
  }

  /** Null for who is not written to. */
  const readChoice = async (id: string, { userId }: Person, isOwner: boolean) =>
    isOwner ? !(await stores.monthlyEmails.isStopped(id, userId)) : null

  route(app, contract.readInsight, async ({ params: { id }, query: { period }, actor }) => {
    const { role, at } = await hold(id, actor, 'full')
    const frame = frameAt(period, at)
    const [figures, since, isWanted] = await Promise.all([
      readFigures(id, frame, unitOf(period), deps),
      stores.insight.countingSince(id),
      readChoice(id, actor, role === 'owner'),
    ])
    return {
      period,
      now: isoSpan(frame.now),
      before: isoSpan(frame.before),
      counted_at: at,
      counting_since: since,
      ...figures,
      is_monthly_email_wanted: isWanted,
    }
  })

  route(
    app,
    contract.downloadInsight,
    async ({ params: { id }, query: { period }, actor }, _request, reply) => {
      const { place, at } = await hold(id, actor, 'full')
      const frame: Frame = frameAt(period, at)
      const rows = await stores.insight.listRows(id, frame, period !== '12m')
      const { last_day: day } = isoSpan(frame.now)
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${place.slug}-${day}.csv"`)
      return sheetOf(rows)
    },
  )

  route(app, contract.readInsightWeek, async ({ params: { id }, actor }) => {
    const { at } = await hold(id, actor, 'weekly')
    const frame = frameAt('7d', at)
    const [counts, since] = await Promise.all([
      stores.insight.countBars(id, frame, 'day'),
      stores.insight.countingSince(id),
    ])
    return {
      counted_at: at,
      counting_since: since,
      days: barsOf(frame, counts),
      kinds: kindsOf(frame, counts),
    }
  })

  route(app, contract.chooseMonthlyEmail, async ({ params: { id }, body, actor }) => {
    await hold(id, actor, 'weekly')
    return chooseMonthlyEmail(actor, { establishmentId: id, isWanted: body.is_wanted }, deps)
  })
}

export const leaveRoute = (app: FastifyInstance, deps: Deps) =>
  oneClick(app, LEAVE_PATH, (token) => leaveMonthlyEmail(token, deps))
