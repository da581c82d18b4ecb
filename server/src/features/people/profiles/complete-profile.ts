import type { Profile } from '@portal/contract/people/profiles/profile'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './profiles.feature.ts'
import { type ProfileFields, realChanges, requireBornByToday } from './profiles.rules.ts'

type Person = Extract<Actor, { kind: 'person' }>
export type Completion = Pick<ProfileFields, 'whatsapp' | 'state' | 'city'> & { birth_date: string }

/** "Finalizar Cadastro": what an account that came without them still owes. */
export async function completeProfile(
  person: Person,
  completion: Completion,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Profile> {
  const now = clock.now()
  requireBornByToday(completion.birth_date, now)
  return work.transaction(async ({ profiles, audit }) => {
    const current = await profiles.lock(person.userId, now)
    if (!current) throw new NotFound('profile')
    const changes = realChanges(current, completion)
    const changed = Object.keys(changes)
    if (changed.length === 0) return current

    const saved = await profiles.update(person.userId, changes, now)
    await audit.record(person, now, {
      action: 'profile.completed',
      subjectId: saved.id,
      details: { changed },
    })
    return saved
  })
}
