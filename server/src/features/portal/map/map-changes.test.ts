import type { MapView } from '@portal/contract/portal/map/map'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createEvent, WEEKLY_FAIR } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createAgency } from '../../../../test/properties.ts'
import { countStatements } from '../../../../test/statements.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { Tag } from '../../../platform/live/tags.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const clock = fixedClock()
const portal = useTestApp({ clock })
let other: Awaited<ReturnType<typeof startNode>>
let rosa: TestPerson
let admin: TestPerson

beforeAll(async () => {
  rosa = await createPerson(portal, { plan: 'espadarte' })
  admin = await createPerson(portal, { role: 'admin' })
  other = await startNode(portal.databaseUrl, { clock })
})
afterAll(() => stopNode(other))
beforeEach(async () => {
  await portal.asOwner('delete from establishments; delete from events; delete from sights')
  for (const { deps } of [portal, other]) {
    deps.bus.emit('changed', [Tag.establishments, Tag.sights, Tag.events, Tag.categories])
  }
})

const VIEW = '/api/v1/map?bbox=-47.5,-0.85,-47.19,-0.54&zoom=22'

/** Where the pins stand; the other node hears of a change within moments and says the same. */
async function pins(path = VIEW) {
  const at = async ({ app }: typeof other) => {
    const { features } = (await app.inject(path)).json() as MapView
    return features.map(({ geometry }) => geometry.coordinates)
  }
  const here = await at(portal)
  await expect.poll(() => at(other), { timeout: 5_000 }).toEqual(here)
  return here
}
const act = (id: string, verb: string, body?: object) =>
  call(portal, 'POST', `/admin/establishments/${id}/${verb}`, body, admin)

const announce = (tag: Tag) =>
  portal.deps.work.transaction(async ({ changes }) => changes.announce(tag))

describe('a change of a listing is seen on both nodes by whoever asks after it', () => {
  // spec: 446
  it('when it is published, suspended and put back', async () => {
    const { id } = await createListing(portal, { owner: rosa, status: 'pending' })
    const here = [[-47.3561, -0.6135]]
    expect(await pins()).toEqual([])
    expect((await act(id, 'approve', { version: 1 })).status).toBe(200)
    expect(await pins()).toEqual(here)
    expect((await act(id, 'suspend', { reason: 'Fechou as portas.' })).status).toBe(200)
    expect(await pins()).toEqual([])
    expect((await portal.app.inject(`/api/v1/map/places/${id}`)).statusCode).toBe(404)
    expect((await other.app.inject(`/api/v1/map/places/${id}`)).statusCode).toBe(404)
    expect((await act(id, 'restore')).status).toBe(200)
    expect(await pins()).toEqual(here)
  })

  // spec: 446
  it('when its pin is moved, and what happens there moves with it', async () => {
    const { id } = await createListing(portal, { owner: rosa })
    await createEvent(portal, admin, { venue: { kind: 'establishment', id } })
    expect(await pins(`${VIEW}&layers=eventos`)).toEqual([[-47.3561, -0.6135]])
    const moved = await call(
      portal,
      'PATCH',
      `/my/establishments/${id}`,
      { version: 1, changes: { place: { latitude: -0.62, longitude: -47.33 } } },
      { cookie: rosa.cookie },
    )
    expect(moved.status).toBe(200)
    // Where it is, an administrator looks at first.
    const approved = await act(id, 'changes/approve', { version: moved.json.version })
    expect(approved.status).toBe(200)
    expect(await pins(`${VIEW}&layers=comer`)).toEqual([[-47.33, -0.62]])
    expect(await pins(`${VIEW}&layers=eventos`)).toEqual([[-47.33, -0.62]])
  })

  it('when its category becomes another kind of place', async () => {
    await createListing(portal, { owner: rosa })
    await announce(Tag.establishments)
    expect(await pins(`${VIEW}&layers=comer`)).toHaveLength(1)
    await sql`update categories set schema_type = 'LodgingBusiness' where slug = 'onde-comer'`.execute(
      portal.deps.connection,
    )
    await announce(Tag.categories)
    expect(await pins(`${VIEW}&layers=comer`)).toEqual([])
    expect(await pins(`${VIEW}&layers=ficar`)).toHaveLength(1)
    await sql`update categories set schema_type = 'FoodEstablishment' where slug = 'onde-comer'`.execute(
      portal.deps.connection,
    )
  })
})

describe('what the clock changes', () => {
  it('an event leaves the map when it is over, and its next date takes its place', async () => {
    await createEvent(portal, admin, WEEKLY_FAIR)
    const starts = async () => {
      const { features } = (await other.app.inject(VIEW)).json() as MapView
      return features.map(({ properties }) =>
        'starts_at' in properties ? properties.starts_at : null,
      )
    }
    expect(await starts()).toEqual(['2026-07-18T20:00:00.000Z'])
    clock.advance(DAY_MS)
    expect(await starts()).toEqual(['2026-07-25T20:00:00.000Z'])
  })

  it('an event comes onto the map a fortnight before it begins', async () => {
    await createEvent(portal, admin, {
      when: { day: '2026-08-10', time: '20:00', end_day: null, end_time: '22:00' },
    })
    expect(await pins()).toEqual([])
    clock.advance(8 * DAY_MS + 12 * 60 * 60 * 1000)
    expect(await pins()).toHaveLength(1)
  })
})

describe('the database', () => {
  it('is asked nothing for another part of the same map', async () => {
    await createListing(portal, { owner: rosa })
    await pins()
    const asked = await countStatements(portal.deps.pool, async () => {
      for (let n = 1; n < 9; n += 1) await portal.app.inject(`/api/v1/map?bbox=-48,-1,-47.${n},0`)
    })
    expect(asked).toBe(0)
  })

  it('is asked once for all who look at the map for the first time at once', async () => {
    const fresh = await startNode(portal.databaseUrl, { clock })
    const asked = await countStatements(fresh.deps.pool, () =>
      Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          fresh.app.inject(`/api/v1/map?bbox=-48,-1,-4${n % 8},0&zoom=${n}`),
        ),
      ),
    )
    await stopNode(fresh)
    // Businesses, beaches, properties, events and when the next of them comes in.
    expect(asked).toBe(5)
  })
})

describe('properties of the map', () => {
  // spec: 648
  it('are read anew of the advertiser that changed, and of no other', async ({
    onTestFinished,
  }) => {
    onTestFinished(switchCapabilities(true, ['properties']))
    const [one, two] = [await createAgency(portal), await createAgency(portal)]
    const first = await one.publish({ title: 'Casa na praia' })
    await two.publish({ title: 'Terreno no centro' })
    portal.deps.bus.emit('changed', [Tag.properties])
    const names = async () =>
      (
        (await portal.app.inject('/api/v1/map/places?bbox=-48,-1,-47,0&layers=imoveis')).json()
          .places as { name: string }[]
      )
        .map(({ name }) => name)
        .sort()
    expect(await names()).toEqual(['Casa na praia', 'Terreno no centro'])
    await portal.asOwner(`update properties set title = title || ' nova'`)
    const announced = () =>
      portal.deps.bus.emit('changed', [Tag.propertiesOf(one.listing.id), Tag.properties])
    announced()
    expect(await names()).toEqual(['Casa na praia nova', 'Terreno no centro'])
    await portal.asOwner(`update properties set status = 'archived' where id = $1`, [first.id])
    announced()
    expect(await names()).toEqual(['Terreno no centro'])
    await portal.asOwner(`update establishments set status = 'suspended' where id = $1`, [
      two.listing.id,
    ])
    portal.deps.bus.emit('changed', [Tag.establishments, Tag.establishment(two.listing.id)])
    expect(await names()).toEqual([])
  })
})
