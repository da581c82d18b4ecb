import { openDeliveryTexts as texts } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import { z } from 'zod'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './open-delivery.feature.ts'
import type { PosConnection } from './pos-connections.store.ts'

export const READ_POS_MENU_JOB = defineJob(
  'open-delivery.read-menu',
  z.object({ establishmentId: z.uuid() }),
  { key: ({ establishmentId }) => establishmentId },
)

/** The worker reads it; until then it is in progress. */
export async function askForMenu(
  { establishmentId, merchantUrl }: PosConnection,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  if (!merchantUrl) {
    throw new Invalid('open-delivery.no-merchant', 'no address of a menu', [], texts.noMerchant)
  }
  await work.transaction(async ({ posConnections, jobs }) => {
    const reading = { at: clock.now(), status: 'processing' as const, info: '' }
    await posConnections.noteMenuRead(establishmentId, reading)
    await jobs.add(READ_POS_MENU_JOB, { establishmentId })
  })
}
