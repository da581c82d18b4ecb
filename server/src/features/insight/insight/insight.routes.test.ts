import { randomUUID } from 'node:crypto'
import type { Insight, InsightWeek } from '@portal/contract/insight/insight/insight'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { countSource, countVisits, countWord } from '../../../../test/visits.ts'

// A Saturday, 11h48 in the city.
const clock = fixedClock('2026-07-18T14:48:00Z')
const portal = useTestApp({ clock })
let owner: TestPerson
let place: { id: string; slug: string }

type Method = Parameters<typeof call>[1]
const as = (person: Pick<TestPerson, 'cookie'> | null, path: string, id = place.id) =>
  call(portal, 'GET', `/my/establishments/${id}/insight${path}`, undefined, person ?? {})
const choose = (person: Pick<TestPerson, 'cookie'> | null, body: object, id = place.id) =>
  call(
    portal,
    'PUT' satisfies Method,
    `/my/establishments/${id}/insight/monthly-email`,
    body,
    person ?? {},
  )
const read = async (period: string) =>
  (await as(owner, `?period=${period}`)).json as unknown as Insight

beforeAll(async () => {
  owner = await createPerson(portal, { plan: 'macarico' })
  place = await createListing(portal, { owner })
  await countVisits(portal, place.id, [
    { day: '2026-07-18', hour: 9, kind: 'view', people: 6 },
    { day: '2026-07-17', hour: 20, kind: 'view', people: 30 },
    { day: '2026-07-17', hour: 20, kind: 'whatsapp', people: 4 },
    // A week ago: what came after this hour does not count against today.
    { day: '2026-07-11', hour: 11, kind: 'view', people: 5 },
    { day: '2026-07-11', hour: 12, kind: 'view', people: 500 },
    { day: '2026-07-10', hour: 20, kind: 'view', people: 20 },
    { day: '2026-07-10', hour: 20, kind: 'call', people: 3 },
    // A year ago.
    { day: '2025-07-18', hour: 8, kind: 'view', people: 7 },
    { day: '2025-07-18', hour: 23, kind: 'view', people: 700 },
  ])
  await countSource(portal, place.id, { day: '2026-07-17', source: 'search', people: 20 })
  await countSource(portal, place.id, { day: '2026-07-18', source: 'poster', people: 6 })
  await countSource(portal, place.id, { day: '2026-07-10', source: 'map', people: 20 })
  await countWord(portal, place.id, { day: '2026-07-17', word: 'peixe', people: 12 })
  await countWord(portal, place.id, { day: '2026-07-17', word: 'rosa pinheiro', people: 2 })
})

describe('the figures of a business', () => {
  // spec: 669
  it('compare a week with the one before it up to this hour', async () => {
    const week = await read('7d')
    expect(week.now).toEqual({ first_day: '2026-07-12', last_day: '2026-07-18' })
    expect(week.before).toEqual({ first_day: '2026-07-05', last_day: '2026-07-11' })
    expect(week.kinds).toEqual([
      { kind: 'view', now: 36, before: 25 },
      { kind: 'whatsapp', now: 4, before: 0 },
      { kind: 'call', now: 0, before: 3 },
    ])
    expect(week.bars).toHaveLength(7)
    expect(week.bars.at(-1)).toEqual({
      day: '2026-07-18',
      now: 6,
      before: 5,
      is_unfinished: true,
    })
    expect(week.counting_since).toBe('2025-07-18')
  })

  // spec: 669
  it('say where people came from, by which words, and when', async () => {
    const week = await read('7d')
    expect(week.sources).toEqual([
      { source: 'search', visits: 20 },
      { source: 'poster', visits: 6 },
    ])
    // A word of two people might be somebody's own.
    expect(week.words).toEqual([{ word: 'peixe', visits: 12 }])
    expect(week.hours).toEqual([
      { weekday: 5, hour: 20, visits: 30 },
      { weekday: 6, hour: 8, visits: 6 },
    ])
  })

  // spec: 669
  it('compare twelve months with those of a year ago, by month', async () => {
    const year = await read('12m')
    expect(year.bars).toHaveLength(12)
    expect(year.bars.at(-1)).toEqual({
      day: '2026-07-01',
      now: 561,
      before: 7,
      is_unfinished: true,
    })
    expect(year.kinds[0]).toEqual({ kind: 'view', now: 561, before: 7 })
  })

  // spec: 669
  it('stand beside the reviews and the coupons of the same days', async () => {
    const guest = await createPerson(portal)
    const review = (day: string, rating: number, person: TestPerson) =>
      sql`
      insert into reviews (establishment_id, user_id, rating, text, status, created_at, updated_at)
      values (${place.id}, ${person.userId}, ${rating}, 'Bom.', 'published', ${day}, ${day})
    `.execute(portal.deps.connection)
    await review('2026-07-17T12:00:00Z', 5, guest)
    await review('2026-07-10T12:00:00Z', 3, await createPerson(portal))
    const { reviews, redeemed } = await read('7d')
    expect(reviews).toEqual({ count: 1, before: 1, mean: 5 })
    expect(redeemed).toEqual({ now: 0, before: 0 })
  })

  it('are empty of a business that nobody has seen', async () => {
    const other = await createListing(portal, { owner })
    const { json } = await as(owner, '', other.id)
    expect(json).toMatchObject({ counting_since: null, kinds: [], hours: [], sources: [] })
    expect(json.bars).toHaveLength(28)
  })

  // spec: 669
  it('come as CSV hour by hour, and day by day of twelve months', async () => {
    const url = `/api/v1/my/establishments/${place.id}/insight/sheet?period=`
    const sheet = async (period: string) => {
      const answer = await portal.app.inject({ url: `${url}${period}`, headers: owner })
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(answer.headers['content-disposition']).toContain(`${place.slug}-2026-07-18.csv`)
      return answer.body
    }
    expect((await sheet('7d')).replace('\uFEFF', '').split('\r\n')).toEqual([
      'dia;hora;acao;pessoas;vezes',
      '2026-07-17;20;Página aberta;30;60',
      '2026-07-17;20;WhatsApp;4;8',
      '2026-07-18;9;Página aberta;6;12',
      '',
    ])
    expect(await sheet('12m')).toContain('2026-07-11;;Página aberta;505;1010')
  })
})

describe('the week of a business', () => {
  // spec: 668
  it('is what a plan with the weekly summary has', async () => {
    const atalaia = await createPerson(portal, { plan: 'atalaia' })
    const own = await createListing(portal, { owner: atalaia })
    await countVisits(portal, own.id, [{ day: '2026-07-17', hour: 8, kind: 'view', people: 3 }])
    const { status, json } = await as(atalaia, '/week', own.id)
    expect(status).toBe(200)
    const week = json as unknown as InsightWeek
    expect(week.days).toHaveLength(7)
    expect(week.kinds).toEqual([{ kind: 'view', now: 3, before: 0 }])
    expect(Object.keys(week).sort()).toEqual(['counted_at', 'counting_since', 'days', 'kinds'])
  })
})

describe('who sees the figures', () => {
  const PATHS = ['', '/sheet', '/week']

  // spec: 668
  it.each(PATHS)('the owner, a manager and an administrator: %s', async (path) => {
    const manager = await createPerson(portal)
    await addMember(portal, place.id, manager, 'manager')
    const admin = await createPerson(portal, { role: 'admin' })
    for (const person of [owner, manager, admin]) {
      expect((await as(person, path)).status).toBe(200)
    }
  })

  it.each(PATHS)('nobody who is not signed in: %s', async (path) => {
    expect((await as(null, path)).status).toBe(401)
  })

  it.each(PATHS)('no stranger, to whom the business does not exist: %s', async (path) => {
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    expect((await as(stranger, path)).status).toBe(404)
    expect((await as(owner, path, randomUUID())).status).toBe(404)
  })

  it.each(PATHS)('no staff of the business, nor of the portal: %s', async (path) => {
    const staff = await createPerson(portal)
    await addMember(portal, place.id, staff, 'staff')
    expect((await as(staff, path)).status).toBe(403)
    for (const role of ['moderator', 'editor', 'reporter'] as const) {
      expect((await as(await createPerson(portal, { role }), path)).status).toBe(404)
    }
  })

  // spec: 668
  it.each([
    ['', 'atalaia'],
    ['/sheet', 'atalaia'],
    ['', null],
    ['/sheet', null],
    ['/week', null],
  ] as const)('no owner of a lower plan: %s of %s', async (path, plan) => {
    const person = await createPerson(portal, plan ? { plan } : {})
    const own = await createListing(portal, { owner: person })
    const { status, json } = await as(person, path, own.id)
    expect(status).toBe(403)
    expect(json).toMatchObject({ code: 'insight.not-in-plan' })
    expect(json.detail).toContain('Maçarico')
  })

  it('and nobody a period that does not exist', async () => {
    for (const period of ['1d', '', '28', "28d' or 1=1"]) {
      const asked = encodeURIComponent(period)
      expect((await as(owner, `?period=${asked}`)).status).toBe(422)
      expect((await as(owner, `/sheet?period=${asked}`)).status).toBe(422)
    }
  })
})

describe('the choice of the e-mail of a month', () => {
  it('is the owner’s own, and holds until it is made again', async () => {
    const manager = await createPerson(portal)
    await addMember(portal, place.id, manager, 'manager')
    expect((await read('7d')).is_monthly_email_wanted).toBe(true)
    expect((await as(manager, '')).json).toMatchObject({ is_monthly_email_wanted: null })
    for (const isWanted of [false, false, true]) {
      expect((await choose(owner, { is_wanted: isWanted })).status).toBe(200)
      expect((await read('7d')).is_monthly_email_wanted).toBe(isWanted)
    }
  })

  it('is nobody else’s', async () => {
    expect((await choose(null, { is_wanted: true })).status).toBe(401)
    expect((await choose(await createPerson(portal), { is_wanted: true })).status).toBe(404)
    expect((await choose(owner, { is_wanted: 'sim' })).status).toBe(422)
  })
})
