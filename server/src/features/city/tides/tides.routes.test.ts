import { randomUUID } from 'node:crypto'
import type { TideDay } from '@portal/contract/city/tides/tide'
import type { TidePreview } from '@portal/contract/city/tides/tide-table'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { predictExtremes } from './harmonic-tide.rules.ts'

const portal = useTestApp({ clock: fixedClock() })
const NAVY = { name: 'Marinha do Brasil, Tábuas das Marés', edition: '63ª edição, 2026' }
let admin: TestPerson

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('tide_tables').execute()
  portal.deps.reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
})

/** A table as the Navy would write it: our own waters, moved and lifted a little. */
function tableOf(dates: string[], { minutes = 0, metres = 0 } = {}) {
  const lines = dates.flatMap((date) =>
    predictExtremes(dayOfKnownDate(date)).map((extreme) => {
      const minute = Math.round(extreme.minute) + minutes
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const height = (extreme.heightM + metres).toFixed(2).replace('.', ',')
      return `${date.split('-').reverse().join('/')};${time};${height};${extreme.kind === 'high' ? 'preamar' : 'baixa-mar'}`
    }),
  )
  return ['data;hora;altura;tipo', ...lines].join('\n')
}

const tides = async (query = '') =>
  (await call(portal, 'GET', `/tides${query}`)).json.days as TideDay[]
const as = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, who?: TestPerson) =>
  call(portal, method, `/admin/tides${path}`, body, who ?? admin)
const preview = async (csv: string) => (await as('POST', '/preview', { csv })).json as TidePreview
const bring = (csv: string, options: object = {}) =>
  as('POST', '/tables', { csv, ...NAVY, ...options })

describe('the tides', () => {
  it('are told from today on, as an estimate, with sun and moon', async () => {
    const days = await tides('?days=2&levels=3.4,3.6')
    expect(days.map(({ date }) => date)).toEqual(['2026-07-18', '2026-07-19'])
    expect(days[0]).toMatchObject({
      source: { kind: 'estimate' },
      extremes: [
        { minute: 279, height_m: 0.46, kind: 'low' },
        { minute: 615, height_m: 4.84, kind: 'high' },
        { minute: 1022, height_m: 0.46, kind: 'low' },
        { minute: 1368, height_m: 4.65, kind: 'high' },
      ],
      moon: { phase: 'waxing', next: { phase: 'first-quarter', date: '2026-07-21' } },
    })
    expect(days[0]?.curve).toHaveLength(97)
    expect(days[0]?.no_car.map(({ level_m }) => level_m)).toEqual([3.4, 3.6])
    const [lower, higher] = days[0]?.no_car.map(({ windows }) => windows[0]?.from ?? 0) ?? []
    expect(lower).toBeLessThanOrEqual(higher ?? 0)
  })

  it.each([
    ['?days=15'],
    ['?from=2026-02-30'],
    ['?from=9999-01-01'],
    ['?from=1999-01-01'],
    ['?levels=9'],
    ['?levels=alto'],
  ])('are not told for %s', async (query) => {
    expect((await call(portal, 'GET', `/tides${query}`)).status).toBe(422)
  })

  // spec: 395
  it('are a calendar of high waters, each with an id that stays', async () => {
    const { body, headers } = await portal.app.inject({ url: '/mares/preamares.ics' })
    expect(headers['content-type']).toContain('text/calendar')
    expect(body).toContain('DTSTART:20260718T131500Z')
    expect(body).toContain('SUMMARY:Preamar\\, 4\\,8 m')
    expect(body).toContain('UID:preamar-2026-07-18-1@portal.test')
    expect(body.replace(/\r\n /g, '')).toContain('Não use para navegação')
  })
})

describe('an official table', () => {
  const dates = ['2026-07-18', '2026-07-19']

  it('is looked at before anything is written', async () => {
    expect(await preview(tableOf(dates))).toMatchObject({
      days: 2,
      first_date: '2026-07-18',
      last_date: '2026-07-19',
      problems: [],
      conflict_count: 0,
      doubt_count: 0,
    })
    expect((await as('GET', '/tables')).json).toEqual([])
    expect((await tides())[0]?.source.kind).toBe('estimate')
  })

  // spec: 389
  it('tells its days from the next reader on and is named; the days after stay estimates', async () => {
    await tides()
    const answer = await bring(tableOf(dates, { metres: 0.2 }))
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject([{ ...NAVY, days: 2, imported_by: 'Rosa Pinheiro' }])
    const [first, second, third] = await tides()
    expect(first?.source).toEqual({ kind: 'official', ...NAVY })
    expect(second?.source.kind).toBe('official')
    expect(third?.source.kind).toBe('estimate')
    expect(first?.extremes[1]?.height_m).toBe(5.04)
    expect(
      await portal.deps.connection
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    ).toEqual({ action: 'tides.table-imported', actor_id: admin.userId })
  })

  // spec: 417
  it('that says otherwise than another waits until somebody says which counts', async () => {
    await bring(tableOf(dates))
    const other = tableOf(['2026-07-19', '2026-07-20'], { minutes: 5 })
    expect(await preview(other)).toMatchObject({
      conflict_count: 1,
      conflicts: [{ date: '2026-07-19', present: NAVY }],
    })
    expect(await bring(other)).toMatchObject({ status: 409, json: { code: 'tides.conflicts' } })
    const edition = '2ª edição'
    expect((await bring(other, { edition, replace: true })).json).toMatchObject([
      { edition, days: 2 },
      { edition: NAVY.edition, days: 1 },
    ])
    expect((await tides())[1]?.source).toMatchObject({ edition })
  })

  it('imported twice is one table', async () => {
    await bring(tableOf(dates))
    expect((await bring(tableOf(dates))).json).toHaveLength(1)
  })

  it('of another time zone is doubted', async () => {
    const shifted = tableOf(['2026-07-18'], { minutes: 60 })
    expect(await preview(shifted)).toMatchObject({ doubt_count: 1, doubts: [{ minutes: 60 }] })
    expect(await bring(shifted)).toMatchObject({ status: 409, json: { code: 'tides.doubts' } })
    expect((await bring(shifted, { accept_doubts: true })).status).toBe(201)
  })

  it('that is removed leaves its days to the estimate', async () => {
    const { json } = await bring(tableOf(dates))
    expect((await as('DELETE', `/tables/${json[0].id}`)).json).toEqual([])
    expect((await tides())[0]?.source.kind).toBe('estimate')
    expect((await as('DELETE', `/tables/${randomUUID()}`)).status).toBe(404)
  })

  it.each([
    ['no columns', 'a;b;c\n1;2;3', 1],
    ['no lines', 'data;hora;altura', 1],
    ['a day that does not exist', 'data;hora;altura\n30/02/2026;10:00;1', 2],
    ['an hour that does not exist', 'data;hora;altura\n18/07/2026;24:00;1', 2],
    ['a height in letters', 'data;hora;altura\n18/07/2026;10:00;alta', 2],
    ['a height of a tower', 'data;hora;altura\n18/07/2026;10:00;39', 2],
    ['an unknown kind', 'data;hora;altura;tipo\n18/07/2026;10:00;1;meia', 2],
    ['half a day', 'data;hora;altura\n18/07/2026;04:00;1\n18/07/2026;10:00;4', 2],
    [
      'a line before its time',
      'data;hora;altura\n18/07/2026;10:00;4\n18/07/2026;04:00;1\n18/07/2026;16:00;1',
      3,
    ],
  ])('with %s is refused, and the line is named', async (_, csv, line) => {
    const { problems } = await preview(csv)
    expect(problems[0]).toMatchObject({ line })
    expect(await bring(csv)).toMatchObject({ status: 422, json: { code: 'tides.table' } })
  })

  it('is nobody’s business but the administrators’', async () => {
    const person = await createPerson(portal, { plan: 'espadarte' })
    const csv = tableOf(dates)
    for (const [method, path, body] of [
      ['GET', '/tables', undefined],
      ['POST', '/preview', { csv }],
      ['POST', '/tables', { csv, ...NAVY }],
      ['DELETE', `/tables/${randomUUID()}`, undefined],
    ] as const) {
      expect((await call(portal, method, `/admin/tides${path}`, body)).status).toBe(401)
      expect((await as(method, path, body, person)).status).toBe(403)
    }
  })
})

describe('the reminder to leave the sand', () => {
  const remind = (search: string) => portal.app.inject(`/mares/retire-o-carro.ics?${search}`)

  // spec: 394
  it('warns an hour and half an hour before the advice of the page, never after it', async () => {
    // 11h48 of 18 July: the water comes to the level in the evening.
    const [day] = await tides('?days=1&levels=3.4')
    const leave = day?.no_car[0]?.windows.find(({ from }) => from > 708)?.from ?? 0
    const { body, headers } = await remind('nivel=3.4&praia=atalaia')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const [written] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
    if (!written) throw new Error('the reminder is missing')
    const event = new ICAL.Event(written)
    const midnight = Date.parse('2026-07-18T03:00:00Z')
    expect(event.startDate.toJSDate().getTime()).toBe(midnight + (leave - 30) * 60_000)
    expect(event.endDate.toJSDate().getTime()).toBe(midnight + leave * 60_000)
    expect(event.summary).toMatch(/^Retire o carro da areia até \d{1,2}h/)
    expect(event.description).toContain('/praia/atalaia')
    const triggers = written
      .getAllSubcomponents('valarm')
      .flatMap((alarm) => alarm.getFirstProperty('trigger') ?? [])
    expect(triggers.map((trigger) => String(trigger.getFirstValue()))).toEqual(['-PT30M', 'PT0S'])
    // Counted from the beginning, which is what nothing said means.
    expect(triggers.map((trigger) => trigger.getParameter('related'))).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is none where no water comes so high, and none for what is no level', async () => {
    expect((await remind('nivel=6.9&praia=atalaia')).statusCode).toBe(404)
    expect((await remind('nivel=40&praia=atalaia')).statusCode).toBe(422)
    expect((await remind('nivel=3.4&praia=../x')).statusCode).toBe(422)
  })
})
