import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from '../payments.feature.ts'
import { compareWithBank, lookAtWhatIsDue, readPaymentList } from '../reconcile-payments.ts'
import { moneyTexts } from './money.texts.ts'

const RECONCILE_NOW_JOB = defineJob('payments.reconcile-now')

/** What the schedule does in a day, at once. Each part minds no repetition. */
export const reconcileNowJob: Job<Deps> = {
  ...RECONCILE_NOW_JOB,
  retryLimit: 1,
  expireInSeconds: 240,
  async handle(_data, deps) {
    if (!deps.pix) return
    await lookAtWhatIsDue(deps)
    for (const span of ['five-minutes', 'hour', 'night'] as const) await readPaymentList(span, deps)
    await compareWithBank(deps)
  },
}

export async function askToReconcile(actor: Person, { pix, work, clock }: Deps): Promise<void> {
  if (!pix) throw new Conflict('payments.no-bank', 'no bank is set up', moneyTexts.withoutBank)
  const now = clock.now()
  await work.transaction(async ({ jobs, audit }) => {
    await jobs.add(RECONCILE_NOW_JOB, {})
    await audit.record(actor, now, { action: 'plan-money.checked' })
  })
}
