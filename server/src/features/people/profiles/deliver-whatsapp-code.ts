import { composeEmail } from '../../../platform/mail/compose-email.ts'
import type { Sending } from '../../../platform/whatsapp/post-template.ts'
import { sendCodeByWhatsApp } from '../../../platform/whatsapp/send-code.ts'
import { WHATSAPP_PATIENCE_MS } from './profiles.constants.ts'
import type { Deps } from './profiles.feature.ts'
import { texts } from './profiles.texts.ts'
import type { SendCodeData } from './request-whatsapp-code.ts'
import { digitsOf, type WhatsAppCode } from './whatsapp-codes.rules.ts'

type Needs = Pick<Deps, 'stores' | 'clock' | 'config' | 'services' | 'mail' | 'log'>

/**
 * Sends the code that was asked for, by WhatsApp or else by e-mail. May run twice: the code is the
 * same, and one that was confirmed, replaced or outlived meanwhile is not sent at all.
 */
export async function deliverWhatsAppCode({ userId, sentAt }: SendCodeData, deps: Needs) {
  const { stores, clock, config, mail, log } = deps
  const now = clock.now()
  const code = await stores.whatsAppCodes.read(userId)
  if (!code || code.sentAt.toISOString() !== sentAt || code.expiresAt <= now) return
  const digits = digitsOf(code, config.auth.secret)

  const sending = await tryWhatsApp(code, digits, deps)
  if (sending.kind === 'accepted') return
  if (sending.kind === 'later' && now.getTime() < code.sentAt.getTime() + WHATSAPP_PATIENCE_MS) {
    throw new Error(`WhatsApp did not take the code: ${sending.reason}`)
  }
  if (sending.kind === 'broken') log.error({ reason: sending.reason }, 'WhatsApp needs attention')
  else log.warn({ reason: sending.reason }, 'the code goes by e-mail')

  const profile = await stores.profiles.read(userId, now)
  if (!profile) return
  const { subject, ...words } = texts.mail
  await mail.send({
    to: profile.email,
    subject: subject(digits),
    ...composeEmail({ ...words, highlight: digits }),
  })
}

async function tryWhatsApp(
  { phone }: WhatsAppCode,
  code: string,
  { config, services }: Needs,
): Promise<Sending> {
  if (!config.whatsapp) return { kind: 'never', reason: 'not configured' }
  return sendCodeByWhatsApp(config.whatsapp, { phone, code }, services)
}
