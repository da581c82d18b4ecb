import type { Deps } from '../../deps.ts'
import { systemActor } from '../../platform/actor.ts'

/** The library made the account; the log says so, as it does for one made with a password. */
export async function recordSignUpByProvider(
  userId: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(({ audit }) =>
    audit.record(systemActor, clock.now(), {
      action: 'account.signed-up',
      subjectId: userId,
      details: { via: 'google' },
    }),
  )
}
