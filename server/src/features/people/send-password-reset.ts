import type { Actor } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { SEND_PASSWORD_RECOVERY_JOB } from '../../platform/queue/shared-jobs.ts'
import type { Deps } from './people.feature.ts'
import { requireMaySendReset } from './people.rules.ts'

const tooMany =
  'Esta pessoa já recebeu links há pouco. Peça que ela olhe a caixa de entrada e o spam.'

/** The link goes to the person's own mailbox and to nobody else: who asks never sees it. */
export async function sendPasswordReset(
  actor: Actor,
  id: string,
  { work, clock, sensitiveCalls }: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>,
): Promise<{ email: string }> {
  const { email } = await work.transaction(async ({ accounts }) => {
    const person = await accounts.lockPerson(id)
    if (!person) throw new NotFound('person', id)
    requireMaySendReset(actor, { ...person, isBlocked: person.blockedAt !== null })
    return person
  })
  // Counted on a connection of its own, so never while a transaction holds one.
  await sensitiveCalls.spend('password-recovery-mailbox', email, tooMany)
  await work.transaction(async ({ jobs, audit }) => {
    await jobs.add(SEND_PASSWORD_RECOVERY_JOB, { email })
    await audit.record(actor, clock.now(), {
      action: 'people.reset-sent',
      subjectId: id,
      details: {},
    })
  })
  return { email }
}
