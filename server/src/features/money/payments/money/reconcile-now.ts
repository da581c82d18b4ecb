import type { Person } from '../../../../platform/auth/identity.ts'
import { Conflict } from '../../../../platform/errors/domain-errors.ts'
import { defineJob, type Job } from '../../../../platform/queue/job.ts'
import type { Deps } from '../payments.feature.ts'
import { catchUpWithEvents, compareWithCards, readInvoiceList } from '../reconcile-cards.ts'
import { compareWithBank, lookAtWhatIsDue, readPaymentList } from '../reconcile-payments.ts'
import { moneyTexts } from './money.texts.ts'

const RECONCILE_NOW_JOB = defineJob('payments.reconcile-now')

/** What the schedule does in a day, at once. Each part minds no repetition. */
export const reconcileNowJob: Job<Deps> = {
  ...RECONCILE_NOW_JOB,
  retryLimit: 1,
  expireInSeconds: 240,
  async handle(_data, deps) {
    if (!deps.pix && !deps.cards) return
    await lookAtWhatIsDue(deps)
    const asked = [...(deps.pix ? [readBank(deps)] : []), ...(deps.cards ? [readCards(deps)] : [])]
    // A provider that is away does not keep the other from being read; the job is tried again all the same.
    const failed = (await Promise.allSettled(asked)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  },
}

async function readBank(deps: Deps) {
  for (const span of ['five-minutes', 'hour', 'night'] as const) await readPaymentList(span, deps)
  await compareWithBank(deps)
}

async function readCards(deps: Deps) {
  await catchUpWithEvents(deps)
  for (const span of ['hour', 'night'] as const) await readInvoiceList(span, deps)
  await compareWithCards(deps)
}

export async function askToReconcile(actor: Person, { pix, cards, work, clock }: Deps) {
  if (!pix && !cards) {
    throw new Conflict('payments.no-bank', 'no provider is set up', moneyTexts.withoutBank)
  }
  const now = clock.now()
  await work.transaction(async ({ jobs, audit }) => {
    await jobs.add(RECONCILE_NOW_JOB, {})
    await audit.record(actor, now, { action: 'plan-money.checked' })
  })
}
