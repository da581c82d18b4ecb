import { beforeEach, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { SAMPLE_EVENT } from '../../../../test/events.ts'
import { plainOffer } from '../../../../test/offers.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
let admin: TestPerson
let rosa: TestPerson
beforeEach(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { plan: 'espadarte', profile })
})

const counts = async () => (await call(portal, 'GET', '/admin/waiting', undefined, admin)).json

// spec: 17
it('counts what waits in each queue, in one answer', async () => {
  expect(await counts()).toMatchObject({
    ...{ listings: 0, late: 0, changes: 0, reviews: 0, claims: 0, reports: 0 },
    ...{ contributions: 0, coverage: 0, events: 0, offers: 0 },
  })

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

  await sendThings()
  const event = { ...SAMPLE_EVENT, when: { ...SAMPLE_EVENT.when, day: '2099-07-25' } }
  const form = { client_id: crypto.randomUUID(), submitter: null, phone: null, event }
  await call(portal, 'POST', '/event-submissions', form, rosa)
  const offer = { id: crypto.randomUUID(), ...plainOffer(portal) }
  await call(portal, 'POST', `/my/establishments/${own.id}/offers`, offer, rosa)

  expect(await counts()).toMatchObject({
    ...{ listings: 1, late: 0, changes: 1, reviews: 1, claims: 1, reports: 1 },
    ...{ contributions: 1, coverage: 1, events: 1, offers: 1 },
  })
})

// spec: 509
it('counts apart the new listings whose promised hour has passed', async () => {
  const sentBefore = async (hours: number) => {
    const { id } = await createListing(portal, { owner: rosa, status: 'pending' })
    const sent = new Date(portal.deps.clock.now().getTime() - hours * 3_600_000)
    await portal.deps.connection
      .updateTable('establishments')
      .set({ submitted_at: sent })
      .where('id', '=', id)
      .execute()
  }
  const before = await counts()
  await sentBefore(49)
  await sentBefore(47)
  expect(await counts()).toMatchObject({ listings: before.listings + 2, late: before.late + 1 })
})

/** A tip for the gallery and a request for coverage. */
async function sendThings() {
  const tip = {
    ...{ client_id: crypto.randomUUID(), kind: 'tip', title: 'Chegue cedo' },
    ...{ text: 'Antes das oito ainda há sombra.', credit_name: 'Rosa', consent_version: '2026-11' },
  }
  expect((await call(portal, 'POST', '/contributions', tip, rosa)).status).toBe(201)
  const festa = {
    ...{ client_id: crypto.randomUUID(), event_name: 'Festa', event_at: null, place: 'Orla' },
    ...{ event_on: portal.deps.clock.now().toISOString().slice(0, 10), kinds: ['photo'] },
    ...{ audience: null, budget: null, notes: '', contact_name: 'Rosa Pinheiro' },
    ...{ email: rosa.email, whatsapp: null },
  }
  expect((await call(portal, 'POST', '/coverage-requests', festa, rosa)).status).toBe(201)
}
