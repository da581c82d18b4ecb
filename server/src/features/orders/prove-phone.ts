import type { NewOrder } from '@portal/contract/orders/order'
import { phoneCodeTexts as texts } from '@portal/contract/orders/orders.texts'
import { z } from 'zod'
import type { Person } from '../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../platform/errors/domain-errors.ts'
import { clientKey } from '../../platform/limits/client-key.ts'
import { defineJob } from '../../platform/queue/job.ts'
import { mayResendAt, phoneKey } from '../../platform/whatsapp/one-time-codes.ts'
import { sendCodeByWhatsApp } from '../../platform/whatsapp/send-code.ts'
import { USUAL_ORDERING } from './ordering.rules.ts'
import type { Deps } from './orders.feature.ts'
import {
  codeTooSoon,
  digitsOf,
  judgeTry,
  needsCode,
  newPhoneCode,
  refusalOf,
  requireMayResend,
  whyCode,
} from './phone-codes.rules.ts'

export const SEND_PHONE_CODE_JOB = defineJob(
  'orders.send-code',
  z.object({ key: z.uuid(), sentAt: z.iso.datetime() }),
)
type SendData = z.infer<typeof SEND_PHONE_CODE_JOB.data>

/** Sends a code to the phone that a cart is to be ordered with. Each one rings there: limits are of the phone. */
export async function requestPhoneCode(
  { slug, key, phone, address }: { slug: string; key: string; phone: string; address: string },
  { work, stores, clock, config, sensitiveCalls }: Deps,
) {
  const now = clock.now()
  const place = await stores.ordering.findPlaceAt(slug, now)
  if (!place?.isPublished) throw new NotFound('establishment', slug)
  if (!config.whatsapp) throw new Conflict('orders.no-code', 'WhatsApp is not set up', texts.noCode)
  // Before the limits: a tap too many costs nobody anything.
  requireMayResend(await stores.phoneCodes.read(key), now)
  await sensitiveCalls.spend('order-code-address', clientKey(address))
  await sensitiveCalls.spend('order-code', phoneKey(phone, config.auth.secret))
  const code = newPhoneCode(key, phone, now)
  await work.transaction(async ({ phoneCodes, jobs }) => {
    if (!(await phoneCodes.issue(code))) throw codeTooSoon()
    await jobs.add(SEND_PHONE_CODE_JOB, { key, sentAt: now.toISOString() })
  })
  return {
    expires_at: code.expiresAt.toISOString(),
    resend_at: mayResendAt(code).toISOString(),
  }
}

/** May run twice: the code is the same, and one that was used, replaced or outlived is not sent. */
export async function deliverPhoneCode(
  { key, sentAt }: SendData,
  { stores, clock, config, services, log }: Deps,
) {
  const code = await stores.phoneCodes.read(key)
  if (!code || code.sentAt.toISOString() !== sentAt || code.expiresAt <= clock.now()) return
  if (!config.whatsapp || code.provedAt) return
  const digits = digitsOf(code, config.auth.secret)
  const sending = await sendCodeByWhatsApp(
    config.whatsapp,
    { phone: code.phone, code: digits },
    services,
  )
  if (sending.kind === 'accepted') return
  if (sending.kind === 'later') throw new Error(`WhatsApp did not take the code: ${sending.reason}`)
  if (sending.kind === 'broken') log.error({ reason: sending.reason }, 'WhatsApp needs attention')
  else log.warn({ reason: sending.reason }, 'the phone of an order cannot be reached')
}

/**
 * Somebody who was never served proves that the phone is theirs, where they order much or the business asks
 * for it. Before the order is written: a wrong try counts whatever becomes of it, and a right one holds for this cart.
 */
export async function requireProvedPhone(
  order: NewOrder,
  { person, establishmentId }: { person: Person | null; establishmentId: string },
  { work, stores, clock, config }: Pick<Deps, 'work' | 'stores' | 'clock' | 'config'>,
) {
  // Where no code can be sent nobody can be asked for one.
  if (!config.whatsapp || order.mode === 'table') return
  const settings = await stores.ordering.find(establishmentId)
  if (!needsCode(order, settings?.content ?? USUAL_ORDERING)) return
  const { phone, key, phone_code: typed } = order
  if (await stores.phoneCodes.isKnownPhone(phone, person?.userId ?? null)) return
  const now = clock.now()
  const known = await stores.phoneCodes.read(key)
  if (known?.provedAt && known.phone === phone && known.expiresAt > now) return
  if (!typed) throw new Conflict('orders.phone-code', 'the phone is not proved', whyCode(order))
  const verdict = await work.transaction(async ({ phoneCodes }) => {
    const tried = await phoneCodes.takeTry(key, now)
    const judged = judgeTry(tried, known, { code: typed, phone, secret: config.auth.secret, now })
    if (judged.kind === 'right') await phoneCodes.prove({ key, phone }, now)
    return judged
  })
  if (verdict.kind !== 'right') throw refusalOf(verdict, now)
}
