import * as counter from '@portal/contract/club/offers/counter'
import * as wallet from '@portal/contract/club/offers/coupon'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Deps } from './offers.feature.ts'
import { presentCoupon, presentRedemption } from './present-offer.ts'
import { redeemCoupon, setPurchase, undoRedemption } from './redeem-coupon.ts'
import { takeCoupon } from './take-coupon.ts'

const DAY_MS = 86_400_000
/** The city's day as it lies in time: it keeps one distance from Greenwich. */
const dayBounds = (day: string) => {
  const start = new Date(`${day}T00:00:00-03:00`)
  return { start, end: new Date(start.getTime() + DAY_MS) }
}

/** Coupons: what a member carries, and the counter that reads them. */
export function couponsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, config } = deps

  route(app, wallet.readWallet, async ({ actor: { userId } }) => {
    const [coupons, months, member] = await Promise.all([
      stores.coupons.listOfMember(userId),
      stores.coupons.savingsOf(userId),
      stores.coupons.memberCard(userId),
    ])
    return {
      coupons: coupons.map((coupon) => presentCoupon(coupon, config.auth.secret)),
      savings: {
        total_cents: months.reduce((sum, { saved_cents }) => sum + saved_cents, 0),
        redeemed: months.reduce((sum, { redeemed }) => sum + redeemed, 0),
        months: months.map(({ month, saved_cents }) => ({ month, saved_cents })),
      },
      member: {
        name: member?.name ?? '',
        since: member?.since ?? clock.now(),
      },
      now: clock.now(),
    }
  })
  route(app, wallet.takeCoupon, async ({ body: { offer_id: offerId, key }, actor }) => {
    const id = await takeCoupon(actor, { offerId, key }, deps)
    const coupon = await stores.coupons.findOfMember(id)
    if (!coupon) throw new NotFound('coupon', id)
    return presentCoupon(coupon, config.auth.secret)
  })

  async function present(id: string) {
    const redemption = await stores.redemptions.findWritten(id)
    if (!redemption) throw new NotFound('redemption', id)
    return presentRedemption(redemption)
  }
  async function requireTeam(id: string, actor: Person) {
    requireRightOrAdministrator(
      actor,
      await stores.team.roleOf(id, actor.userId),
      'coupons.redeem',
      id,
    )
  }

  route(app, counter.readCounter, async ({ params: { id }, actor }) => {
    await requireTeam(id, actor)
    const now = clock.now()
    const redemptions = await stores.redemptions.listDay(id, dayBounds(cityDay(now)))
    const accepted = redemptions.filter(({ undone_at }) => undone_at === null)
    const sum = (amounts: (number | null)[]) =>
      amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0)
    return {
      redemptions: redemptions.map(presentRedemption),
      today: {
        accepted: accepted.length,
        saved_cents: sum(accepted.map(({ counts, saved_cents }) => (counts ? saved_cents : null))),
        purchases_cents: sum(accepted.map(({ purchase_cents }) => purchase_cents)),
      },
      now,
    }
  })
  route(app, counter.redeemCoupon, async ({ params: { id }, body, actor }) => {
    const { key, device, qr, code, purchase_cents } = body
    const shown = qr === undefined ? { code: code ?? '' } : { qr }
    const purchaseCents = purchase_cents ?? null
    const reading = { establishmentId: id, device, key, shown, purchaseCents }
    return present(await redeemCoupon(actor, reading, deps))
  })
  route(app, counter.setPurchase, async ({ params, body, actor }) => {
    const named = { establishmentId: params.id, redemptionId: params.redemption }
    await setPurchase(actor, { ...named, purchaseCents: body.purchase_cents }, deps)
    return present(params.redemption)
  })
  route(app, counter.undoRedemption, async ({ params, body: { reason }, actor }) => {
    const named = { establishmentId: params.id, redemptionId: params.redemption }
    await undoRedemption(actor, { ...named, reason }, deps)
    return present(params.redemption)
  })
}
