import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import type { Profile } from '@portal/contract/people/profiles/profile'
import type { Person } from '../../../platform/auth/identity.ts'
import { personKey } from '../../../platform/auth/proved-email.ts'
import { NotFound, Stale } from '../../../platform/errors/domain-errors.ts'
import { PROFILE_ORIGIN } from './profiles.constants.ts'
import type { Deps } from './profiles.feature.ts'
import { type ProfileChanges, realChanges } from './profiles.rules.ts'
import { texts } from './profiles.texts.ts'

export type ProfileUpdate = Omit<ProfileChanges, 'birth_date'>

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls'>

/** "Meu Perfil": always one's own, because whose it is comes from the session. */
export async function updateProfile(
  person: Person,
  update: ProfileUpdate,
  { work, stores, clock, sensitiveCalls }: Needs,
): Promise<Profile> {
  const now = clock.now()
  const { userId } = person
  const before = await stores.profiles.read(userId, now)
  const isGrant = update.accepts_promotions === true && before?.accepts_promotions === false
  if (isGrant) await sensitiveCalls.spend('consent-grant', userId, texts.consentTooOften)
  return work.transaction(async ({ profiles, consents, personalData, audit }) => {
    const current = await profiles.lock(userId, now)
    if (!current) throw new NotFound('profile')
    const changes = realChanges(current, update)
    const changed = Object.keys(changes)
    if (changed.length === 0) return current

    const saved = await profiles.update(userId, changes, now)
    const granted = changes.accepts_promotions
    if (granted !== undefined) {
      // Taken back in between: giving it again is counted like any other time.
      if (granted && !isGrant) throw new Stale('the consent changed', texts.consentChanged)
      const textVersion = PROMOTIONS_CONSENT.version
      const origin = PROFILE_ORIGIN
      await consents.record({ userId, kind: 'promotions', granted, textVersion, origin }, now)
      await personalData.consents(personKey(person), { granted, origin }, now)
    }
    await audit.record(person, now, {
      action: 'profile.updated',
      subjectId: saved.id,
      details: { changed },
    })
    return saved
  })
}
