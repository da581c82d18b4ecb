import { roleMay } from '@portal/contract/guide/team/team-rights'
import * as contract from '@portal/contract/money/house-pix/house-pix'
import { PIX_RECEIPT } from '@portal/contract/money/house-pix/house-pix.texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authHeaders, type Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { takeFile } from '../../../platform/http/take-file.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { answerCharge, claimPaid, requireMayConfirm } from './answer-charge.ts'
import { admitReceipt, attachReceipt, refusal, removeReceipt, tooLarge } from './attach-receipt.ts'
import type { Deps } from './house-pix.feature.ts'
import {
  answerBy,
  type Charge,
  type HouseKey,
  isPayable,
  mayAttach,
  mayClaim,
} from './house-pix.rules.ts'
import { receiptTexts } from './house-pix.texts.ts'
import { saveHouseSettings, setHouseKey, stopHouseKey, stopKeyByLink } from './keep-house-key.ts'

const RECEIPT_FILE = {
  maxBytes: PIX_RECEIPT.megabytes * 1024 * 1024,
  tooLarge: () => tooLarge(),
  missing: () => refusal('missing', receiptTexts.missing),
  interrupted: () => refusal('interrupted', receiptTexts.interrupted),
}

export async function housePixRoutes(app: FastifyInstance, deps: Deps) {
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
  function charged(charge: Charge | null): Charge {
    if (!charge) throw new NotFound('house-pix-charge')
    return charge
  }
  const presented = (charge: Charge | null) => ({ pix: charge && presentToPay(charge) })
  const anew = async ({ id }: Charge) => presented(await stores.houseCharges.findAny(id))
  async function claim(found: Charge | null) {
    const charge = charged(found)
    await claimPaid(charge, deps)
    return anew(charge)
  }
  async function withoutReceipt(found: Charge | null) {
    const charge = charged(found)
    await removeReceipt(charge, deps)
    return anew(charge)
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

  await takeFile(app, RECEIPT_FILE, (scope, receive) => {
    /** Whose it is, and whether it is time, before anything of the file is listened to. */
    async function take(
      request: FastifyRequest,
      find: (token: string) => Promise<Charge | null>,
    ): Promise<Charge> {
      let charge: Charge | null = null
      const by = async (token: string) => {
        charge = charged(await find(token))
        await admitReceipt(charge, deps)
      }
      const content = await receive(request, { field: 'token', by })
      const found = charged(charge)
      await deps.uploadSlots(() => attachReceipt(found, content, deps))
      return found
    }
    route(scope, contract.sendOrderPixReceipt, async (_input, request) =>
      anew(await take(request, (token) => ofLink(token, request))),
    )
    route(scope, contract.sendGuestPixReceipt, async (_input, request) =>
      anew(await take(request, (token) => ofGuestLink(token, request))),
    )
    route(scope, contract.sendStayPixReceipt, async ({ params: { stay }, actor }, request) =>
      anew(await take(request, () => ofGuest(actor, stay))),
    )
  })
  route(app, contract.removeOrderPixReceipt, async ({ body: { token } }, request) =>
    withoutReceipt(await ofLink(token, request)),
  )
  route(app, contract.removeGuestPixReceipt, async ({ body: { token } }, request) =>
    withoutReceipt(await ofGuestLink(token, request)),
  )
  route(app, contract.removeStayPixReceipt, async ({ params: { stay }, actor }) =>
    withoutReceipt(await ofGuest(actor, stay)),
  )
  route(
    app,
    contract.readPixReceipt,
    async ({ params: { id, charge }, actor }, _request, reply) => {
      const role = await stores.team.roleOf(id, actor.userId)
      const found = await stores.houseCharges.find(id, charge)
      requireMayConfirm(role, found ?? { establishment_id: id, order_id: null })
      const file = found && (await stores.pixReceipts.read(found.id))
      if (!file) throw new NotFound('house-pix-receipt', charge)
      // A picture is ours and is looked at; what somebody else wrote is taken away and opened elsewhere.
      void (file.kind === 'pdf'
        ? reply
            .type('application/pdf')
            .header('content-disposition', `attachment; filename="comprovante-${found.txid}.pdf"`)
        : reply.type('image/webp').header('content-disposition', 'inline'))
      void reply.header('cross-origin-resource-policy', 'same-origin')
      return file.content
    },
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
  receipt: presentReceipt(charge),
  is_over: charge.is_over,
})

const presentReceipt = ({ receipt, receipt_at }: Charge): contract.PixReceipt | null =>
  receipt && receipt_at ? { kind: receipt, sent_at: receipt_at.toISOString() } : null

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
  receipt: presentReceipt(charge),
  may_attach: mayAttach(charge),
  is_over: charge.is_over,
})
