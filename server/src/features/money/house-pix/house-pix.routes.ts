import { roleMay } from '@portal/contract/guide/team/team-rights'
import * as contract from '@portal/contract/money/house-pix/house-pix'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authHeaders, type Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { answerCharge, claimPaid } from './answer-charge.ts'
import type { Deps } from './house-pix.feature.ts'
import { answerBy, type Charge, type HouseKey, isPayable, mayClaim } from './house-pix.rules.ts'
import { saveHouseSettings, setHouseKey, stopHouseKey, stopKeyByLink } from './keep-house-key.ts'

export function housePixRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, sensitiveCalls } = deps

  async function present(id: string, actor: Person): Promise<contract.HousePix> {
    const now = clock.now()
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, 'pix.confirm', id)
    const [settings, { key, coming }] = await Promise.all([
      stores.houseKeys.settings(id),
      stores.houseKeys.keys(id, now),
    ])
    const sees = roleMay(role, 'pix.set')
    // Who is asked to look into an account sees what for; administrators look into nobody's.
    const charges = role === null ? [] : await stores.houseCharges.listOf(id, now)
    const isSeen = ({ order_id }: Charge) => roleMay(role, order_id ? 'orders.see' : 'stays.see')
    return {
      ...settings,
      key: sees && key ? presentKey(key) : null,
      // Whoever may stop it sees when it would begin.
      coming: mayOrAdministrates(actor, role, 'pix.set') && coming ? presentKey(coming) : null,
      has_key: key !== null,
      needs_code: actor.hasSecondFactor,
      charges: charges.filter(isSeen).map(presentCharge),
      may: { set: sees, confirm: roleMay(role, 'pix.confirm') },
    }
  }

  route(app, contract.readHousePix, ({ params: { id }, actor }) => present(id, actor))
  route(app, contract.saveHousePix, async ({ params: { id }, body, actor }) => {
    await saveHouseSettings(actor, { establishmentId: id, ...body }, deps)
    return present(id, actor)
  })
  route(app, contract.setHousePixKey, async ({ params: { id }, body, actor }, request) => {
    await setHouseKey(actor, { establishmentId: id, ...body }, authHeaders(request), deps)
    return present(id, actor)
  })
  route(app, contract.stopHousePixKey, async ({ params: { id, key }, actor }) => {
    await stopHouseKey(actor, { establishmentId: id, keyId: key }, deps)
    return present(id, actor)
  })
  route(app, contract.answerHousePix, async ({ params: { id, charge }, body, actor }) => {
    await answerCharge(actor, { establishmentId: id, chargeId: charge, ...body }, deps)
    return present(id, actor)
  })

  route(app, contract.stopPixKeyByLink, async ({ body: { token } }, { ip }) => ({
    place: await stopKeyByLink({ token, client: clientKey(ip) }, deps),
  }))

  /** Guessing costs, as for every other page behind the link of an order. */
  async function ofLink(token: string, { ip }: FastifyRequest) {
    const order = await stores.orders.findByToken(hashToken(token))
    if (order) return stores.houseCharges.ofOrder(order.id)
    await sensitiveCalls.spend('order-link', clientKey(ip))
    throw new Invalid('orders.link', 'the link is unknown')
  }
  async function ofGuest(actor: Person, stayId: string) {
    const stay = await stores.stays.findMine(actor.userId, stayId)
    if (!stay) throw new NotFound('stay', stayId)
    return stores.houseCharges.ofStay(stay.id)
  }
  /** The guest has no account: the link of the stay is their proof. */
  async function ofGuestLink(token: string, { ip }: FastifyRequest) {
    const stay = await stores.stays.findByToken(hashToken(token))
    if (stay) return stores.houseCharges.ofStay(stay.id)
    await sensitiveCalls.spend('stay-link', clientKey(ip))
    throw new Invalid('stays.link', 'the link is unknown')
  }
  const presented = (charge: Charge | null) => ({ pix: charge && presentToPay(charge) })
  async function claim(charge: Charge | null) {
    if (!charge) throw new NotFound('house-pix-charge')
    await claimPaid(charge, deps)
    return presented(await stores.houseCharges.findAny(charge.id))
  }

  route(app, contract.readOrderPix, async ({ body: { token } }, request) =>
    presented(await ofLink(token, request)),
  )
  route(app, contract.claimOrderPix, async ({ body: { token } }, request) =>
    claim(await ofLink(token, request)),
  )
  route(app, contract.readGuestPix, async ({ body: { token } }, request) =>
    presented(await ofGuestLink(token, request)),
  )
  route(app, contract.claimGuestPix, async ({ body: { token } }, request) =>
    claim(await ofGuestLink(token, request)),
  )
  route(app, contract.readStayPix, async ({ params: { stay }, actor }) =>
    presented(await ofGuest(actor, stay)),
  )
  route(app, contract.claimStayPix, async ({ params: { stay }, actor }) =>
    claim(await ofGuest(actor, stay)),
  )
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const presentKey = ({ id, kind, key, holder, city, created_at, starts_at }: HouseKey) => ({
  ...{ id, kind, key, holder, city },
  created_at: created_at.toISOString(),
  starts_at: starts_at.toISOString(),
})

const presentCharge = (charge: Charge): contract.HousePixCharge => ({
  id: charge.id,
  order:
    charge.order_id !== null && charge.number !== null
      ? { id: charge.order_id, number: charge.number }
      : null,
  stay:
    charge.stay_id !== null && charge.arrival !== null && charge.departure !== null
      ? {
          ...{ id: charge.stay_id, unit: charge.unit ?? '' },
          ...{ arrival: charge.arrival, departure: charge.departure },
        }
      : null,
  name: charge.name,
  amount_cents: charge.amount_cents,
  txid: charge.txid,
  state: charge.status,
  created_at: charge.created_at.toISOString(),
  claimed_at: iso(charge.claimed_at),
  is_over: charge.is_over,
})

const presentToPay = (charge: Charge): contract.PixToPay => ({
  id: charge.id,
  state: charge.status,
  holder: charge.holder ?? '',
  amount_cents: charge.amount_cents,
  code: isPayable(charge) ? charge.code : null,
  claimed_at: iso(charge.claimed_at),
  answer_by:
    charge.status === 'claimed' && charge.claimed_at ? iso(answerBy(charge.claimed_at)) : null,
  may_claim: mayClaim(charge),
  is_over: charge.is_over,
})
