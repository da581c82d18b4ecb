import { type Actor, requireAdministrator } from '../../platform/actor.ts'
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
  requireAdministrator(actor)
  return work.transaction(async ({ accounts, jobs, audit }) => {
    const person = await accounts.lockPerson(id)
    if (!person) throw new NotFound('person', id)
    requireMaySendReset(actor, { ...person, isBlocked: person.blockedAt !== null })
    await sensitiveCalls.spend('password-recovery-mailbox', person.email, tooMany)
    await jobs.add(SEND_PASSWORD_RECOVERY_JOB, { email: person.email })
    await audit.record(actor, clock.now(), {
      action: 'people.reset-sent',
      subjectId: id,
      details: {},
    })
    return { email: person.email }
  })
}
