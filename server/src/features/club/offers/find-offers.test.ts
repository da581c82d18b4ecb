import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPartner, type Partner } from '../../../../test/offers.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const HOUR_MS = 3_600_000
let partner: Partner
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['coupons'])
  partner = await createPartner(portal)
  await portal.asOwner(`update establishments set name = 'Barraca do Luar' where id = $1`, [
    partner.listing.id,
  ])
})
afterAll(() => restore())

const offers = async (q: string) =>
  (await call(portal, 'GET', `/search?q=${encodeURIComponent(q)}`)).json.offers
const titles = async (q: string) => (await offers(q)).map(({ title }: { title: string }) => title)
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()

// spec: 307
it('is found by its words, by its business and by both, and leads to its ticket', async () => {
  const id = await partner.addOffer({ title: 'na caldeirada de filhote', rule: 'Só no salão.' })
  expect(await offers('caldeiradas')).toEqual([
    {
      id,
      title: 'na caldeirada de filhote',
      value: '20%',
      is_flash: false,
      ends_at: expect.any(String),
      path: `/guia/${partner.listing.slug}#cupons`,
      business: { name: 'Barraca do Luar', neighbourhood: expect.anything() },
    },
  ])
  expect(await titles('barraca do luar')).toEqual(['na caldeirada de filhote'])
  expect(await titles('caldeirada luar')).toEqual(['na caldeirada de filhote'])
  expect(await titles('cupom de caldeirada')).toEqual(['na caldeirada de filhote'])
  expect(await titles('caldeirada de pirarucu')).toEqual([])
  expect(await titles('descontos')).toContain('na caldeirada de filhote')
})

// spec: 307
it('is found neither before the team looked at it, nor once it is over or all taken', async () => {
  await partner.send({ title: 'no tacacá da tarde' })
  expect(await titles('tacacá')).toEqual([])

  await partner.addOffer({ title: 'no açaí batido', ends_at: inHours(2) })
  expect(await titles('açaí')).toEqual(['no açaí batido'])
  clock.advance(2 * HOUR_MS)
  // The answer was remembered until the offer ended, and no longer.
  expect(await titles('açaí')).toEqual([])

  const last = await partner.addOffer({ title: 'no bolinho de piracuí', stock: 1 })
  await partner.take(partner.owner, last)
  expect(await titles('piracuí')).toEqual([])
})

it('shows nothing that the plan of its business does not include', async () => {
  await partner.addOffer({ title: 'na unha de caranguejo' })
  await portal.asOwner(
    `update establishments set plan_limits = plan_limits || '{"active_coupons": 0}' where id = $1`,
    [partner.listing.id],
  )
  expect(await titles('unha de caranguejo')).toEqual([])
})
