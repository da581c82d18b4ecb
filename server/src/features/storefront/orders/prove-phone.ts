import { topics } from '@portal/contract/live/topics'
import type { NewOrder } from '@portal/contract/storefront/orders/order'
import { respondBy } from '@portal/contract/storefront/orders/order-rules'
import { answerOfScheduled } from '@portal/contract/storefront/orders/ordering-time-rules'
import {
  orderTexts,
  phoneCodeTexts as texts,
} from '@portal/contract/storefront/orders/orders.texts'
import { z } from 'zod'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { originMark } from '../../../platform/limits/origin-mark.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { mayResendAt, phoneKey } from '../../../platform/whatsapp/one-time-codes.ts'
import { sendCodeByWhatsApp } from '../../../platform/whatsapp/send-code.ts'
import { browsers, type OrderProof, type Sender } from './customers.rules.ts'
import { hasTooManyUnserved, UNSERVED_MS } from './held-share.rules.ts'
import type { Origin } from './holds.store.ts'
import { type FoundOrder, statusOf } from './order.rules.ts'
import { kitchenOf, USUAL_ORDERING } from './ordering.rules.ts'
import type { Deps } from './orders.feature.ts'
import {
  codeTooSoon,
  digitsOf,
  judgeTry,
  needsCode,
  newPhoneCode,
  type PhoneCode,
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
  { slug, key, phone, address }: Named & { slug: string; address: string },
  deps: Deps,
) {
  const { stores, clock } = deps
  const place = await stores.ordering.findPlaceAt(slug, clock.now())
  if (!place?.isPublished) throw new NotFound('establishment', slug)
  return sendPhoneCode({ key, phone, address }, deps)
}

/** For a cart, or for an order that was sent with it. */
export async function sendPhoneCode(
  { key, phone, address }: Named & { address: string },
  {
    work,
    stores,
    clock,
    config,
    sensitiveCalls,
  }: Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>,
) {
  const now = clock.now()
  if (!config.whatsapp) throw new Conflict('orders.no-code', 'WhatsApp is not set up', texts.noCode)
  // Before the limits: a tap too many costs nobody anything.
  requireMayResend(await stores.phoneCodes.read(key), now)
  await sensitiveCalls.spend('order-code-address', clientKey(address))
  // Of one address fewer than of the phone: a stranger does not use up what its owner needs.
  const ofPhone = phoneKey(phone, config.auth.secret)
  await sensitiveCalls.spend('order-code-phone-address', `${ofPhone} ${clientKey(address)}`)
  await sensitiveCalls.spend('order-code', ofPhone)
  const code = newPhoneCode(key, phone, now)
  await work.transaction(async ({ phoneCodes, jobs }) => {
    if (!(await phoneCodes.issue(code))) throw codeTooSoon()
    await jobs.add(SEND_PHONE_CODE_JOB, { key, sentAt: now.toISOString() })
  })
  return { expires_at: code.expiresAt, resend_at: mayResendAt(code) }
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

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config'>
type Named = Pick<PhoneCode, 'key' | 'phone'>
type ProvenOrder = Exclude<NewOrder, { mode: 'table' }>

/**
 * What stands behind an order. The phone is theirs who confirmed it in their account, who answered a code in
 * this browser, or who answers one now; a right one holds for this browser. Before the order is written: a
 * wrong try counts whatever becomes of it.
 */
export async function proofOf(
  order: ProvenOrder,
  { person, browser }: Sender,
  deps: Needs,
): Promise<OrderProof> {
  const { stores, config } = deps
  const { phone, key, phone_code: typed } = order
  if (browsers.knows(browser, phone, config.auth.secret)) return 'phone'
  if (person && (await stores.phoneCodes.isPhoneOf(person.userId, phone))) return 'phone'
  if (await isCodeRight({ key, phone }, typed, deps)) return 'phone'
  return person?.isProved ? 'account' : null
}

/** True for a code that was right before, too. False where none was typed. */
async function isCodeRight(
  { key, phone }: Named,
  typed: string | undefined,
  { work, stores, clock, config }: Needs,
): Promise<boolean> {
  const now = clock.now()
  const known = await stores.phoneCodes.read(key)
  if (known?.provedAt && known.phone === phone && known.expiresAt > now) return true
  if (!typed) return false
  const verdict = await work.transaction(async ({ phoneCodes }) => {
    const tried = await phoneCodes.takeTry(key, now)
    const judged = judgeTry(tried, known, { code: typed, phone, secret: config.auth.secret, now })
    if (judged.kind === 'right') await phoneCodes.prove({ key, phone }, now)
    return judged
  })
  if (verdict.kind !== 'right') throw refusalOf(verdict, now)
  return true
}

/** Whoever answers a code passes; where none can be sent, an account with a proof is asked for. */
export function proofFirst(sentence: string, { config }: Pick<Deps, 'config'>): Conflict {
  if (config.whatsapp) return new Conflict('orders.phone-code', 'the phone is not proved', sentence)
  return new Conflict('orders.proof', 'nothing is proved', texts.accountFirst)
}

/** What has to be shown before anything is held. */
export async function requireProof(
  order: ProvenOrder,
  proof: OrderProof,
  { establishmentId, sender }: { establishmentId: string; sender: Sender },
  deps: Needs & Pick<Deps, 'sensitiveCalls'>,
) {
  // Nobody else's orders count against the owner of a phone.
  if (proof === 'phone') return
  const { stores, config, sensitiveCalls, clock } = deps
  const settings = await stores.ordering.find(establishmentId)
  // Where no code can be sent nobody can be asked for one.
  if (config.whatsapp && needsCode(order, settings?.content ?? USUAL_ORDERING)) {
    throw proofFirst(whyCode(order), deps)
  }
  if (proof === null && order.scheduled_for) throw proofFirst(texts.scheduled, deps)
  if (!config.whatsapp) await sensitiveCalls.spend('order-phone', order.phone)
  else if (!(await sensitiveCalls.trySpend('order-phone', order.phone))) {
    throw proofFirst(texts.busyPhone, deps)
  }
  if (proof !== null) return
  const since = new Date(clock.now().getTime() - UNSERVED_MS)
  const origin = originOf(order, { proof, sender }, config.auth.secret)
  const unserved = await stores.holds.countUnserved(establishmentId, origin, since)
  if (
    hasTooManyUnserved(unserved, {
      catalogue: order.catalogue,
      factor: config.sensitiveLimitsFactor,
    })
  ) {
    throw proofFirst(texts.unserved, deps)
  }
}

export const originOf = (
  order: NewOrder,
  { proof, sender }: { proof: OrderProof; sender: Sender },
  secret: string,
): Origin => ({
  proof,
  userId: sender.person?.userId ?? null,
  phone: order.mode === 'table' ? null : order.phone,
  deviceMark: originMark('browser', sender.browser.id, secret),
  addressMark: originMark('address', clientKey(sender.address), secret),
})

/** An order that is held for minutes is held for its whole time once its phone is proved. */
export async function proveOrder(
  order: FoundOrder,
  typed: string,
  { address }: { address: string },
  deps: Needs & Pick<Deps, 'sensitiveCalls'>,
) {
  const { work, clock, sensitiveCalls } = deps
  const phone = requireProvable(order, clock.now())
  await sensitiveCalls.spend('order-code-address', clientKey(address))
  await isCodeRight({ key: order.key, phone }, typed, deps)
  await work.transaction(async (within) => {
    const now = clock.now()
    const settings = await within.ordering.lock(order.establishment_id)
    const current = await within.orders.find(order.establishment_id, order.id)
    const place = await within.ordering.findPlace(order.establishment_id, now)
    if (!settings || !place || !current) throw new NotFound('order', order.id)
    requireProvable(current, now)
    const { placed_at: placed, scheduled_for: wanted } = current
    const scheduled = wanted && answerOfScheduled(kitchenOf(place, settings), wanted, placed)
    const isShop = current.catalogue === 'shop'
    const until = respondBy({ scheduled, isShop, isProved: true }, placed)
    await within.orders.prove(current.id, until)
    within.changes.announce(
      Tag.live(topics.orders(current.establishment_id)),
      Tag.live(topics.order(current.id)),
    )
  })
  return phone
}

export const isProvable = (order: FoundOrder, now: Date) =>
  order.proof === null && order.contact_phone !== null && statusOf(order, now) === 'received'

function requireProvable(order: FoundOrder, now: Date): string {
  if (!isProvable(order, now) || order.contact_phone === null) {
    throw new Conflict('orders.over', 'nothing waits for a proof', orderTexts.over)
  }
  return order.contact_phone
}
