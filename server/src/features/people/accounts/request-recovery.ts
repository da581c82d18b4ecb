import { SEND_PASSWORD_RECOVERY_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './accounts.feature.ts'

type From = { clientKey: string; knownDevice: string | null }
type Needs = Pick<Deps, 'work' | 'sensitiveCalls'>

/**
 * Known or not, the same answer and the same work here: the worker finds out. A mailbox that has been
 * sent enough is sent no more for a while; the links in it go on working.
 */
export async function requestRecovery(email: string, from: From, deps: Needs) {
  if (!(await maySend(email, from, deps))) return
  await deps.work.transaction(({ jobs }) => jobs.add(SEND_PASSWORD_RECOVERY_JOB, { email }))
}

async function maySend(
  email: string,
  { clientKey, knownDevice }: From,
  { sensitiveCalls }: Needs,
): Promise<boolean> {
  if (knownDevice) {
    return sensitiveCalls.trySpend('password-recovery-device', `${knownDevice} ${email}`)
  }
  await sensitiveCalls.spend('password-recovery-address', clientKey)
  return (
    (await sensitiveCalls.trySpend('password-recovery-mailbox-address', `${email} ${clientKey}`)) &&
    (await sensitiveCalls.trySpend('password-recovery-mailbox', email))
  )
}
