import type { PixCheck } from '@portal/contract/money/payments/plan-order'
import { z } from 'zod'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { lookAtCode } from './ask-for-code.ts'
import type { Deps } from './payments.feature.ts'
import { isPaid } from './payments.rules.ts'
import { paymentsTexts } from './payments.texts.ts'
import type { Order } from './plan-orders.store.ts'

export const LOOK_AT_CODE_JOB = defineJob('payments.look-at-code', z.object({ chargeId: z.uuid() }))

/** Who says that they paid is believed: the bank is asked again so long after, without being asked to. */
const AGAIN_MS = [15_000, 30_000, 60_000, 120_000]

/**
 * "Já paguei": the bank is asked while the person waits, and no longer than one call of ours may take. What it
 * does not know yet it is asked again soon, whether or not the page stays open.
 */
export async function checkOrder(order: Order, address: string, deps: Deps): Promise<PixCheck> {
  await deps.sensitiveCalls.spend('pix-check', order.id, paymentsTexts.checkedOften)
  await deps.sensitiveCalls.spend(
    'pix-check-address',
    clientKey(address),
    paymentsTexts.checkedOften,
  )
  const isAnswered = await lookAtEach(order, deps)
  const now = await deps.stores.planOrders.find(order.id)
  if (now && isPaid(now.status)) return 'paid'
  await lookAgainSoon(order, deps)
  return isAnswered ? 'not-yet' : 'silent'
}

/** A code that was replaced can still be paid until the bank has closed it. */
async function lookAtEach(order: Order, deps: Deps): Promise<boolean> {
  const charges = await deps.stores.planOrders.unsettledCodes(order.id)
  const answers = await Promise.all(charges.map((charge) => lookAtCode(charge, deps)))
  return answers.every(Boolean)
}

async function lookAgainSoon(order: Order, { work, stores, clock }: Deps) {
  const [newest] = await stores.planOrders.unsettledCodes(order.id)
  if (!newest) return
  const now = clock.now().getTime()
  await work.transaction(async ({ jobs }) => {
    for (const later of AGAIN_MS) {
      const at = new Date(now + later)
      await jobs.add(LOOK_AT_CODE_JOB, { chargeId: newest.id }, { at })
    }
  })
}

export async function lookAtCodeAgain({ chargeId }: { chargeId: string }, deps: Deps) {
  const charge = await deps.stores.planOrders.findCharge(chargeId)
  if (charge && charge.kind === 'cob' && charge.status !== 'settled') await lookAtCode(charge, deps)
}
