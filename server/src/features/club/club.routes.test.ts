import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call } from '../../../test/calls.ts'
import { createListing } from '../../../test/establishments.ts'
import { createPerson } from '../../../test/people.ts'
import { useTestApp } from '../../../test/test-app.ts'

const portal = useTestApp()
const numbers = async () => {
  portal.deps.reads.cache.expireAll()
  return (await call(portal, 'GET', '/club/numbers')).json
}

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
  expect(await numbers()).toEqual({ members: before.members + 1, partners: 0 })
})

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
