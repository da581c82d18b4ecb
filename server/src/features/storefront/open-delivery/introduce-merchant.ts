import { systemActor } from '../../../platform/actor.ts'
import { posSeal, requireCallable } from './connect-pos.ts'
import type { Deps } from './open-delivery.feature.ts'

/** The system says how it calls the business and where it listens. True the first time. */
export async function introduceMerchant(
  {
    establishmentId,
    merchantId,
    webhookUrl,
    merchantUrl,
    apiKey,
  }: {
    establishmentId: string
    merchantId: string
    webhookUrl: string | null
    merchantUrl: string | null
    apiKey: string | null
  },
  { work, clock, config }: Pick<Deps, 'work' | 'clock' | 'config'>,
): Promise<boolean> {
  if (webhookUrl) requireCallable('ordersWebhookURL', webhookUrl, config)
  if (merchantUrl) requireCallable('getMerchantURL.baseURL', merchantUrl, config)
  return work.transaction(async ({ posConnections, audit }) => {
    const known = await posConnections.lock(establishmentId)
    const apiKeySealed = apiKey && merchantUrl ? posSeal(config).close(apiKey) : null
    await posConnections.introduce(establishmentId, {
      merchantId,
      webhookUrl,
      merchantUrl,
      apiKeySealed,
    })
    await audit.record(systemActor, clock.now(), {
      action: 'pos.introduced',
      subjectId: establishmentId,
      details: { host: webhookUrl && new URL(webhookUrl).host },
    })
    return known?.merchantId !== merchantId
  })
}
