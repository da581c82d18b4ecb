import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson } from '../../../../test/people.ts'
import { type Agency, createAgency, plainLead, plainProperty } from '../../../../test/properties.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { askAndHide, forget } from './properties.jobs.ts'
import { TELL_LEAD_JOB, tellLead } from './send-lead.ts'

const clock = fixedClock()
const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
const DAY_MS = 86_400_000
let agency: Agency
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['properties'])
})
afterAll(() => restore())
beforeEach(async () => {
  agency = await createAgency(portal)
})
const titles = async (query = '') =>
  (await agency.list(query)).json.properties.map(({ title }: { title: string }) => title)

describe('the properties of an advertiser', () => {
  // spec: 656
  it('are drafts until they are published, and have an address of their own', async () => {
    const { status, json } = await agency.draft()
    expect([status, json.status]).toEqual([201, 'draft'])
    expect(await titles()).toEqual([])
    expect((await agency.move(json.id, json.version, 'published')).json.status).toBe('published')
    expect(await titles()).toEqual(['Casa de 3 quartos perto da praia'])
    const { json: page } = await agency.read(json.slug)
    expect(page).toMatchObject({
      prices: { sale_cents: 62_000_000, rent_cents: null, season_cents: null },
      advertiser: { id: agency.listing.id, creci: null },
    })
    expect((await call(portal, 'GET', `/properties/${json.id}`)).json.path).toBe(
      `/imoveis/${agency.listing.slug}/${json.slug}`,
    )
    const second = await agency.publish()
    expect(second.slug).toBe(`${json.slug}-2`)
  })

  // spec: 655
  it('are found by what is offered, type, price, bedrooms and neighbourhood', async () => {
    await agency.publish({ title: 'Casa à venda' })
    const rent = { sale_price_cents: null, rent_price_cents: 250_000, type: 'apartamento' } as const
    await agency.publish({ ...rent, title: 'Apartamento', bedrooms: 2, neighbourhood: 'Maçarico' })
    await agency.publish({ title: 'Chalé', sale_price_cents: null, season_price_cents: 35_000 })
    expect(await titles('?negocio=aluguel')).toEqual(['Apartamento'])
    expect(await titles('?tipo=apartamento')).toEqual(['Apartamento'])
    expect(await titles('?negocio=venda&ate=700000')).toEqual(['Casa à venda'])
    expect(await titles('?negocio=venda&ate=600000')).toEqual([])
    expect((await titles('?quartos=3')).sort()).toEqual(['Casa à venda', 'Chalé'])
    expect(await titles('?bairro=Ma%C3%A7arico')).toEqual(['Apartamento'])
    expect(await titles('?ordem=menor-preco')).toEqual(['Chalé', 'Apartamento', 'Casa à venda'])
    const { counts, neighbourhoods, types } = (await agency.list('?negocio=venda')).json
    expect(counts).toEqual({ venda: 1, aluguel: 1, temporada: 1 })
    expect([neighbourhoods, types]).toEqual([
      ['Atalaia', 'Maçarico'],
      ['apartamento', 'casa'],
    ])
    expect((await agency.list('?tipo=castelo')).status).toBe(422)
  })

  // spec: 655
  it('are not there without the module, outside of the plan, or off the air', async () => {
    const { slug } = await agency.publish()
    const other = await createListing(portal, { owner: agency.owner })
    const none = await call(portal, 'GET', `/establishments/${other.slug}/properties`)
    expect(none.status).toBe(404)
    const switchBack = switchCapabilities(false, ['properties'])
    portal.deps.reads.cache.expireAll()
    expect((await agency.read(slug)).status).toBe(404)
    switchBack()
    portal.deps.reads.cache.expireAll()
    await portal.deps.connection
      .updateTable('establishments')
      .set({ status: 'suspended' })
      .where('id', '=', agency.listing.id)
      .execute()
    portal.deps.reads.cache.expireAll()
    expect((await agency.read(slug)).status).toBe(404)
  })

  it('are as many as the plan has, the oldest first', async () => {
    const small = await createAgency(portal, { plan: 'atalaia' })
    for (const number of [1, 2, 3]) await small.publish({ title: `Casa número ${number}` })
    const refused = await small.draft()
    expect([refused.status, refused.json.code]).toEqual([403, 'properties.limit'])
    const { properties } = (await small.mine('GET', '/properties')).json
    expect(properties.every((one: { is_within_plan: boolean }) => one.is_within_plan)).toBe(true)
  })
})

describe('a hidden address', () => {
  const PLANTED = [
    'Garças',
    '4711',
    'fundos',
    '68721123',
    '0.598765',
    '47.321098',
    '0.59876',
    '47.32109',
  ]
  const leaks = (text: string) => PLANTED.filter((word) => text.includes(word))

  async function publicAnswers(slug: string, id: string) {
    const { listing } = agency
    const asked = [
      `/api/v1/establishments/${listing.slug}/properties`,
      `/api/v1/establishments/${listing.slug}/properties/${slug}`,
      `/api/v1/properties/${id}`,
      `/api/v1/establishments/${listing.slug}`,
      '/api/v1/search?q=casa%20gar%C3%A7as',
      '/api/v1/search?q=praia',
      '/api/v1/suggest?q=casa',
      '/api/v1/map?bbox=-47.5,-0.85,-47.19,-0.54&zoom=22',
      '/api/v1/map/places?bbox=-47.5,-0.85,-47.19,-0.54',
      '/sitemap.xml',
      '/sitemaps/imoveis-1.xml',
      '/sitemaps/imobiliarias-1.xml',
    ]
    const answers = []
    for (const url of asked) {
      const { statusCode, body } = await portal.app.inject({ url })
      answers.push({ url, statusCode, body })
    }
    return answers
  }

  // spec: 657
  it('leaves by no door', async () => {
    const { slug, id } = await agency.publish()
    for (const { url, statusCode, body } of await publicAnswers(slug, id)) {
      expect([url, statusCode, leaks(body)]).toEqual([url, 200, []])
    }
    const { place, address, neighbourhood } = (await agency.read(slug)).json
    expect([address, neighbourhood, place.is_exact]).toEqual([null, 'Atalaia', false])
    // The circle on the map holds it, and says no more.
    const meters = Math.hypot(place.latitude + 0.598_765, place.longitude + 47.321_098) * 111_320
    expect(meters).toBeLessThan(300)
    const twin = await agency.publish({ location: { latitude: -0.5981, longitude: -47.3215 } })
    expect((await agency.read(twin.slug)).json.place).toEqual(place)
  })

  it('is shown as far as its people say', async () => {
    const street = await agency.publish({ display_address: 'street' })
    expect((await agency.read(street.slug)).json.address).toBe('Rua das Garças')
    const all = await agency.publish({ display_address: 'all' })
    const { address, place } = (await agency.read(all.slug)).json
    expect([address, place]).toEqual([
      'Rua das Garças, 4711',
      { latitude: -0.598_765, longitude: -47.321_098, is_exact: true },
    ])
    expect(leaks(JSON.stringify((await agency.read(street.slug)).json.place))).toEqual([])
  })
})

describe('writing properties', () => {
  it('is for the owner and managers, and not for strangers or visitors', async () => {
    const { id, version } = await agency.publish()
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const body = { version, content: plainProperty({ title: 'Roubada' }), photo_ids: [] }
    expect((await agency.as(stranger, 'GET', '/properties')).status).toBe(404)
    expect((await agency.as(stranger, 'PUT', `/properties/${id}`, body)).status).toBe(404)
    expect((await agency.as(null, 'PUT', `/properties/${id}`, body)).status).toBe(401)
    const other = await createAgency(portal)
    expect((await other.mine('PUT', `/properties/${id}`, body)).status).toBe(404)
    expect((await agency.mine('PUT', `/properties/${id}`, body)).json.content.title).toBe('Roubada')
    expect((await agency.mine('PUT', `/properties/${id}`, body)).json.code).toBe('stale')
  })

  it('names what a page needs before it is published', async () => {
    const { json } = await agency.draft({ sale_price_cents: null, neighbourhood: null })
    const { status, json: problem } = await agency.move(json.id, json.version, 'published')
    expect([status, problem.code]).toEqual([422, 'properties.incomplete'])
    expect(problem.errors.map(({ path }: { path: string }) => path)).toEqual([
      'content.sale_price_cents',
      'content.neighbourhood',
    ])
    const suites = await agency.draft({ bedrooms: 1, suites: 2 })
    expect(suites.json.code).toBe('properties.suites')
  })

  it('sent twice is one', async () => {
    const id = randomUUID()
    await agency.draft({}, [], id)
    expect((await agency.draft({}, [], id)).status).toBe(201)
    expect((await agency.mine('GET', '/properties')).json.properties).toHaveLength(1)
  })

  it('keeps the number of the council', async () => {
    const keep = (creci: string, version: number) =>
      agency.mine('PUT', '/property-advertiser', { creci, version })
    expect((await keep('1284-j', 0)).json).toEqual({ creci: '1284-J', version: 1 })
    expect((await keep('abc', 1)).status).toBe(422)
    expect((await keep('99', 0)).json.code).toBe('stale')
    expect((await agency.list()).json.advertiser.creci).toBe('1284-J')
  })
})

describe('a lead', () => {
  const send = (id: string, more: object = {}, from: object = {}) =>
    call(portal, 'POST', `/properties/${id}/leads`, plainLead(more), from)

  // spec: 658
  it('reaches the advertiser once, and nobody else', async () => {
    const { id } = await agency.publish()
    const idempotency_key = randomUUID()
    const first = await send(id, { idempotency_key })
    const again = await send(id, { idempotency_key })
    expect([first.status, again.json.id]).toEqual([201, first.json.id])
    const { leads, unread } = (await agency.mine('GET', '/property-leads')).json
    expect([leads.length, unread, leads[0].phone]).toEqual([1, 1, '91988887777'])
    const stranger = await createPerson(portal)
    expect((await agency.as(stranger, 'GET', '/property-leads')).status).toBe(404)
    const read = await agency.mine('PUT', `/property-leads/${first.json.id}/stage`, {
      stage: 'talking',
    })
    expect(read.json.read_at).not.toBeNull()
    const other = await createAgency(portal)
    const theirs = await other.mine('PUT', `/property-leads/${first.json.id}/stage`, {
      stage: 'talking',
    })
    expect(theirs.status).toBe(404)
  })

  // spec: 658
  it('is told at once to whoever sees leads there, without who and what, until somebody reads it', async () => {
    const { id } = await agency.publish()
    const broker = await createPerson(portal)
    await addMember(portal, agency.listing.id, broker, 'broker')
    const unread = async () =>
      (await call(portal, 'GET', '/my/notifications', undefined, broker)).json.notifications.filter(
        (one: { read_at: string | null }) => one.read_at === null,
      )
    const { json } = await send(id, { name: 'Rosa Pinheiro', message: 'Aceita permuta?' })
    expect(await unread()).toMatchObject([
      {
        kind: 'property-lead',
        path: `/dash-espadarte?aba=imoveis&negocio=${agency.listing.id}&ver=contatos`,
      },
    ])
    expect(JSON.stringify(await unread())).not.toMatch(/Rosa|permuta|9198888/)
    await agency.mine('PUT', `/property-leads/${json.id}/stage`, { stage: 'talking' })
    expect(await unread()).toEqual([])
  })

  // spec: 658
  it('is told by e-mail once, without the contact and the words of who left it', async () => {
    const { id } = await agency.publish()
    const { json } = await send(id, { name: 'Rosa Pinheiro', message: 'Aceita permuta?' })
    const { rows } = await portal.asOwner(
      `select data from jobs.job where name = $1 and data->>'leadId' = $2`,
      [TELL_LEAD_JOB.name, json.id],
    )
    expect(rows).toEqual([{ data: { leadId: json.id } }])
    post.mailbox.clear()
    await tellLead({ leadId: json.id }, portal.deps)
    expect(post.mailbox.list()).toHaveLength(1)
    const [mail] = post.mailbox.list()
    expect(mail?.subject).toBe('Novo contato: Casa de 3 quartos perto da praia')
    expect(mail?.text).toContain('Rosa Pinheiro quer falar com')
    expect(mail?.text).not.toMatch(/91988887777|Aceita permuta/)
  })

  it('needs a way to be answered and a yes', async () => {
    const { id } = await agency.publish()
    expect((await send(id, { phone: null })).status).toBe(422)
    expect((await send(id, { consent: false })).status).toBe(422)
    expect((await send(id, { phone: null, email: 'rosa@exemplo.test' })).status).toBe(201)
    const { json } = await agency.draft()
    expect((await send(json.id)).status).toBe(404)
  })

  // spec: 658
  it('is limited by the contact it leaves', async () => {
    const { id } = await agency.publish()
    const phone = '91977776666'
    const sent = []
    for (let turn = 0; turn < 11; turn += 1) sent.push((await send(id, { phone })).status)
    expect(sent.filter((status) => status === 201)).toHaveLength(10)
    expect(sent.at(-1)).toBe(429)
  })

  // spec: 658
  it('is gone after 12 months', async () => {
    const { id } = await agency.publish()
    await send(id)
    const later = new Date(clock.now().getTime() + 366 * DAY_MS)
    await forget.handle({}, { ...portal.deps, clock: { now: () => later } })
    expect((await agency.mine('GET', '/property-leads')).json.leads).toEqual([])
  })
})

describe('"ainda disponível?"', () => {
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
  const runOn = (days: number) =>
    askAndHide.handle({}, { ...portal.deps, clock: { now: () => inDays(days) } })
  const asks = async () =>
    (
      await portal.asOwner(
        `select from jobs.job where name = 'properties.ask' and data ->> 'establishmentId' = $1`,
        [agency.listing.id],
      )
    ).rowCount

  // spec: 659
  it('is asked after 60 days and hides after 90, unless somebody answers', async () => {
    const one = await agency.publish({ title: 'Respondida' })
    const other = await agency.publish({ title: 'Esquecida' })
    await runOn(59)
    expect(await asks()).toBe(0)
    await runOn(61)
    await runOn(62)
    expect(await asks()).toBe(1)
    await portal.deps.stores.propertyCare.confirm(one.id, inDays(62))
    await runOn(91)
    expect(await agency.own(one.id)).toMatchObject({ status: 'published' })
    expect(await agency.own(other.id)).toMatchObject({ status: 'hidden', hidden_by: 'clock' })
    portal.deps.reads.cache.expireAll()
    expect(await titles()).toEqual(['Respondida'])
    const back = await agency.mine('POST', `/properties/${other.id}/confirmation`)
    expect(back.json.status).toBe('published')
  })
})

describe('the team of the portal', () => {
  it('takes a property off the air with a reason, and gives it back', async () => {
    const { id, version, slug } = await agency.publish()
    const body = { version, reason: 'Pediu sinal antes da visita.' }
    const hide = (from: object) =>
      call(portal, 'POST', `/admin/properties/${id}/hidden`, body, from)
    expect((await hide({ cookie: agency.owner.cookie })).status).toBe(403)
    expect((await hide({})).status).toBe(401)
    expect((await hide(agency.admin)).json).toMatchObject({ status: 'hidden', hidden_by: 'portal' })
    expect((await agency.read(slug)).status).toBe(404)
    const own = await agency.own(id)
    expect(own.hidden_reason).toBe(body.reason)
    expect((await agency.move(id, own.version, 'published')).json.code).toBe(
      'properties.hidden-by-portal',
    )
    const back = await call(
      portal,
      'POST',
      `/admin/properties/${id}/restored`,
      { version: own.version },
      agency.admin,
    )
    expect(back.json.status).toBe('published')
  })

  it('reads what visitors report', async () => {
    const { id } = await agency.publish()
    const report = { subject_kind: 'property', subject_id: id, reason: 'advance-payment' }
    expect((await call(portal, 'POST', '/reports', report)).status).toBe(201)
    const { json } = await call(portal, 'GET', '/admin/properties?olhar=1', undefined, agency.admin)
    expect(json.properties).toMatchObject([{ id, open_reports: 1 }])
    const { reports } = (await call(portal, 'GET', '/admin/reports', undefined, agency.admin)).json
    expect(reports.at(-1)).toMatchObject({
      property: { title: 'Casa de 3 quartos perto da praia' },
    })
  })
})
