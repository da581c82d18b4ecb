import type { Profile } from '@portal/contract/people/profiles/profile'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Verdict } from '../../../platform/whatsapp/one-time-codes.ts'
import type { Deps } from './profiles.feature.ts'
import { judgeTry, refuseUnlessRight } from './whatsapp-codes.rules.ts'

type Person = Extract<Actor, { kind: 'person' }>

/** A wrong try must be counted, so the refusal is thrown only after the transaction kept it. */
export async function confirmWhatsApp(
  person: Person,
  code: string,
  deps: Pick<Deps, 'work' | 'clock' | 'config'>,
): Promise<Profile> {
  const now = deps.clock.now()
  const { verdict, profile } = await tryCode(person, code, now, deps)
  refuseUnlessRight(verdict, now)
  return profile
}

async function tryCode(
  person: Person,
  code: string,
  now: Date,
  { work, config }: Pick<Deps, 'work' | 'config'>,
): Promise<{ verdict: Verdict; profile: Profile }> {
  const { userId } = person
  return work.transaction(async ({ profiles, whatsAppCodes, personalData, audit }) => {
    // Locked, so that the number cannot change between the comparison and the confirmation.
    const profile = await profiles.lock(userId, now)
    if (!profile) throw new NotFound('profile')
    const tried = await whatsAppCodes.takeTry(userId, now)
    const known = tried ?? (await whatsAppCodes.read(userId))
    const phone = profile.whatsapp
    const verdict = judgeTry(tried, known, { code, phone, secret: config.auth.secret, now })
    if (verdict.kind !== 'right') return { verdict, profile }

    await whatsAppCodes.remove(userId)
    await audit.record(person, now, {
      action: 'profile.whatsapp-confirmed',
      subjectId: profile.id,
    })
    await profiles.confirmWhatsApp(userId, now)
    await personalData.proved(userId, now)
    // With the plan that the proof may have begun.
    return { verdict, profile: (await profiles.read(userId, now)) ?? profile }
  })
}
