import { randomUUID } from 'node:crypto'
import { PLAIN_SETTINGS } from '@portal/contract/lodging/lodging/lodging-fields'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import {
  addMember,
  createCategories,
  createListing,
  createPhoto,
} from '../../../../test/establishments.ts'
import { createUnit, dayFromNow, occupy, UNIT } from '../../../../test/lodging.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { asksCadastur } from './lodging.rules.ts'

const portal = useTestApp()
let owner: TestPerson
let place: { id: string; slug: string }
let base: string
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  const { ficar, pousada } = await createCategories(portal)
  owner = await createPerson(portal, { plan: 'macarico' })
  place = await createListing(portal, {
    owner,
    fields: { category_id: ficar, subcategory_id: pousada, modules: ['lodging'] },
  })
  base = `/my/establishments/${place.id}`
})
afterAll(() => restore())

type Method = Parameters<typeof call>[1]
const as = (person: TestPerson, method: Method, url: string, body?: object) =>
  call(portal, method, url, body, { cookie: person.cookie })
const mine = (method: Method, path: string, body?: object) =>
  as(owner, method, `${base}${path}`, body)
const shown = () => call(portal, 'GET', `/establishments/${place.slug}/lodging`)
const named = (name: string) => ({
  id: randomUUID(),
  name,
  kind: 'quarto',
  capacity: 2,
  base_price_cents: 18_000,
})

async function add(name: string) {
  const { json, status } = await mine('POST', '/lodging-units', named(name))
  expect(status).toBe(201)
  return json
}
const save = (unit: { id: string; version: number }, more: object) =>
  mine('PUT', `/lodging-units/${unit.id}`, { ...UNIT, version: unit.version, ...more })
const season = (first: number, last: number, more: object = {}) => ({
  name: 'Julho',
  first_night: dayFromNow(portal, first),
  last_night: dayFromNow(portal, last),
  price_cents: 30_000,
  weekend_price_cents: null,
  min_nights: 2,
  ...more,
})

describe('writing the units of a lodging', () => {
  // spec: 632
  it('shows to everybody at once what is let, and keeps what is off the air to itself', async () => {
    const unit = await add('Família Varanda')
    const hidden = await add('Em obra')
    expect((await save(hidden, { name: 'Em obra', is_published: false })).status).toBe(200)
    const { json } = await shown()
    const names = json.units.map(({ name }: { name: string }) => name)
    expect(names).toContain('Família Varanda')
    expect(names).not.toContain('Em obra')
    expect(json.units[0]).not.toHaveProperty('version')
    expect(json.from_cents).toBe(18_000)

    await mine('DELETE', `/lodging-units/${unit.id}?version=${unit.version}`)
    await mine('DELETE', `/lodging-units/${hidden.id}?version=2`)
    expect((await shown()).json.units).toEqual([])
  })

  it('puts a house that lets a room into the sitemap, and none without', async () => {
    const house = () => createListing(portal, { owner, fields: { modules: ['lodging'] } })
    const [letting, empty] = [await house(), await house()]
    await createUnit(portal, letting.id)
    const { body } = await portal.app.inject({ url: '/sitemaps/hospedagens-1.xml' })
    expect(body).toContain(`/hospedagem/${letting.slug}</loc>`)
    expect(body).not.toContain(empty.slug)
  })

  it('adds once what is sent twice', async () => {
    const unit = named('Uma vez')
    const both = await Promise.all([
      mine('POST', '/lodging-units', unit),
      mine('POST', '/lodging-units', unit),
    ])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const { json } = await mine('GET', '/lodging')
    const same = json.units.filter(({ name }: { name: string }) => name === 'Uma vez')
    expect(same).toHaveLength(1)
    await mine('DELETE', `/lodging-units/${unit.id}?version=1`)
  })

  // spec: 633
  it('keeps beds, seasons and photos as they were written', async () => {
    const unit = await add('Suíte Mar')
    const photo = await createPhoto(portal, owner)
    const content = {
      name: 'Suíte Mar',
      beds: [
        { kind: 'casal', count: 1 },
        { kind: 'rede', count: 2 },
      ],
      amenities: ['ar-condicionado', 'varanda'],
      seasons: [season(10, 20)],
      photo_ids: [photo],
    }
    const { json, status } = await save(unit, content)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      beds: content.beds,
      seasons: content.seasons,
      photos: [{ id: photo }],
      version: 2,
    })
    const foreign = await createPhoto(portal, await createPerson(portal))
    const refused = await save(json, { photo_ids: [foreign] })
    expect(refused.json.code).toBe('lodging.photo')
    await mine('DELETE', `/lodging-units/${unit.id}?version=2`)
  })

  // spec: 637
  it('refuses two seasons over one night, by its form and by the database', async () => {
    const unit = await add('Duas temporadas')
    const seasons = [season(1, 10), season(10, 12, { name: 'Réveillon' })]
    const { status, json } = await save(unit, { seasons })
    expect(status).toBe(422)
    expect(JSON.stringify(json)).toContain('Julho')
    await expect(
      portal.deps.pool.query(
        `insert into unit_rates (unit_id, name, during, price_cents)
          values ($1, 'A', daterange('2030-07-01', '2030-08-01'), 100),
            ($1, 'B', daterange('2030-07-31', '2030-08-02'), 100)`,
        [unit.id],
      ),
    ).rejects.toMatchObject({ code: '23P01' })
    expect((await save(unit, { seasons: [season(1, 9), season(10, 12)] })).status).toBe(200)
    await mine('DELETE', `/lodging-units/${unit.id}?version=2`)
  })

  it('refuses the second of two who edit the same unit', async () => {
    const unit = await add('Disputada')
    expect((await save(unit, {})).status).toBe(200)
    const { status, json } = await save(unit, {})
    expect(status).toBe(409)
    expect(json.code).toBe('stale')
    await mine('DELETE', `/lodging-units/${unit.id}?version=2`)
  })

  // spec: 633
  it('copies a unit right behind it, and keeps the order people give', async () => {
    const [one, two] = [await add('Primeira'), await add('Segunda')]
    const copy = await mine('POST', `/lodging-units/${one.id}/copies`, { id: randomUUID() })
    expect(copy.json.name).toBe('Primeira (cópia)')
    const ids = async () =>
      (await mine('GET', '/lodging')).json.units.map(({ id }: { id: string }) => id)
    const seen = await ids()
    expect(seen).toEqual([one.id, copy.json.id, two.id])
    const wanted = [two.id, one.id, copy.json.id]
    expect((await mine('PUT', '/lodging-order', { seen, wanted })).status).toBe(200)
    expect(await ids()).toEqual(wanted)
    const again = await mine('PUT', '/lodging-order', { seen, wanted: seen })
    expect(again.json.code).toBe('stale')
    for (const id of wanted) {
      const version = id === copy.json.id ? 2 : 1
      expect((await mine('DELETE', `/lodging-units/${id}?version=${version}`)).status).toBe(200)
    }
  })

  // spec: 633
  it('says in the audit log who wrote what', async () => {
    const unit = await add('Anotada')
    await save(unit, { name: 'Anotada', base_price_cents: 21_000 })
    await mine('DELETE', `/lodging-units/${unit.id}?version=2`)
    const { rows } = await portal.asOwner(
      `select action from audit_log where actor_id = $1 and details::text like '%Anotada%' order by at, id`,
      [owner.userId],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'lodging.unit-added',
      'lodging.unit-updated',
      'lodging.unit-removed',
    ])
  })

  it('does not remove a unit that somebody was promised a night in', async () => {
    const id = await createUnit(portal, place.id)
    const nights = { from: dayFromNow(portal, 3), until: dayFromNow(portal, 5) }
    await occupy(portal, id, { ...nights, isStay: true })
    const refused = await mine('DELETE', `/lodging-units/${id}?version=2`)
    expect(refused.json.code).toBe('lodging.has-stays')
    await portal.deps.pool.query('delete from unit_occupancies where unit_id = $1', [id])
    expect((await mine('DELETE', `/lodging-units/${id}?version=2`)).status).toBe(200)
  })

  // spec: 633, 635
  it('saves the rules of the house once for each who read them', async () => {
    const rules = { ...PLAIN_SETTINGS, cadastur: '15.004812.10.0001-0', cleaning_fee_cents: 6000 }
    const first = await mine('PUT', '/lodging-settings', { ...rules, version: 0 })
    expect(first.json.settings).toMatchObject({ cadastur: '150048121000010', version: 1 })
    expect(first.json.asks_cadastur).toBe(true)
    const second = await mine('PUT', '/lodging-settings', { ...rules, version: 0 })
    expect(second.json.code).toBe('stale')
    const wrong = await mine('PUT', '/lodging-settings', { ...rules, cadastur: '1', version: 1 })
    expect(wrong.status).toBe(422)
    expect((await shown()).json.settings.cleaning_fee_cents).toBe(6000)
  })
})

describe('a plan', () => {
  // spec: 633
  it('ends the list where it ends, and hides what lies beyond it without losing it', async () => {
    const small = await createPerson(portal, { plan: 'atalaia' })
    const house = await createListing(portal, { owner: small, fields: { modules: ['lodging'] } })
    for (const name of ['Um', 'Dois', 'Três', 'Quatro'])
      await createUnit(portal, house.id, { name })
    const { json } = await as(small, 'GET', `/my/establishments/${house.id}/lodging`)
    expect(json.unit_limit).toBe(3)
    expect(
      json.units.map(({ is_within_plan }: { is_within_plan: boolean }) => is_within_plan),
    ).toEqual([true, true, true, false])
    const page = await call(portal, 'GET', `/establishments/${house.slug}/lodging`)
    expect(page.json.units).toHaveLength(3)
    const more = await as(
      small,
      'POST',
      `/my/establishments/${house.id}/lodging-units`,
      named('Cinco'),
    )
    expect(more.json.code).toBe('lodging.unit-limit')
  })

  // spec: 632
  it('that has no lodging opens neither the editor nor the page', async () => {
    const member = await createPerson(portal)
    const house = await createListing(portal, { owner: member, fields: { modules: ['lodging'] } })
    const { json } = await as(member, 'GET', `/my/establishments/${house.id}/lodging`)
    expect(json.is_in_plan).toBe(false)
    const refused = await as(
      member,
      'POST',
      `/my/establishments/${house.id}/lodging-units`,
      named('A'),
    )
    expect(refused.json.code).toBe('lodging.not-in-plan')
    expect((await call(portal, 'GET', `/establishments/${house.slug}/lodging`)).status).toBe(404)
  })
})

// spec: 635
it.each([
  ['Hotel', true],
  ['BedAndBreakfast', true],
  ['House', false],
  ['VacationRental', false],
])('a lodging that is a %s is asked for its Cadastur: %s', (schemaType, isAsked) => {
  expect(asksCadastur(schemaType)).toBe(isAsked)
})

describe('who may', () => {
  it('nobody who is not signed in, and no stranger, who is told of no such business', async () => {
    const id = await createUnit(portal, place.id)
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const calls: [Method, string, object?][] = [
      ['GET', '/lodging'],
      ['POST', '/lodging-units', named('Minha')],
      ['PUT', `/lodging-units/${id}`, { ...UNIT, version: 2 }],
      ['DELETE', `/lodging-units/${id}?version=2`],
      ['POST', `/lodging-units/${id}/copies`, { id: randomUUID() }],
      ['PUT', '/lodging-order', { seen: [], wanted: [] }],
      ['PUT', '/lodging-settings', { ...PLAIN_SETTINGS, version: 0 }],
    ]
    for (const [method, path, body] of calls) {
      const anonymous = await call(portal, method, `${base}${path}`, body)
      expect(anonymous.status, `${method} ${path}`).toBe(401)
      const { status } = await as(stranger, method, `${base}${path}`, body)
      expect(status, `${method} ${path}`).toBe(404)
    }
  })

  it('reaches nothing of another lodging through one’s own', async () => {
    const id = await createUnit(portal, place.id)
    const other = await createPerson(portal, { plan: 'macarico' })
    const theirs = await createListing(portal, { owner: other })
    const through = (method: Method, path: string, body?: object) =>
      as(other, method, `/my/establishments/${theirs.id}${path}`, body)
    expect((await through('PUT', `/lodging-units/${id}`, { ...UNIT, version: 2 })).status).toBe(404)
    expect((await through('DELETE', `/lodging-units/${id}?version=2`)).status).toBe(404)
    expect((await through('POST', '/lodging-units', { ...named('A'), id })).status).toBe(409)
  })

  it('staff of the house reads the units and leaves the prices to managers', async () => {
    const staff = await createPerson(portal)
    await addMember(portal, place.id, staff, 'staff')
    const { json } = await as(staff, 'GET', `${base}/lodging`)
    expect(json.may).toEqual({ edit: false })
    expect((await as(staff, 'POST', `${base}/lodging-units`, named('A'))).status).toBe(403)
  })

  it('an administrator, even of a business whose plan has none', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    const house = await createListing(portal)
    const added = await as(
      admin,
      'POST',
      `/my/establishments/${house.id}/lodging-units`,
      named('A'),
    )
    expect(added.status).toBe(201)
  })
})
