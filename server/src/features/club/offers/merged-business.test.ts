import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPartner, type Partner } from '../../../../test/offers.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
let kept: Partner
let duplicate: Partner
let marina: TestPerson
let admin: TestPerson
let restore: () => void
beforeAll(async () => {
  restore = switchCapabilities(true, ['coupons'])
  admin = await createPerson(portal, { role: 'superadmin' })
})
afterAll(() => restore())
beforeEach(async () => {
  kept = await createPartner(portal)
  duplicate = await createPartner(portal)
  marina = await createPerson(portal)
})

const versionOf = async ({ listing: { id } }: Partner) =>
  (
    await portal.asOwner<{ version: number }>('select version from establishments where id = $1', [
      id,
    ])
  ).rows[0]?.version
const merge = async () =>
  call(
    portal,
    'POST',
    `/admin/establishments/${kept.listing.id}/merge`,
    {
      version: await versionOf(kept),
      duplicate_id: duplicate.listing.id,
      duplicate_version: await versionOf(duplicate),
      owner: 'kept',
    },
    admin,
  )

// spec: 309
it('takes offers, coupons and uses along: what was promised is kept at the counter that stays', async () => {
  const offer = await duplicate.addOffer({ per_member: 2 })
  const used = (await duplicate.take(marina, offer)).json
  const waiting = (await duplicate.take(marina, offer)).json
  const use = (await duplicate.redeem(duplicate.owner, { code: used.code })).json

  expect(await merge()).toMatchObject({ status: 200, json: { moved: { offers: 1, orders: 0 } } })
  const { json: wallet } = await call(portal, 'GET', '/my/coupons', undefined, marina)
  expect(
    wallet.coupons.map((coupon: { establishment: { id: string } }) => coupon.establishment.id),
  ).toEqual([kept.listing.id, kept.listing.id])
  const { offers } = (await call(portal, 'GET', `/establishments/${kept.listing.slug}/offers`)).json
  expect(offers).toMatchObject([{ id: offer }])
  const page = await call(portal, 'GET', `/establishments/${kept.listing.slug}`)
  expect(page.json.has_coupon).toBe(true)

  const { redemptions } = (await kept.mine('GET', '/counter')).json
  expect(redemptions).toMatchObject([{ id: use.id, coupon_id: used.id }])
  expect((await kept.redeem(kept.owner, { code: used.code })).json.code).toBe('coupons.used')
  expect((await kept.redeem(kept.owner, { code: waiting.code })).status).toBe(200)
  expect((await duplicate.redeem(duplicate.owner, { code: waiting.code })).status).toBe(404)
})

it('loses no coupon and no use to people who take and use while it runs', async () => {
  const offer = await duplicate.addOffer()
  const people = await Promise.all(Array.from({ length: 12 }, () => createPerson(portal)))
  const early = await Promise.all(people.slice(0, 6).map((person) => duplicate.take(person, offer)))
  const uses = early.map(({ json }) => duplicate.redeem(duplicate.owner, { code: json.code }))
  const takes = people.slice(6).map((person) => duplicate.take(person, offer))
  const merged = merge()
  const answers = [...(await Promise.all(takes)), ...(await Promise.all(uses)), await merged]
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])

  const { rows } = await portal.asOwner<{ coupons: number; uses: number; left: number }>(
    `select (select count(*)::integer from coupons where offer_id = $1
         and establishment_id = $2) as coupons,
       (select count(*)::integer from redemptions where establishment_id = $2) as uses,
       (select count(*)::integer from coupons where establishment_id = $3) as left`,
    [offer, kept.listing.id, duplicate.listing.id],
  )
  const accepted = answers.filter(({ json }) => json.undo_until).length
  expect(rows).toEqual([{ coupons: 12, uses: accepted, left: 0 }])
})
