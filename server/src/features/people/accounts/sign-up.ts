import type { signUp as contract } from '@portal/contract/people/accounts/sign-up'
import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import { chosenPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { SEND_EMAIL_CONFIRMATION_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './accounts.feature.ts'
import { requireAcceptablePassword, requireBornByNow } from './accounts.rules.ts'
import { accountsTexts } from './accounts.texts.ts'

export type SignUp = EndpointInput<typeof contract>['body']
type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'passwords'>

/** Everything that makes a new person, or nothing of it. */
export async function signUp(
  input: SignUp,
  { work, stores, clock, passwords }: Needs,
): Promise<{ userId: string; planType: PlanType }> {
  requireAcceptablePassword(input.password)
  requireBornByNow(input.birth_date, clock.now())
  if (await stores.accounts.emailExists(input.email)) throw emailTaken()
  const passwordHash = await passwords.hash(input.password)
  const plan = chosenPlan(input.plan_type)
  // The plan for businesses never comes with promotions (spec §4).
  const accepts = plan === 'espadarte' ? false : input.accepts_promotions

  return work.transaction(async (stored) => {
    const now = clock.now()
    const { email, full_name } = input
    const userId = await stored.accounts.create({ email, name: full_name, passwordHash }, now)
    if (!userId) throw emailTaken()
    const actor: Actor = { kind: 'person', userId, planType: 'clube' }
    await stored.profiles.fill(userId, { ...personal(input), accepts_promotions: accepts }, now)
    await stored.consents.record(
      {
        userId,
        kind: 'promotions',
        granted: accepts,
        textVersion: PROMOTIONS_CONSENT.version,
        origin: input.origin,
      },
      now,
    )
    await stored.consents.recordLegal(userId, input.origin, now)
    if (isPaidPlan(plan)) await stored.askedTrials.ask(userId, { plan, cycle: input.cycle }, now)
    const joined = { email, name: full_name, origin: input.origin, acceptsPromotions: accepts }
    await stored.personalData.signedUp(joined, now)
    await stored.audit.record(actor, now, {
      action: 'account.signed-up',
      subjectId: userId,
      details: { plan, origin: input.origin },
    })
    await stored.jobs.add(SEND_EMAIL_CONFIRMATION_JOB, { email })
    // A trial begins when the e-mail or the WhatsApp is proved.
    return { userId, planType: 'clube' }
  })
}

function personal({ full_name, whatsapp, state, city, birth_date }: SignUp) {
  return { full_name, whatsapp, state, city, birth_date: birth_date ?? null }
}

const emailTaken = () =>
  new Conflict('accounts.email-taken', 'User already registered', accountsTexts.emailTaken)
