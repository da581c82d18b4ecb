import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPartner } from '../../../../test/offers.ts'
import { createPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
const numbers = async () => {
  portal.deps.reads.cache.expireAll()
  return (await call(portal, 'GET', '/club/numbers')).json
}

// spec: 300
it('counts who has an account, and no partner before there are coupons', async ({
  onTestFinished,
}) => {
  onTestFinished(switchCapabilities(false, ['coupons']))
  const before = (await numbers()) as { members: number }
  const owner = await createPerson(portal, { plan: 'espadarte' })
  const { id } = await createListing(portal, { owner })
  await sql`update establishments set has_coupon = true where id = ${id}`.execute(
    portal.deps.connection,
  )
  expect(await numbers()).toMatchObject({
    members: before.members + 1,
    partners: 0,
    saved_cents: 0,
  })
})

// spec: 300
it('counts the businesses that give a coupon', async ({ onTestFinished }) => {
  onTestFinished(switchCapabilities(true, ['coupons']))
  const before = (await numbers()) as { partners: number }
  const owner = await createPerson(portal, { plan: 'espadarte' })
  const { id } = await createListing(portal, { owner })
  await sql`update establishments set has_coupon = true where id = ${id}`.execute(
    portal.deps.connection,
  )
  expect(await numbers()).toMatchObject({ partners: before.partners + 1 })
})

// spec: 300
it('adds up what members saved, and takes back what a counter undid', async ({
  onTestFinished,
}) => {
  onTestFinished(switchCapabilities(true, ['coupons']))
  const partner = await createPartner(portal)
  const member = await createPerson(portal)
  const offer = await partner.addOffer({ kind: 'amount', value: 1500, worth_cents: null })
  const { json: coupon } = await partner.take(member, offer)
  const before = await numbers()
  const used = await partner.redeem(partner.owner, { code: coupon.code })
  expect(used.status).toBe(200)
  expect(await numbers()).toMatchObject({ saved_cents: before.saved_cents + 1500, prizes_cents: 0 })
  await sql`update redemptions set undone_at = redeemed_at, undo_reason = 'engano'`.execute(
    portal.deps.connection,
  )
  expect(await numbers()).toMatchObject({ saved_cents: before.saved_cents })
})
