import { sendCodeByWhatsApp } from '../../../platform/whatsapp/send-code.ts'
import { digitsOf } from './claim-codes.rules.ts'
import type { Deps } from './claims.feature.ts'
import type { SendClaimCodeData } from './request-claim-code.ts'

type Needs = Pick<Deps, 'stores' | 'work' | 'clock' | 'config' | 'services' | 'log'>

/**
 * Sends the code to the phone of the listing, and to nobody else: an e-mail to who claims it would
 * prove nothing. May run twice: the code is the same, and one that was used, replaced or outlived
 * meanwhile is not sent.
 */
export async function deliverClaimCode(
  { establishmentId, userId, sentAt }: SendClaimCodeData,
  { stores, work, clock, config, services, log }: Needs,
) {
  const now = clock.now()
  const code = await stores.claimCodes.read(establishmentId, userId)
  if (!code || code.sentAt.toISOString() !== sentAt || code.expiresAt <= now) return
  if (!config.whatsapp) return
  const digits = digitsOf(code, config.auth.secret)
  const sending = await sendCodeByWhatsApp(
    config.whatsapp,
    { phone: code.phone, code: digits },
    services,
  )
  if (sending.kind === 'accepted') return
  if (sending.kind === 'later') throw new Error(`WhatsApp did not take the code: ${sending.reason}`)
  if (sending.kind === 'broken') log.error({ reason: sending.reason }, 'WhatsApp needs attention')
  else log.warn({ reason: sending.reason }, 'the phone of a listing cannot be reached')
  await work.transaction(({ claimCodes }) => claimCodes.markFailed(code, now))
}
