import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type RunningAgencies,
  startAgencies,
} from '../../../../../../sandbox/src/agency/start-agency.ts'
import { call } from '../../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { createAgency, plainLead } from '../../../../../test/properties.ts'
import { createHouse, stayOf } from '../../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../../test/test-app.ts'

const portal = useTestApp({
  clock: fixedClock('2026-07-18T12:00:00Z'),
  environment: { SENSITIVE_LIMITS_FACTOR: '100000', REACH_PRIVATE_ADDRESSES: 'on' },
})
let admin: TestPerson
let guest: TestPerson
let sites: RunningAgencies
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging', 'properties'])
  sites = await startAgencies({ port: 0 })
  admin = await createPerson(portal, { role: 'superadmin' })
  guest = await createPerson(portal)
})
afterAll(async () => {
  await sites.stop()
  restore()
})

type Place = { listing: { id: string } }
const versionOf = async ({ listing: { id } }: Place) =>
  (
    await portal.asOwner<{ version: number }>('select version from establishments where id = $1', [
      id,
    ])
  ).rows[0]?.version
const merge = async (kept: Place, duplicate: Place) =>
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
/** Every table that names a listing by one of these features. */
const LEFT = `select
  (select count(*)::integer from lodging_units where establishment_id = $1) as units,
  (select count(*)::integer from lodging_settings where establishment_id = $1) as settings,
  (select count(*)::integer from properties where establishment_id = $1) as properties,
  (select count(*)::integer from property_leads where establishment_id = $1) as leads,
  (select count(*)::integer from property_advertisers where establishment_id = $1) as advertisers,
  (select count(*)::integer from property_feeds where establishment_id = $1) as feeds,
  (select count(*)::integer from property_crms where establishment_id = $1) as crms,
  (select count(*)::integer from property_lead_pushes where establishment_id = $1) as pushes`
async function expectNothingLeft({ listing: { id } }: Place) {
  const { rows } = await portal.asOwner<Record<string, number>>(LEFT, [id])
  expect(new Set(Object.values(rows[0] ?? {}))).toEqual(new Set([0]))
}

describe('two listings of one house', () => {
  // spec: 653
  it('become one with all rooms; those that come are let by who knows them', async () => {
    const kept = await createHouse(portal)
    const duplicate = await createHouse(portal)
    const asked = await duplicate.request(guest, stayOf(duplicate.unit, '2026-08-10', 2))
    expect(asked.status).toBe(201)
    const stays = { requests: [{ id: asked.json.id, unit: { id: duplicate.unit } }] }

    expect((await merge(kept, duplicate)).json.moved).toMatchObject({ units: 1 })
    expect(await kept.calendar()).toMatchObject(stays)
    const { units } = (await kept.mine('GET', '/lodging')).json
    expect(units).toMatchObject([
      { id: kept.unit, is_published: true },
      { id: duplicate.unit, is_published: false },
    ])
    const stay = await kept.mine('GET', `/stays/${asked.json.id}`)
    const yes = await kept.accept(asked.json, { total_cents: stay.json.total_cents })
    expect([yes.status, yes.json.code]).toEqual([200, undefined])
    await expectNothingLeft(duplicate)
  })

  it('bring rooms, switch and settings to one that had none', async () => {
    const kept = await createHouse(portal)
    await portal.asOwner('delete from lodging_units where establishment_id = $1', [kept.listing.id])
    await portal.asOwner('delete from lodging_settings where establishment_id = $1', [
      kept.listing.id,
    ])
    await portal.asOwner(`update establishments set modules = '{}' where id = $1`, [
      kept.listing.id,
    ])
    const duplicate = await createHouse(portal)
    expect((await merge(kept, duplicate)).status).toBe(200)
    const page = await call(portal, 'GET', `/establishments/${kept.listing.slug}/lodging`)
    expect(page.json.units).toMatchObject([{ id: duplicate.unit }])
    await expectNothingLeft(duplicate)
  })
})

describe('two listings of one agency', () => {
  // spec: 653
  it('become one with all properties and everybody who asked', async () => {
    const kept = await createAgency(portal)
    const duplicate = await createAgency(portal)
    await kept.publish({ title: 'Casa da esquina' })
    const same = await duplicate.publish({ title: 'Casa da esquina' })
    await duplicate.mine('PUT', '/property-advertiser', { version: 0, creci: '1284-J' })
    await duplicate.mine('PUT', '/property-crm', {
      url: sites.crmUrl(sites.add()),
      user: 'portal',
      password: 'segredo',
    })
    const lead = await call(portal, 'POST', `/properties/${same.id}/leads`, plainLead())
    expect(lead.status).toBe(201)

    expect((await merge(kept, duplicate)).json.moved).toMatchObject({ properties: 1 })
    const { properties, advertiser } = (await kept.list()).json
    expect(properties).toHaveLength(2)
    expect(new Set(properties.map(({ slug }: { slug: string }) => slug)).size).toBe(2)
    expect(advertiser.creci).toBe('1284-J')
    const { leads, unread } = (await kept.mine('GET', '/property-leads')).json
    expect([leads[0]?.id, unread]).toEqual([lead.json.id, 1])
    await expectNothingLeft(duplicate)
  })

  // spec: 653
  it('keep one feed; what the other one brought is kept by hand', async () => {
    const kept = await createAgency(portal)
    const duplicate = await createAgency(portal)
    for (const one of [kept, duplicate]) {
      const url = sites.feedUrl(sites.add({ count: 2 }))
      expect((await one.mine('PUT', '/property-feed', { url })).status).toBe(200)
    }
    const { id } = await duplicate.publish({ title: 'Casa do feed' })
    await portal.asOwner(
      `update properties set external_id = 'F-1',
         feed_id = (select id from property_feeds where establishment_id = $2) where id = $1`,
      [id, duplicate.listing.id],
    )
    expect((await merge(kept, duplicate)).status).toBe(200)
    expect(await kept.own(id)).toMatchObject({ is_from_feed: false, status: 'published' })
    await expectNothingLeft(duplicate)
  })
})
