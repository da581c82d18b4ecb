import { beforeEach, expect, it } from 'vitest'
import { call } from '../../../test/calls.ts'
import { createListing } from '../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { useTestApp } from '../../../test/test-app.ts'

const portal = useTestApp()
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
let admin: TestPerson
let rosa: TestPerson
beforeEach(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { plan: 'espadarte', profile })
})

const counts = async () => (await call(portal, 'GET', '/admin/waiting', undefined, admin)).json

it('counts what waits in each queue, in one answer', async () => {
  expect(await counts()).toEqual({ listings: 0, changes: 0, reviews: 0, claims: 0, reports: 0 })

  await createListing(portal, { owner: rosa, status: 'pending' })
  await createListing(portal, { owner: rosa, status: 'draft' })
  const own = await createListing(portal, { owner: rosa })
  const edit = { version: 1, changes: { name: 'Outro nome' } }
  await call(portal, 'PATCH', `/my/establishments/${own.id}`, edit, rosa)
  const place = (await createListing(portal)).id
  const review = { rating: 5, text: 'Veja www.exemplo.com.br' }
  await call(portal, 'PUT', `/establishments/${place}/my-review`, review, rosa)
  const report = { subject_kind: 'establishment', subject_id: place, reason: 'closed' }
  await call(portal, 'POST', '/reports', report, rosa)
  await portal.deps.connection
    .insertInto('claims')
    .values({
      establishment_id: place,
      user_id: rosa.userId,
      cnpj: '11222333000181',
      created_at: portal.deps.clock.now(),
    })
    .execute()

  expect(await counts()).toEqual({ listings: 1, changes: 1, reviews: 1, claims: 1, reports: 1 })
})
