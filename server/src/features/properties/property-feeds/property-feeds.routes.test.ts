import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agency } from '../../../../../sandbox/src/agency/agency.ts'
import { sampleItem } from '../../../../../sandbox/src/agency/stock.ts'
import { createAgency, useAgencies } from '../../../../test/agencies.ts'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import { copyPhotos } from './copy-photos.ts'
import { forget } from './property-feeds.jobs.ts'
import { MOST_RETRIES, pushLead } from './push-lead.ts'
import { readFeed } from './read-feed.ts'
import { tellFeed } from './tell-feed.ts'

const NOW = '2026-07-18T12:00:00Z'
const DAY = 86_400_000
const clock = fixedClock(NOW)
const portal = useTestApp({
  clock,
  environment: { SENSITIVE_LIMITS_FACTOR: '1000', REACH_PRIVATE_ADDRESSES: 'on' },
})
const sites = useAgencies()
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['properties'])
})
afterAll(() => restore())

let agency: Awaited<ReturnType<typeof createAgency>>
let site: Agency
beforeEach(async () => {
  agency = await createAgency(portal)
  site = sites.running.add({ count: 10 })
})

const feedId = async () =>
  (
    await portal.deps.pool.query<{ id: string }>(
      'select id from property_feeds where establishment_id = $1',
      [agency.listing.id],
    )
  ).rows[0]?.id ?? ''
const read = async (kind: 'trial' | 'import') =>
  readFeed({ feedId: await feedId(), kind }, portal.deps)
const settings = async () => (await agency.mine('GET', '/property-feed')).json
type Row = { id: string; external_id: string; status: string; version: number; title: string }
const properties = async () =>
  (
    await portal.deps.pool.query<Row & Record<string, unknown>>(
      'select * from properties where establishment_id = $1 order by external_id',
      [agency.listing.id],
    )
  ).rows
const shown = async () => (await properties()).filter(({ status }) => status === 'published').length
const jobs = async (name: string) =>
  (await portal.asOwner('select from jobs.job where name = $1', [name])).rowCount ?? 0

async function connect() {
  const made = await agency.mine('PUT', '/property-feed', { url: sites.running.feedUrl(site) })
  expect(made.status, JSON.stringify(made.json)).toBe(200)
  await read('trial')
  return (await settings()).feed
}
async function confirm() {
  const { trial } = (await settings()).feed
  const done = await agency.mine('POST', '/property-feed/confirmation', { hash: trial.hash })
  expect(done.status, JSON.stringify(done.json)).toBe(200)
  await read('import')
}
async function nextDay() {
  clock.advance(DAY)
  await read('import')
  const { feed } = await settings()
  return feed.readings[0]
}

describe('a file that stops its reader', () => {
  const stopping = async (read: () => Promise<unknown>) => {
    const { read: reads } = portal.deps.foreign
    portal.deps.foreign.read = () => Promise.reject(new ForeignRefused('stock', 'memory'))
    try {
      await read()
    } finally {
      portal.deps.foreign.read = reads
    }
  }
  const isDue = async () => {
    const { propertyFeeds } = portal.deps.stores
    const due = await propertyFeeds.listDue(clock.now(), clock.now(), 1000)
    return due.includes(await feedId())
  }

  it('is switched off the third time, keeps its copy, and its owner is told', async () => {
    await connect()
    await confirm()
    const kept = await shown()
    site.items.push(sampleItem(30))
    for (const isStillRead of [true, true, false]) {
      await stopping(() => nextDay())
      clock.advance(DAY)
      expect(await isDue()).toBe(isStillRead)
    }
    expect(await shown()).toBe(kept)
    const { failure, next_at: nextAt } = (await settings()).feed
    expect(nextAt).toBeNull()
    expect(failure.sentence).toContain('não é mais lido sozinho')
    const sent: { text: string }[] = []
    const mail = { send: async (email: { text: string }) => void sent.push(email), close() {} }
    await tellFeed({ feedId: await feedId() }, { ...portal.deps, mail })
    expect(sent[0]?.text).toContain('Não tentamos mais sozinhos')

    expect((await agency.mine('POST', '/property-feed/reading')).status).toBe(200)
    await read('import')
    expect((await settings()).feed.failure).toBeNull()
  })

  it('and ended its process three times is not parsed a fourth', async () => {
    await connect()
    await confirm()
    const id = await feedId()
    site.items.push(sampleItem(30))
    for (let time = 0; time < 4; time += 1) {
      clock.advance(DAY)
      // As a process leaves it that dies here.
      await portal.deps.work.transaction(({ propertyFeeds }) =>
        propertyFeeds.beginParsing(id, clock.now()),
      )
    }
    await nextDay()
    expect((await settings()).feed.failure.sentence).toContain('três vezes')
  })
})

describe('a feed that is connected', () => {
  // spec: 662
  it('shows what would come and takes nothing', async () => {
    site.items.push({ ...sampleItem(3), code: '' }, { ...sampleItem(0) })
    const feed = await connect()
    expect(feed).toMatchObject({ state: 'trial', format: 'vrsync', is_reading: false, kept: 0 })
    expect(feed.trial.reading.counts).toMatchObject({ found: 12, added: 10, refused: 2 })
    expect(
      feed.trial.listings.slice(0, 2).map(({ sentences }: { sentences: string[] }) => sentences),
    ).toEqual([['Sem código do imóvel.'], ['O código se repete no arquivo.']])
    expect(await properties()).toEqual([])
  })

  // spec: 662
  it('is taken when its owner confirms what they saw', async () => {
    await connect()
    const wrong = await agency.mine('POST', '/property-feed/confirmation', { hash: 'a'.repeat(64) })
    expect([wrong.status, wrong.json.detail]).toEqual([
      409,
      'O feed mudou depois que você conferiu. Confira de novo.',
    ])
    await confirm()
    const { feed } = await settings()
    expect(feed).toMatchObject({ state: 'active', kept: 10, failure: null })
    expect(feed.readings.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'taken',
      'looked',
    ])
    const [first] = await properties()
    expect(first).toMatchObject({
      external_id: 'IM-0000',
      status: 'published',
      neighbourhood: 'Atalaia',
      street: null,
      number: null,
      cep: null,
      sale_price_cents: 18_000_000,
    })
  })

  // spec: 661
  it.each(['netsync', 'zap', 'chaves-na-mao'] as const)('comes as %s too', async (format) => {
    site.format = format
    expect((await connect()).format).toBe(format)
    await confirm()
    expect(await shown()).toBe(10)
    const night = (await properties()).find(({ external_id }) => external_id === 'IM-0003')
    expect(night).toMatchObject({ season_price_cents: 30_300, rent_price_cents: null })
  })

  it('keeps its address a secret', async () => {
    await connect()
    const secret = sites.running.feedUrl(site)
    const rows = await portal.asOwner('select property_feeds::text as text from property_feeds')
    expect(JSON.stringify(rows.rows)).not.toContain(site.id)
    expect(JSON.stringify(await settings())).not.toContain(site.id)
    const log = await portal.asOwner(
      "select details::text as text from audit_log where action like 'property-feed%'",
    )
    expect(JSON.stringify(log.rows)).not.toContain(secret)
  })
})

describe('the same again', () => {
  // spec: 662
  it('downloads nothing and writes nothing', async () => {
    await connect()
    await confirm()
    const before = await properties()
    expect(await nextDay()).toMatchObject({ outcome: 'same' })
    expect(site.reads).toEqual([200, 200, 304])
    expect(await properties()).toEqual(before)
  })

  it('writes nothing either where only the order of the file is another', async () => {
    await connect()
    await confirm()
    const before = await properties()
    site.items.reverse()
    expect(await nextDay()).toMatchObject({ outcome: 'same', counts: { unchanged: 10 } })
    expect(await properties()).toEqual(before)
  })

  it('writes the one that changed', async () => {
    await connect()
    await confirm()
    site.items[4] = { ...sampleItem(4), title: 'Outro título bem diferente' }
    expect(await nextDay()).toMatchObject({
      outcome: 'taken',
      counts: { changed: 1, unchanged: 9, added: 0 },
    })
    const rows = await properties()
    expect(rows.filter(({ version }) => version > 1).map(({ title }) => title)).toEqual([
      'Outro título bem diferente',
    ])
  })
})

describe('a listing that is gone', () => {
  it('is archived after two good readings, and comes back with its address', async () => {
    await connect()
    await confirm()
    const [gone] = site.items.splice(0, 1)
    expect(await nextDay()).toMatchObject({ counts: { gone: 1, archived: 0 } })
    expect(await shown()).toBe(10)
    await nextDay()
    expect(await shown()).toBe(9)
    const archived = (await properties()).find(({ status }) => status === 'archived')
    const before = await properties()
    expect(await nextDay()).toMatchObject({ outcome: 'same' })
    expect(await properties()).toEqual(before)
    if (gone) site.items.push(gone)
    await nextDay()
    const back = (await properties()).find(({ id }) => id === archived?.id)
    expect(back).toMatchObject({ status: 'published', slug: archived?.slug })
  })

  it('is not gone where it was missing once, or is only refused', async () => {
    await connect()
    await confirm()
    const [first, second] = site.items
    if (!first || !second) throw new Error('no items')
    site.items[0] = { ...first, neighbourhood: '' }
    site.items = site.items.filter((item) => item !== second)
    await nextDay()
    site.items.push(second)
    expect(await nextDay()).toMatchObject({ counts: { gone: 0, refused: 1 } })
    await nextDay()
    expect(await shown()).toBe(10)
  })

  it('stays off the air where its people or the portal took it off', async () => {
    await connect()
    await confirm()
    const [first, second] = await properties()
    await portal.deps.pool.query("update properties set status = 'archived' where id = $1", [
      first?.id,
    ])
    await portal.deps.pool.query(
      "update properties set status = 'hidden', hidden_by = 'portal', hidden_reason = 'golpe' where id = $1",
      [second?.id],
    )
    site.items = site.items.map((item) => ({ ...item, title: `${item.title} nova` }))
    expect(await nextDay()).toMatchObject({ counts: { changed: 10 } })
    const after = await properties()
    expect(after.slice(0, 2).map(({ status }) => status)).toEqual(['archived', 'hidden'])
  })
})

describe('a reading that is not believed', () => {
  // spec: 662
  it.each([
    ['html', 'página de internet'],
    ['cut', 'não fecha'],
    ['empty', 'nenhum imóvel'],
    ['500', '(500)'],
    ['forbidden', '(403)'],
    ['entities', 'DOCTYPE'],
  ] as const)('leaves the last good copy and tells the owner once: %s', async (fault, words) => {
    await connect()
    await confirm()
    const before = await properties()
    const told = await jobs('property-feeds.tell')
    site.fault = fault
    expect(await nextDay()).toMatchObject({
      outcome: 'refused',
      sentence: expect.stringContaining(words),
    })
    await nextDay()
    expect(await properties()).toEqual(before)
    expect((await settings()).feed.failure.sentence).toContain(words)
    expect((await jobs('property-feeds.tell')) - told).toBe(1)
    site.fault = null
    expect(await nextDay()).toMatchObject({ outcome: 'same' })
    expect((await settings()).feed.failure).toBeNull()
  })

  it('is one in which too much is gone, until somebody looks and says so', async () => {
    await connect()
    await confirm()
    site.items = site.items.slice(0, 6)
    expect(await nextDay()).toMatchObject({
      outcome: 'refused',
      sentence: '4 imóveis sumiram de 10 de uma vez.',
      counts: { found: 6, gone: 4, unchanged: 6 },
    })
    await nextDay()
    expect(await shown()).toBe(10)
    await agency.mine('POST', '/property-feed/trial')
    await read('trial')
    await confirm()
    await nextDay()
    expect(await shown()).toBe(6)
  })

  it('is thrown away where the address changed meanwhile', async () => {
    await connect()
    const id = await feedId()
    const hash = (await settings()).feed.trial.hash
    await agency.mine('POST', '/property-feed/confirmation', { hash })
    const reading = readFeed({ feedId: id, kind: 'import' }, portal.deps)
    const other = sites.running.add({ count: 1 })
    await agency.mine('PUT', '/property-feed', { url: sites.running.feedUrl(other) })
    await reading
    const { feed } = await settings()
    expect(feed.state).toBe('trial')
  })
})

describe('a feed and what is not its own', () => {
  it('touches no property of another agency, and none that is kept by hand', async () => {
    await connect()
    await confirm()
    const first = agency
    agency = await createAgency(portal)
    await portal.deps.pool.query(
      `insert into properties (establishment_id, slug, code, title, type, created_at, updated_at)
       values ($1, 'a-mao', 'IM-0002', 'Cadastrado à mão', 'casa', $2, $2)`,
      [agency.listing.id, clock.now()],
    )
    const feed = await connect()
    expect(feed.trial.reading.counts).toMatchObject({ added: 9, refused: 1 })
    expect(feed.trial.listings[0].sentences[0]).toContain('cadastrado à mão')
    await confirm()
    expect(await properties()).toHaveLength(10)
    agency = first
    expect(await shown()).toBe(10)
    expect((await properties()).every(({ version }) => version === 1)).toBe(true)
  })

  it('is changed where it comes from: an edit by hand is refused with a sentence', async () => {
    await connect()
    await confirm()
    const { json } = await agency.mine('GET', '/properties')
    const [property] = json.properties
    const answer = await agency.mine('PUT', `/properties/${property.id}`, {
      ...{ version: property.version, photo_ids: [] },
      content: { ...property.content, title: 'Mudado à mão' },
    })
    expect([answer.status, answer.json.code]).toEqual([409, 'properties.from-feed'])
    expect(answer.json.detail).toContain('Mude lá')
  })

  it('lets its properties go when it is disconnected', async () => {
    await connect()
    await confirm()
    const gone = await agency.mine('DELETE', '/property-feed')
    expect(gone.json.feed).toBeNull()
    expect((await properties()).map(({ feed_id, status }) => [feed_id, status])).toEqual(
      Array.from({ length: 10 }, () => [null, 'published']),
    )
  })
})

describe('who may', () => {
  const url = 'https://imobiliaria.example.com/feed.xml'
  it('is the people who run the agency', async () => {
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const staff = await createPerson(portal)
    await addMember(portal, agency.listing.id, staff, 'staff')
    const path = `${agency.base}/property-feed`
    const as = (cookie?: string) => (cookie ? { cookie } : {})
    expect((await call(portal, 'GET', path)).status).toBe(401)
    expect((await call(portal, 'PUT', path, { url })).status).toBe(401)
    expect((await call(portal, 'GET', path, undefined, as(stranger.cookie))).status).toBe(404)
    for (const [method, rest, body] of [
      ['PUT', '', { url }],
      ['POST', '/trial', undefined],
      ['POST', '/reading', undefined],
      ['POST', '/confirmation', { hash: 'a'.repeat(64) }],
      ['DELETE', '', undefined],
    ] as const) {
      expect((await call(portal, method, path + rest, body, as(stranger.cookie))).status).toBe(404)
      expect((await call(portal, method, path + rest, body, as(staff.cookie))).status).toBe(403)
    }
    const crm = { url, user: 'u', password: 'p' }
    const crmPath = `${agency.base}/property-crm`
    expect((await call(portal, 'PUT', crmPath, crm, as(stranger.cookie))).status).toBe(404)
    expect((await call(portal, 'PUT', crmPath, crm, as(staff.cookie))).status).toBe(403)
    const seen = await call(portal, 'GET', path, undefined, as(staff.cookie))
    expect(seen.json.may).toEqual({ edit: false })
  })

  it.each(['feed', 'ftp://x.example/feed', 'file:///etc/passwd', 'https://ana:x@feed.example/'])(
    'may not name %s',
    async (wrong) => {
      const { status } = await agency.mine('PUT', '/property-feed', { url: wrong })
      expect([400, 422]).toContain(status)
    },
  )

  it('is nobody while the agency has no real estate', async () => {
    const other = await createAgency(portal)
    await portal.deps.pool.query("update establishments set modules = '{}' where id = $1", [
      other.listing.id,
    ])
    const { status, json } = await other.mine('PUT', '/property-feed', { url })
    expect([status, json.detail]).toEqual([
      409,
      'Ligue primeiro o módulo de imóveis no cadastro do negócio.',
    ])
  })

  it('asks for one reading at a time', async () => {
    await agency.mine('PUT', '/property-feed', { url: sites.running.feedUrl(site) })
    const { status, json } = await agency.mine('POST', '/property-feed/trial')
    expect([status, json.code]).toEqual([409, 'property-feed.busy'])
  })

  // spec: 665
  it('sees all feeds in the administration', async () => {
    await connect()
    const administrator = await createPerson(portal, { role: 'admin' })
    const list = await call(portal, 'GET', '/admin/property-feeds', undefined, {
      cookie: administrator.cookie,
    })
    expect(list.json.feeds).toContainEqual(
      expect.objectContaining({
        establishment: expect.objectContaining({ id: agency.listing.id }),
        format: 'vrsync',
      }),
    )
    const other = await call(portal, 'GET', '/admin/property-feeds', undefined, {
      cookie: agency.owner.cookie,
    })
    expect(other.status).toBe(403)
  })
})

describe('photos', () => {
  it('are copied once, in the order of the feed', async () => {
    site.items = site.items.slice(0, 2)
    await connect()
    await confirm()
    expect((await settings()).feed.photos_waiting).toBe(4)
    await copyPhotos({ feedId: await feedId() }, portal.deps)
    expect((await settings()).feed.photos_waiting).toBe(0)
    const copied = async () =>
      (
        await portal.deps.pool.query<{ property_id: string; media_id: string }>(
          `select photo.* from property_photos as photo join properties on properties.id = property_id
           where establishment_id = $1 order by property_id, position`,
          [agency.listing.id],
        )
      ).rows
    const before = await copied()
    expect(before).toHaveLength(4)
    const [first] = site.items
    if (first) site.items[0] = { ...first, photos: first.photos.toReversed() }
    await nextDay()
    await copyPhotos({ feedId: await feedId() }, portal.deps)
    const after = await copied()
    expect(new Set(after.map(({ media_id }) => media_id))).toEqual(
      new Set(before.map(({ media_id }) => media_id)),
    )
  })

  it('that cannot be had are tried three times', async () => {
    const [first] = site.items
    if (first) site.items = [{ ...first, photos: ['../nada'] }]
    await connect()
    await confirm()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await settings()).feed.photos_waiting).toBe(1)
      await copyPhotos({ feedId: await feedId() }, portal.deps)
      clock.advance(DAY)
    }
    expect((await settings()).feed.photos_waiting).toBe(0)
  })
})

describe('a contact', () => {
  async function lead() {
    const [property] = await properties()
    const id = randomUUID()
    await portal.deps.pool.query(
      `insert into property_leads (id, idempotency_key, property_id, establishment_id, name, email, phone,
         message, consent, created_at)
       values ($1, $1, $2, $3, 'Marta Souza', 'marta@exemplo.test', '91988887777', 'Quero visitar.', 'v1', $4)`,
      [id, property?.id, agency.listing.id, clock.now()],
    )
    return id
  }
  const connectCrm = (password = site.login.password) =>
    agency.mine('PUT', '/property-crm', {
      url: sites.running.crmUrl(site),
      user: 'portal',
      password,
    })
  beforeEach(async () => {
    await connect()
    await confirm()
  })

  // spec: 663
  it('reaches the system of its agency as the standard has it, once', async () => {
    await connectCrm()
    const leadId = await lead()
    await pushLead({ leadId }, portal.deps)
    await pushLead({ leadId }, portal.deps)
    const [property] = await properties()
    expect(site.pushes).toEqual([201])
    expect(site.leads).toEqual([
      {
        leadOrigin: 'Guia Salinópolis',
        timestamp: clock.now().toISOString(),
        originLeadId: leadId,
        originListingId: property?.id,
        clientListingId: 'IM-0000',
        name: 'Marta Souza',
        email: 'marta@exemplo.test',
        ddd: '91',
        phone: '988887777',
        message: 'Quero visitar.',
      },
    ])
    expect((await settings()).crm).toMatchObject({ waiting: 0, failed: 0, failure: null })
  })

  // spec: 663
  it('is tried five more times, then waits for the owner', async () => {
    await connectCrm()
    const leadId = await lead()
    site.crmAnswers.push(...Array.from({ length: MOST_RETRIES + 1 }, () => 503))
    for (let attempt = 0; attempt <= MOST_RETRIES; attempt += 1) {
      await pushLead({ leadId }, portal.deps)
      clock.advance(600_000)
    }
    expect(site.pushes).toHaveLength(MOST_RETRIES + 1)
    await pushLead({ leadId }, portal.deps)
    expect(site.pushes).toHaveLength(MOST_RETRIES + 1)
    expect((await settings()).crm).toMatchObject({
      waiting: 0,
      failed: 1,
      failure: { sentence: 'O CRM respondeu com um erro (503).' },
    })
    await agency.mine('POST', '/property-crm/pushes')
    await pushLead({ leadId }, portal.deps)
    expect((await settings()).crm).toMatchObject({ failed: 0, failure: null })
    expect(site.leads).toHaveLength(1)
  })

  // spec: 663
  it('is known for fourteen days to have been passed on', async () => {
    await connectCrm()
    await pushLead({ leadId: await lead() }, portal.deps)
    const kept = async () =>
      (
        await portal.deps.pool.query(
          'select from property_lead_pushes where lead_id in (select id from property_leads where establishment_id = $1)',
          [agency.listing.id],
        )
      ).rowCount
    const log = { info: () => {} } as never
    clock.advance(14 * DAY - 60_000)
    await forget.handle({}, { ...portal.deps, log })
    expect(await kept()).toBe(1)
    clock.advance(120_000)
    await forget.handle({}, { ...portal.deps, log })
    expect(await kept()).toBe(0)
  })

  it('says that the password is wrong, and goes nowhere without a system', async () => {
    const leadId = await lead()
    await pushLead({ leadId }, portal.deps)
    expect(site.pushes).toEqual([])
    await connectCrm('errada')
    await pushLead({ leadId }, portal.deps)
    expect((await settings()).crm.failure.sentence).toBe(
      'O CRM recusou o usuário ou a senha (401).',
    )
    const rows = await portal.asOwner('select property_crms::text as text from property_crms')
    expect(JSON.stringify(rows.rows)).not.toContain(site.id)
    expect((await agency.mine('DELETE', '/property-crm')).json.crm).toBeNull()
  })
})
