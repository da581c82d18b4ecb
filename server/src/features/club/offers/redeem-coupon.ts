import {
  ageOfStep,
  normalCode,
  readQr,
  type ScannedCoupon,
  startOfStep,
} from '@portal/contract/club/offers/coupon-code-rules'
import { momentOf, savedCents, weekText } from '@portal/contract/club/offers/offer-rules'
import {
  PURCHASE_HOURS,
  counterTexts as texts,
  UNDO_MINUTES,
} from '@portal/contract/club/offers/offers.texts'
import { topics } from '@portal/contract/live/topics'
import { atTime, hourOfClock } from '@portal/contract/shared/clock.texts'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { isGenuine } from './coupon-codes.rules.ts'
import type { Coupon } from './coupons.store.ts'
import type { Deps, Within } from './offers.feature.ts'
import type { Redemption } from './redemptions.store.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>
type Shown = { qr: string } | { code: string }
export type Reading = {
  establishmentId: string
  device: string
  key: string
  shown: Shown
  purchaseCents: number | null
}

const MINUTE_MS = 60_000

/** "hoje, às 19h42", as everybody at the counter says it. */
const whenText = (moment: Date, now: Date) => {
  const day = (at: Date) => DAY.format(at)
  const date = day(moment) === day(now) ? 'hoje' : `em ${day(moment)}`
  return `${date}, ${atTime(hourOfClock(TIME.format(moment)))}`
}
const ZONE = { timeZone: 'America/Belem' } as const
const DAY = new Intl.DateTimeFormat('pt-BR', { ...ZONE, day: '2-digit', month: '2-digit' })
const TIME = new Intl.DateTimeFormat('pt-BR', { ...ZONE, hour: '2-digit', minute: '2-digit' })

/**
 * By anybody of the team. The coupon is held while it is used: of many counters that read it at once, one
 * is told yes. The same key from the same device is answered with what it was told before.
 */
export async function redeemCoupon(
  actor: PersonActor,
  reading: Reading,
  deps: Needs,
): Promise<string> {
  const { establishmentId } = reading
  const { work, stores, clock } = deps
  const role = await stores.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'coupons.redeem', establishmentId)
  const shown = await findShown(actor, reading, deps)

  return work.transaction(async (within) => {
    const now = clock.now()
    // Read again: its business may have become another's.
    const coupon = (await within.coupons.lockCoupon(shown.id)) ?? shown
    const sent = await within.redemptions.findSent(establishmentId, reading)
    if (sent) return receiptOf(sent, coupon)
    await requireOfHere(coupon, establishmentId, within)
    const use = await within.redemptions.findUse(coupon.id)
    if (use) {
      throw new Conflict(
        'coupons.used',
        `used at ${use.redeemed_at.toISOString()}`,
        texts.used(whenText(use.redeemed_at, now)),
        { at: use.redeemed_at.toISOString(), by: use.by },
      )
    }
    requireInTime(coupon, reading.shown, now)
    const counts = !(await isOfTeam(coupon, actor, within))
    const id = await within.redemptions.addRedemption(
      {
        counts,
        couponId: coupon.id,
        establishmentId,
        device: reading.device,
        key: reading.key,
        userId: actor.userId,
        purchaseCents: reading.purchaseCents,
        savedCents: savedCents(coupon.terms, reading.purchaseCents),
      },
      now,
    )
    if (coupon.user_id && counts) {
      const earned = { ...earnedBy(id), userId: coupon.user_id, establishmentId }
      await within.earnedNumbers.earn(earned, now)
    }
    announceUse(within, coupon.user_id, establishmentId)
    return id
  })
}

/** Nobody profits at the own counter: neither its people, however many accounts they have, nor who reads it. */
const isOfTeam = async (
  { user_id: memberId, establishment_id: establishmentId }: Coupon,
  { userId }: PersonActor,
  { redemptions }: Pick<Needs['stores'], 'redemptions'>,
): Promise<boolean> =>
  memberId !== null &&
  (memberId === userId || (await redemptions.isOfTeam(memberId, establishmentId)))

/** A number of each open draw whose regulation says so. */
const earnedBy = (redemptionId: string) =>
  ({ reason: 'redemption', reasonKey: redemptionId }) as const

function announceUse(
  { changes }: { changes: { announce(...tags: Tag[]): void } },
  memberId: string | null,
  establishmentId: string,
) {
  changes.announce(Tag.live(topics.counter(establishmentId)))
  if (memberId) changes.announce(Tag.live(topics.wallet(memberId)))
}

function receiptOf(sent: Redemption, coupon: Coupon): string {
  if (sent.coupon_id !== coupon.id) {
    throw new Conflict('coupons.same-key', 'the key came with another coupon', texts.sameKey)
  }
  if (sent.undone_at) throw new Conflict('coupons.undone', 'undone since', texts.undone)
  return sent.id
}

async function requireOfHere(
  coupon: Coupon,
  establishmentId: string,
  { coupons }: Pick<Needs['stores'], 'coupons'>,
) {
  if (coupon.establishment_id === establishmentId) return
  const { name } = (await coupons.findOfMember(coupon.id))?.place ?? { name: '' }
  throw new Conflict('coupons.foreign', 'of another business', texts.foreign(name))
}

/** A photo of a screen is refused before the day and hour of the coupon are looked at. */
function requireInTime(coupon: Coupon, shown: Shown, now: Date) {
  const scanned = 'qr' in shown ? readQr(shown.qr) : null
  const age = scanned ? ageOfStep(scanned.step, now) : 'live'
  if (scanned && age !== 'live') {
    throw new Conflict(`coupons.${age}`, `a step that is ${age}`, texts[age], {
      made_at: startOfStep(scanned.step).toISOString(),
    })
  }
  if (coupon.expires_at <= now) {
    const when = whenText(coupon.expires_at, now)
    throw new Conflict('coupons.expired', `expired ${when}`, texts.expired(when))
  }
  if (momentOf(coupon.terms, now) !== 'now') {
    const when = weekText(coupon.terms)
    throw new Conflict('coupons.not-now', `holds ${when}`, texts.notNow(when))
  }
}

/** Whatever is shown, by what it proves. */
async function findShown(actor: PersonActor, reading: Reading, deps: Needs): Promise<Coupon> {
  const { shown } = reading
  return 'qr' in shown
    ? findScanned(readQr(shown.qr), deps)
    : findTyped(actor, reading.establishmentId, shown.code, deps)
}

async function findScanned(scanned: ScannedCoupon | null, { stores, config }: Needs) {
  const coupon =
    scanned && isGenuine(scanned, config.auth.secret)
      ? await stores.coupons.findCoupon(scanned.couponId)
      : null
  if (!coupon) throw new Conflict('coupons.forged', 'not signed by the portal', texts.forged)
  return coupon
}

/**
 * Guessing costs: it is paid before the look and given back for a right one, so that whoever has none left
 * is told nothing, right or wrong.
 */
async function findTyped(
  { userId }: PersonActor,
  establishmentId: string,
  typed: string,
  { stores, sensitiveCalls }: Needs,
): Promise<Coupon> {
  await sensitiveCalls.spend('coupon-code', userId, texts.tooMany)
  await sensitiveCalls.spend('coupon-code-place', establishmentId, texts.tooMany)
  const code = normalCode(typed)
  const coupon = code ? await stores.coupons.findByCode(code) : null
  if (!coupon) throw new Conflict('coupons.unknown', 'no such code', texts.unknown)
  await sensitiveCalls.giveBack('coupon-code', userId)
  await sensitiveCalls.giveBack('coupon-code-place', establishmentId)
  return coupon
}

type Named = { establishmentId: string; redemptionId: string }

/** Held, and still what it was; to who is not of the team it does not exist. */
async function changeUse(
  actor: PersonActor,
  { establishmentId, redemptionId }: Named,
  { work, stores }: Pick<Deps, 'work' | 'stores'>,
  change: (use: Redemption, within: Within) => Promise<void>,
) {
  const role = await stores.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'coupons.redeem', establishmentId)
  const known = await stores.redemptions.findRedemption(establishmentId, redemptionId)
  if (!known) throw new NotFound('redemption', redemptionId)
  await work.transaction(async (within) => {
    await within.coupons.lockCoupon(known.coupon_id)
    const use = await within.redemptions.findRedemption(establishmentId, redemptionId)
    if (!use) throw new NotFound('redemption', redemptionId)
    if (use.undone_at) throw new Conflict('coupons.undone', 'undone', texts.undoneAlready)
    await change(use, within)
    announceUse(within, use.member_id, establishmentId)
  })
}

/** Read by mistake: the coupon is the member's again. */
export const undoRedemption = (
  actor: PersonActor,
  { reason, ...named }: Named & { reason: string },
  deps: Pick<Deps, 'work' | 'stores' | 'clock'>,
) =>
  changeUse(actor, named, deps, async (use, { earnedNumbers, redemptions, audit }) => {
    const now = deps.clock.now()
    if (now.getTime() - use.redeemed_at.getTime() > UNDO_MINUTES * MINUTE_MS) {
      throw new Conflict('coupons.undo-late', 'past its ten minutes', texts.undoLate)
    }
    await redemptions.saveUndone(use.id, { by: actor.userId, reason }, now)
    await earnedNumbers.withdraw(earnedBy(use.id), now)
    await audit.record(actor, now, {
      action: 'offers.redemption-undone',
      subjectId: named.establishmentId,
      details: { redemption: use.id, name: use.terms.title },
    })
  })

export const setPurchase = (
  actor: PersonActor,
  { purchaseCents, ...named }: Named & { purchaseCents: number },
  deps: Pick<Deps, 'work' | 'stores' | 'clock'>,
) =>
  changeUse(actor, named, deps, async (use, { redemptions }) => {
    const age = deps.clock.now().getTime() - use.redeemed_at.getTime()
    if (age > PURCHASE_HOURS * 60 * MINUTE_MS) {
      throw new Conflict('coupons.purchase-late', 'too late', texts.purchaseLate)
    }
    await redemptions.savePurchase(use.id, purchaseCents, savedCents(use.terms, purchaseCents))
  })
