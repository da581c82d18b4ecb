import { randomUUID } from 'node:crypto'
import * as calendars from '@portal/contract/lodging/stays/calendar'
import * as feeds from '@portal/contract/properties/property-feeds/property-feed'
import * as pos from '@portal/contract/storefront/open-delivery/pos-connection'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { createListing } from '../test/establishments.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { useTestApp } from '../test/test-app.ts'

const portal = useTestApp()
let owner: TestPerson
let proved: TestPerson
let id: string

beforeAll(async () => {
  owner = await createPerson(portal, { emailVerified: false, plan: 'espadarte' })
  proved = await createPerson(portal)
  id = (await createListing(portal, { owner })).id
})

const url = 'https://127.0.0.1:9/qualquer'
const unit = randomUUID()
/** Every way in which an owner makes the portal call an address that somebody typed. */
const FETCHES = [
  [calendars.addCalendarFeed, { unit_id: unit, portal: 'other', name: 'x', url }],
  [calendars.readCalendarFeed, undefined],
  [feeds.connectPropertyFeed, { url }],
  [feeds.tryPropertyFeed, undefined],
  [feeds.confirmPropertyFeed, { hash: 'a'.repeat(64) }],
  [feeds.importPropertyFeed, undefined],
  [feeds.connectPropertyCrm, { url, user: 'a', password: 'b' }],
  [feeds.repeatPropertyLeads, undefined],
  [pos.connectPos, undefined],
  [pos.rotatePosSecret, undefined],
  [pos.savePosAddresses, { webhook_url: url }],
  [pos.previewPosMenu, { document: null }],
  [pos.importPosMenu, { document: null, hash: 'a'.repeat(64) }],
  [pos.followPosMenu, { follows: true }],
] as const

describe('somebody who has proved neither e-mail nor WhatsApp', () => {
  it.each(FETCHES)('makes the portal fetch nothing by $path', async ({ method, path }, body) => {
    const at = path.replace('/api/v1', '').replace(':id', id).replace(':feed', unit)
    const answer = await call(portal, method, at, body, owner)
    expect(answer).toMatchObject({ status: 403, json: { code: 'accounts.not-proved' } })
    expect(answer.json.detail ?? answer.json.message).toMatch(/^Confirme antes seu e-mail/)
    expect((await call(portal, method, at, body, proved)).json.code).not.toBe('accounts.not-proved')
    expect((await call(portal, method, at, body)).status).toBe(401)
  })
})
