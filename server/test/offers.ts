import { randomUUID } from 'node:crypto'
import type { OfferContent } from '@portal/contract/club/offers/offer'
import type { buildApp } from '../src/app.ts'
import type { Deps } from '../src/deps.ts'
import { call } from './calls.ts'
import { createListing } from './establishments.ts'
import { createPerson, type TestPerson } from './people.ts'

type Portal = { app: Awaited<ReturnType<typeof buildApp>>; deps: Deps }

const DAY_MS = 86_400_000

/** A fifth off, every day, whole days, for a month around now. */
export const plainOffer = (
  { deps }: { deps: Pick<Deps, 'clock'> },
  more: Partial<OfferContent> = {},
): OfferContent => ({
  kind: 'percent',
  value: 20,
  title: 'na pescada-amarela inteira',
  rule: 'Um por mesa, no salão.',
  starts_at: new Date(deps.clock.now().getTime() - DAY_MS).toISOString(),
  ends_at: new Date(deps.clock.now().getTime() + 29 * DAY_MS).toISOString(),
  days: [0, 1, 2, 3, 4, 5, 6],
  from_minute: null,
  until_minute: null,
  is_flash: false,
  stock: null,
  per_member: 1,
  worth_cents: null,
  ...more,
})

/** A business of the largest plan whose offers are on the air at once. */
export async function createPartner(portal: Portal) {
  const owner = await createPerson(portal, { plan: 'espadarte', name: 'Nonato Reis' })
  const listing = await createListing(portal, { owner })
  const admin = await createPerson(portal, { role: 'admin' })
  const base = `/my/establishments/${listing.id}`
  const as = (
    person: Pick<TestPerson, 'cookie'>,
    method: Parameters<typeof call>[1],
    path: string,
    body?: object,
    node: Portal = portal,
  ) => call(node, method, `${base}${path}`, body, { cookie: person.cookie })
  const mine = (method: Parameters<typeof call>[1], path: string, body?: object) =>
    as(owner, method, path, body)
  const send = (more: Partial<OfferContent> = {}, id: string = randomUUID()) =>
    mine('POST', '/offers', { id, ...plainOffer(portal, more) })
  const decide = (id: string, version: number, more: object = { approve: true }) =>
    call(portal, 'POST', `/admin/offers/${id}/decision`, { version, ...more }, admin)
  async function addOffer(more: Partial<OfferContent> = {}): Promise<string> {
    const sent = await send(more)
    if (sent.status !== 201) throw new Error(JSON.stringify(sent.json))
    const { id, version } = sent.json
    const decided = await decide(id, version)
    if (decided.status !== 200) throw new Error(JSON.stringify(decided.json))
    return id
  }
  const take = (
    person: Pick<TestPerson, 'cookie'>,
    offer_id: string,
    key = randomUUID(),
    node = portal,
  ) => call(node, 'POST', '/my/coupons', { offer_id, key }, { cookie: person.cookie })
  const redeem = (
    person: Pick<TestPerson, 'cookie'>,
    shown: { qr: string } | { code: string },
    more: object = {},
    node: Portal = portal,
  ) =>
    as(
      person,
      'POST',
      '/counter/redemptions',
      { key: randomUUID(), device: randomUUID(), ...shown, ...more },
      node,
    )
  return { owner, admin, listing, base, as, mine, send, decide, addOffer, take, redeem }
}
export type Partner = Awaited<ReturnType<typeof createPartner>>
