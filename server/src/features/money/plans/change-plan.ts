import type { EditedPlan } from '@portal/contract/money/plans/edit-plan'
import {
  needsTelling,
  type PlanTerms,
  type PlanValues,
  planChanges,
} from '@portal/contract/money/plans/plan-changes'
import { isTyped, wantedWords } from '@portal/contract/money/plans/plan-confirmation'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { z } from 'zod'
import { type Actor, requireSuperadmin } from '../../../platform/actor.ts'
import { Conflict, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { defineTag } from '../../../platform/live/tags.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { concerns } from './plan-terms.rules.ts'
import type { RunningSubscription } from './plan-updates.store.ts'
import type { Deps } from './plans.feature.ts'
import { plansTexts } from './plans.texts.ts'

export const PLANS = defineTag('plans')
export const TELL_SUBSCRIBER_JOB = defineJob(
  'plans.tell-subscriber',
  z.object({ updateId: z.uuid() }),
)
export type TellData = z.infer<typeof TELL_SUBSCRIBER_JOB.data>

export type PlanEdit = {
  id: PaidPlan
  version: number
  values: PlanValues
  confirmation?: Confirmation | undefined
}
type Confirmation = { told: number; typed: string }

/**
 * Another version of a plan. Whoever subscribes from now on agrees to it; what has grown is given to all
 * at once; and whoever pays another price or loses something is told, and keeps what they have until then.
 */
export async function changePlan(
  actor: Actor,
  { id, version, values, confirmation }: PlanEdit,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<EditedPlan> {
  requireSuperadmin(actor)
  return work.transaction(async (part) => {
    const { plans, planUpdates, listingUpkeep, audit, changes, jobs } = part
    const now = clock.now()
    const before = await plans.lock(id)
    requireSameVersion(before, version, plansTexts.stale)
    const changed = planChanges(before, values)
    if (changed.length === 0) return before

    const running = await planUpdates.running(id, now)
    const told = await whoIsTold(running, { before, next: values }, planUpdates)
    requireConfirmed(before, values, confirmation, told.length)

    const by = { by: actor.kind === 'person' ? actor.userId : null, now }
    if (values.is_recommended) await plans.recommendNoOther(id, by)
    const saved = await plans.save(id, values, by)

    if (needsTelling(before, saved)) await planUpdates.withdrawWaiting(id, now)
    const updates = await planUpdates.add(
      told.map((subscription) => subscription.id),
      saved,
      now,
    )
    for (const updateId of updates) await jobs.add(TELL_SUBSCRIBER_JOB, { updateId })

    const owners = running.map(({ userId }) => userId)
    if (id === 'espadarte') owners.push(...(await planUpdates.administrators()))
    changes.announce(PLANS, ...(await listingUpkeep.settlePlans(owners, now)))
    await audit.record(actor, now, {
      action: 'plan.changed',
      details: {
        plan: id,
        changed: changed.map(({ field }) => field),
        changes: Object.fromEntries(changed.map(({ field, from, to }) => [field, [from, to]])),
        version: saved.version,
        told: updates.length,
      },
    })
    return saved
  })
}

/**
 * Nobody publishes by one click what takes something from people: the price, or the plan's name, is typed
 * once more, beside the number of those who are told. Both are judged on the plan that is held.
 */
function requireConfirmed(
  before: EditedPlan,
  next: PlanTerms,
  confirmation: Confirmation | undefined,
  told: number,
) {
  const wanted = wantedWords(before.id, before, next)
  if (!wanted) return
  if (!confirmation || !isTyped(wanted, confirmation.typed)) {
    throw new Conflict('plans.unconfirmed', 'not typed once more', plansTexts.unconfirmed(wanted), {
      told,
    })
  }
  if (confirmation.told !== told) {
    const why = `${confirmation.told} were said to be told, it is ${told}`
    throw new Conflict('plans.other-people', why, plansTexts.otherPeople(told), { told })
  }
}

/**
 * Those who would pay another price or have less than now, and those who wait for a change that this
 * one replaces: the last thing somebody is told must be what comes. Where nothing is worse than in the
 * version before, whoever waits goes on waiting for that one, and gets the better of both.
 */
export async function whoIsTold(
  running: readonly RunningSubscription[],
  { before, next }: { before: EditedPlan; next: PlanTerms },
  planUpdates: Pick<Deps['stores']['planUpdates'], 'termsOf'>,
): Promise<RunningSubscription[]> {
  if (!needsTelling(before, next)) return []
  const losing = new Set(await whoLoses(running, { id: before.id, next }, planUpdates))
  return running.filter((one) => one.awaitsUpdate || losing.has(one))
}

/** Those who would pay another price or have less than what they are held to. */
export async function whoLoses(
  running: readonly RunningSubscription[],
  { id, next }: { id: PaidPlan; next: PlanTerms },
  planUpdates: Pick<Deps['stores']['planUpdates'], 'termsOf'>,
): Promise<RunningSubscription[]> {
  const versions = [...new Set(running.map(({ version }) => version))]
  const held = new Map(
    (await planUpdates.termsOf(id, versions)).map((terms) => [terms.version, terms]),
  )
  return running.filter(({ version, source }) => {
    const terms = held.get(version)
    return terms !== undefined && concerns(source, terms, next)
  })
}
