import type { GivenPlan } from '@portal/contract/payments/money-overview'
import type { PaidPlan } from '@portal/contract/shared/plans'
import type { Person } from '../../../platform/auth/identity.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from '../payments.feature.ts'
import { startOfDay } from './money.rules.ts'
import { moneyTexts } from './money.texts.ts'

type Ask = { email: string; plan: PaidPlan; until: string; reason: string }

/** Takes the place of what was given before; what somebody paid for stays theirs. */
export async function givePlan(actor: Person, ask: Ask, deps: Deps): Promise<GivenPlan> {
  const now = deps.clock.now()
  const endsAt = startOfDay(ask.until, 1)
  if (startOfDay(ask.until, 0) <= now) throw refused('until', moneyTexts.pastDay)
  return deps.work.transaction(async (within) => {
    const person = await within.accounts.findByEmail(ask.email)
    if (!person) throw refused('email', moneyTexts.nobody)
    await within.accounts.lockPerson(person.id)
    const held = (await within.moneyOverview.givenPlans(now)).find(
      (one) => one.person.id === person.id,
    )
    // Pressed twice it is one gift.
    if (held?.plan === ask.plan && held.ends_at === endsAt.toISOString()) return held
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
    const [given] = await within.moneyOverview.givenPlans(now, id)
    if (!given) throw new Error(`the plan ${id} was not kept`)
    return given
  })
}

export async function takePlanBack(actor: Person, id: string, reason: string, deps: Deps) {
  const now = deps.clock.now()
  return deps.work.transaction(async (within) => {
    const [seen] = await within.moneyOverview.givenPlans(now, id)
    if (!seen) throw new NotFound('given-plan', id)
    await within.accounts.lockPerson(seen.person.id)
    const [given] = await within.moneyOverview.givenPlans(now, id)
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
