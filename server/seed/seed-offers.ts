import { createHash } from 'node:crypto'
import type { OfferContent } from '@portal/contract/club/offers/offer'
import { momentOf } from '@portal/contract/club/offers/offer-rules'
import { slugOf } from '@portal/contract/shared/slug'
import type { Deps } from '../src/deps.ts'
import { redeemCoupon } from '../src/features/club/offers/redeem-coupon.ts'
import { takeCoupon } from '../src/features/club/offers/take-coupon.ts'
import type { PersonActor } from '../src/platform/actor.ts'
import { DEMO_OFFERS, type DemoOffer } from './offers/demo-offers.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long an offer of the demonstration holds. */
const DAYS = 120
const MEMBERS = ['clube@demo.salinas', 'atalaia@demo.salinas', 'macarico@demo.salinas']

type Place = { id: string; user_id: string | null; plan: string }

/** Offers of demo businesses, which are marked as such wherever they are shown, and some that were used. */
export async function seedOffers(deps: Deps) {
  const now = deps.clock.now()
  const added: { id: string; place: Place; content: OfferContent }[] = []
  for (const [index, demo] of DEMO_OFFERS.entries()) {
    const place = await placeOf(demo, deps)
    if (!place) continue
    const id = offerId(demo)
    const content = contentOf(demo, now)
    const isNew = await deps.stores.offers.addOffer(
      { id, establishmentId: place.id, state: 'published', isByPortal: place.plan === 'clube' },
      content,
      // In the order of the list, each after the one before.
      new Date(now.getTime() - (DEMO_OFFERS.length - index) * 1000),
    )
    if (isNew) added.push({ id, place, content })
  }
  await deps.work.transaction(async ({ listingUpkeep, changes }) => {
    changes.announce(...(await listingUpkeep.settleCoupons(null, now)))
  })
  if (added.length > 0) await seedUses(added, deps)
}

/** The same each time: running the seed again adds nothing. */
function offerId({ of, title }: DemoOffer): string {
  const hash = createHash('sha256').update(`${of}\0${title}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

async function placeOf({ of }: DemoOffer, { pool }: Deps): Promise<Place | null> {
  const { rows } = await pool.query<Place>(
    `select id, user_id, plan from establishments
     where slug = $1 and is_demo and status = 'published'`,
    [slugOf(of)],
  )
  return rows[0] ?? null
}

function contentOf(demo: DemoOffer, now: Date): OfferContent {
  const { of: _of, flashHours, ...own } = demo
  const ends = flashHours ? flashHours * HOUR_MS : DAYS * DAY_MS
  const begun = flashHours ? HOUR_MS : 30 * DAY_MS
  return {
    days: [0, 1, 2, 3, 4, 5, 6],
    from_minute: null,
    until_minute: null,
    stock: null,
    per_member: 1,
    worth_cents: null,
    ...own,
    starts_at: new Date(now.getTime() - begun).toISOString(),
    ends_at: new Date(now.getTime() + ends).toISOString(),
    is_flash: flashHours !== undefined,
  }
}

/** Members of the demonstration have coupons, and used some of them in the last days. */
async function seedUses(offers: { id: string; place: Place; content: OfferContent }[], deps: Deps) {
  const { rows: members } = await deps.pool.query<{ id: string }>(
    'select id from users where email = any($1) order by email',
    [MEMBERS],
  )
  const now = deps.clock.now()
  for (const [index, { id, place, content }] of offers.entries()) {
    const member = members[index % Math.max(1, members.length)]
    if (!member || content.is_flash) continue
    await takeCoupon(
      personOf(member.id),
      { offerId: id, key: offerId({ ...content, of: member.id }) },
      deps,
    )
    // Every other one was used, in a past hour at which it held.
    const used =
      index % 2 === 0
        ? lastHour(content, new Date(now.getTime() - (index + 1) * 5 * HOUR_MS))
        : null
    if (!used || !place.user_id) continue
    await use(id, { member: member.id, staff: place.user_id, place: place.id, at: used }, deps)
  }
}

const personOf = (userId: string): PersonActor => ({ kind: 'person', userId, planType: 'clube' })

function lastHour(content: OfferContent, from: Date): Date | null {
  for (let hours = 0; hours < 24 * 7; hours += 1) {
    const moment = new Date(from.getTime() - hours * HOUR_MS)
    if (momentOf(content, moment) === 'now') return moment
  }
  return null
}

type Use = { member: string; staff: string; place: string; at: Date }

async function use(offer: string, { member, staff, place, at }: Use, deps: Deps) {
  const { rows } = await deps.pool.query<{ code: string }>(
    'select code from coupons where offer_id = $1 and user_id = $2',
    [offer, member],
  )
  const code = rows[0]?.code
  if (!code) return
  const then: Deps = Object.create(deps, { clock: { value: { now: () => at } } })
  await redeemCoupon(
    personOf(staff),
    {
      establishmentId: place,
      device: offer,
      key: offer,
      shown: { code },
      purchaseCents: 6_000 + (code.charCodeAt(0) % 9) * 700,
    },
    then,
  )
}
