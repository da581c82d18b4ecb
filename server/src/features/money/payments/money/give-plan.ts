import type { GivenPlan } from '@portal/contract/money/payments/money-overview'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { requireNotOwn } from '../../../../platform/actor.ts'
import type { Person } from '../../../../platform/auth/identity.ts'
import { Conflict, Invalid, NotFound } from '../../../../platform/errors/domain-errors.ts'
import { dayText } from '../../../../platform/moment-text.ts'
import type { Deps, Within } from '../payments.feature.ts'
import { isLostTrial, startOfDay } from './money.rules.ts'
import { moneyTexts } from './money.texts.ts'

type Ask = {
  email: string
  plan: PaidPlan
  until: string
  reason: string
  ends_trial?: boolean | undefined
}

/** Takes the place of what was given before; what somebody paid for stays theirs. */
export async function givePlan(
  actor: Person,
  ask: Ask,
  deps: Deps,
): Promise<RowOf<typeof GivenPlan>> {
  const now = deps.clock.now()
  const endsAt = startOfDay(ask.until, 1)
  if (startOfDay(ask.until, 0) <= now) throw refused('until', moneyTexts.pastDay)
  return deps.work.transaction(async (within) => {
    const person = await within.accounts.findByEmail(ask.email)
    if (!person) throw refused('email', moneyTexts.nobody)
    requireNotOwn(person.id === actor.userId)
    await within.accounts.lockPerson(person.id)
    const held = await within.moneyOverview.givenTo(person.id, now)
    // Pressed twice it is one gift.
    if (held?.plan === ask.plan && held.ends_at?.getTime() === endsAt.getTime()) return held
    if (!ask.ends_trial)
      await requireNoTrialLost(person.id, { plan: ask.plan, endsAt }, within, now)
    const id = await within.subscriptions.grant(person.id, ask.plan, now, {
      endsAt,
      reason: ask.reason,
    })
    within.changes.announce(...(await within.listingUpkeep.settlePlans([person.id], now)))
    await within.audit.record(actor, now, {
      action: 'plan.given',
      subjectId: person.id,
      details: { plan: ask.plan, until: ask.until },
    })
    const given = await within.moneyOverview.findGiven(id, now)
    if (!given) throw new Error(`the plan ${id} was not kept`)
    return given
  })
}

/** Nobody has a second trial: what the gift would take of one that runs is said before. */
async function requireNoTrialLost(
  userId: string,
  gift: { plan: PaidPlan; endsAt: Date },
  { subscriptions }: Within,
  now: Date,
) {
  const trial = (await subscriptions.holdings(userId)).find((one) => isLostTrial(one, gift, now))
  if (!trial?.endsAt) return
  throw new Conflict(
    'given-plan.ends-trial',
    'a trial would end',
    moneyTexts.endsTrial(PLAN_NAMES[trial.plan], dayText(new Date(trial.endsAt.getTime() - 1))),
    { trial_plan: trial.plan, trial_ends_at: trial.endsAt.toISOString() },
  )
}

export async function takePlanBack(actor: Person, id: string, reason: string, deps: Deps) {
  const now = deps.clock.now()
  return deps.work.transaction(async (within) => {
    const seen = await within.moneyOverview.findGiven(id, now)
    if (!seen) throw new NotFound('given-plan', id)
    await within.accounts.lockPerson(seen.person.id)
    const given = await within.moneyOverview.findGiven(id, now)
    if (!given) return { ended: false }
    await within.subscriptions.endInForce(given.person.id, now, reason)
    within.changes.announce(...(await within.listingUpkeep.settlePlans([given.person.id], now)))
    await within.audit.record(actor, now, {
      action: 'plan.taken-back',
      subjectId: given.person.id,
      details: { plan: given.plan },
    })
    return { ended: true }
  })
}

const refused = (path: string, message: string) =>
  new Invalid('given-plan.invalid', message, [{ path, message }])
