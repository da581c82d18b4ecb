import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  CALENDAR_FAULTS,
  type RunningCalendars,
  startCalendars,
} from '../../../../../sandbox/src/calendars/start-calendars.ts'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import {
  CLEANING_CENTS,
  createHouse,
  daysAfter,
  NIGHT_CENTS,
  stayOf,
  type TestHouse,
  takenNights,
} from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import { readFeed } from './read-feed.ts'
import { tellOfFeed } from './tell-of-feed.ts'

const NOW = '2026-07-18T12:00:00Z'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const clock = fixedClock(NOW)
const portal = useTestApp({
  clock,
  environment: { SENSITIVE_LIMITS_FACTOR: '1000', REACH_PRIVATE_ADDRESSES: 'on' },
})
let others: RunningCalendars
let house: TestHouse
let guest: TestPerson
let name: string
let count = 0
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  others = await startCalendars({ port: 0 })
})
afterAll(async () => {
  await others.stop()
  restore()
})
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  house = await createHouse(portal)
  guest = await createPerson(portal)
  count += 1
  name = `quarto-${count}`
})

const event = (uid: string, start: string, nights = 1) => ({
  uid,
  start,
  end: daysAfter(start, nights),
})
const add = (more: object = {}) =>
  house.mine('POST', '/calendar-feeds', {
    unit_id: house.unit,
    portal: 'airbnb',
    url: others.addressOf(name),
    ...more,
  })
async function added() {
  const { status, json } = await add()
  expect(status, JSON.stringify(json)).toBe(201)
  return json as { id: string; fault: { code: string } | null; read_at: string | null }
}
const readAgain = async ({ id }: { id: string }) => {
  clock.advance(16 * MINUTE)
  await readFeed({ feedId: id }, portal.deps)
  const { feeds } = await house.calendar()
  return feeds[0] as {
    fault: { code: string; since: string } | null
    read_at: string
    blocks: number
  }
}
async function jobsOf(job: string, feedId: string) {
  const { rows } = await portal.asOwner<{ count: string }>(
    `select count(*) from jobs.job where name = $1 and data ->> 'feedId' = $2`,
    [job, feedId],
  )
  return Number(rows[0]?.count)
}
const sent: { subject: string }[] = []
const mail = {
  send: async (email: { subject: string }) => {
    sent.push(email)
  },
  close() {},
}
const taken = () => takenNights(portal, house.unit)
const codeOf = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]
const request = (start: string, nights = 2, person = guest) =>
  house.request(person, stayOf(house.unit, start, nights))
const priceOf = (nights: number) => ({ total_cents: nights * NIGHT_CENTS + CLEANING_CENTS })

describe('a calendar of another portal', () => {
  // spec: 640
  it('is read at once, blocks its nights and hides its address', async () => {
    others.say(name, [event('a', '2026-08-03', 3)])
    const feed = await added()
    expect(feed).toMatchObject({ name: 'Airbnb', host: '127.0.0.1', blocks: 1, fault: null })
    expect(JSON.stringify(feed)).not.toContain(name)
    expect(await taken()).toEqual(['import 2026-08-03 2026-08-06'])
    expect(codeOf(await request('2026-08-05'))).toEqual([409, 'stays.taken'])
    expect((await request('2026-08-06')).status).toBe(201)
    const { rows } = await portal.deps.pool.query('select url_sealed from calendar_feeds')
    expect(JSON.stringify(rows)).not.toContain(name)
  })

  it('is taken as webcal, refused inside, twice, and of ourselves', async () => {
    const refused = async (url: string) => codeOf(await add({ url }))
    expect(await refused('ftp://127.0.0.1/a.ics')).toEqual([422, 'calendar.address'])
    expect(await refused('https://ana:senha@airbnb.com/a.ics')).toEqual([422, 'calendar.address'])
    expect(await refused('http://portal.test/calendarios/x/y.ics')).toEqual([
      422,
      'calendar.address',
    ])
    const { status, json } = await add({ url: 'webcal://127.0.0.1:1/a.ics' })
    expect([status, json.fault.code]).toEqual([201, 'refused'])
    await added()
    expect(codeOf(await add())).toEqual([409, 'calendar.known'])
  })

  it('is asked for with its tag, and the same is not read twice', async () => {
    others.say(name, [event('a', '2026-08-03')])
    const feed = await added()
    await readAgain(feed)
    expect(others.asked(name)).toEqual({ times: 2, same: 1 })
    expect((await readAgain(feed)).read_at).toBe(clock.now().toISOString())
  })

  // spec: 640
  it.each(CALENDAR_FAULTS.filter((fault) => fault !== 'silent' && fault !== 'dripping'))(
    'frees no night where it fails: %s',
    async (fault) => {
      others.say(name, [event('a', '2026-08-03'), event('b', '2026-08-10', 2)])
      const feed = await added()
      const before = await taken()
      others.fail(name, fault)
      const failed = await readAgain(feed)
      expect(failed.fault).not.toBeNull()
      expect(failed.read_at).toBe(NOW.replace('Z', '.000Z'))
      expect(await taken()).toEqual(before)
    },
  )

  it('403, then recovery: no night freed, and the new ones come', async () => {
    others.say(name, [event('a', '2026-08-03')])
    const feed = await added()
    others.fail(name, 'forbidden')
    expect((await readAgain(feed)).fault?.code).toBe('status')
    others.say(name, [event('a', '2026-08-03'), event('b', '2026-08-10')])
    expect((await readAgain(feed)).fault).toBeNull()
    expect(await taken()).toEqual(['import 2026-08-03 2026-08-04', 'import 2026-08-10 2026-08-11'])
  })

  it('moves the nights of an event that keeps its name', async () => {
    others.say(name, [event('a', '2026-08-03')])
    const feed = await added()
    others.say(name, [event('a', '2026-08-20', 2)])
    await readAgain(feed)
    expect(await taken()).toEqual(['import 2026-08-20 2026-08-22'])
  })

  it('makes one occupancy of three events of one stay', async () => {
    others.say(name, [
      event('a', '2026-08-03', 2),
      event('a', '2026-08-03', 2),
      event('b', '2026-08-05', 1),
    ])
    await added()
    expect(await taken()).toEqual(['import 2026-08-03 2026-08-06'])
  })

  it('a horizon that slides makes no stay, and is no fault', async () => {
    others.say(name, [event('lead', '2026-07-18', 2), event('far', '2027-07-18', 300)])
    const feed = await added()
    others.say(name, [event('lead', '2026-07-19', 2), event('far', '2027-07-19', 300)])
    expect((await readAgain(feed)).fault).toBeNull()
    expect(await taken()).toEqual(['import 2026-07-19 2026-07-21', 'import 2027-07-19 2028-05-14'])
    const { rows } = await portal.deps.pool.query('select from stays where unit_id = $1', [
      house.unit,
    ])
    expect(rows).toHaveLength(0)
  })

  it('half empty it is doubted, adds what is new, and is believed the second time', async () => {
    const four = ['2026-08-03', '2026-08-06', '2026-08-09', '2026-08-12']
    others.say(
      name,
      four.map((day) => event(day, day)),
    )
    const feed = await added()
    others.say(name, [event('new', '2026-08-20')])
    expect((await readAgain(feed)).fault?.code).toBe('shrunk')
    expect(await taken()).toHaveLength(5)
    expect((await readAgain(feed)).fault?.code).toBe('shrunk')
    expect(await taken()).toHaveLength(5)
    expect((await readAgain(feed)).fault).toBeNull()
    expect(await taken()).toEqual(['import 2026-08-20 2026-08-21'])
  })

  // spec: 640
  it('tells the owner after a day of silence, once', async () => {
    others.say(name, [event('a', '2026-08-03')])
    const feed = await added()
    others.fail(name, 'gone')
    await readAgain(feed)
    expect(await jobsOf('stays.tell-feed', feed.id)).toBe(0)
    clock.advance(24 * HOUR)
    await readAgain(feed)
    await readAgain(feed)
    expect(await jobsOf('stays.tell-feed', feed.id)).toBe(1)
  })

  it('made to hold its reader is not read, and frees no night', async () => {
    others.say(name, [event('a', '2026-08-03')])
    const feed = await added()
    const zone = ['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY']
    others.say(name, [
      {
        uid: 'a',
        start: '',
        lines: [
          'DTSTART;TZID=X:20270101T120000',
          'END:VEVENT',
          ...['BEGIN:VTIMEZONE', 'TZID:X', ...zone, 'TZOFFSETFROM:-0300', 'TZOFFSETTO:-0200'],
          ...['END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:b', 'DTSTART:20270102'],
        ],
      },
    ])
    expect((await readAgain(feed)).fault?.code).toBe('too-complex')
    expect(await taken()).toHaveLength(1)
  })

  it('stopped three times is switched off, its owner told, and tried again when they say so', async () => {
    others.say(name, [event('a', '2026-08-03')])
    const feed = await added()
    const { read } = portal.deps.foreign
    portal.deps.foreign.read = () => Promise.reject(new ForeignRefused('calendar', 'time'))
    others.say(name, [event('a', '2026-08-03'), event('b', '2026-08-05')])
    const codes = []
    for (let time = 0; time < 3; time += 1) codes.push((await readAgain(feed)).fault?.code)
    portal.deps.foreign.read = read
    expect(codes).toEqual(['too-complex', 'too-complex', 'stopped'])
    expect(await taken()).toHaveLength(1)

    const told = await jobsOf('stays.tell-feed', feed.id)
    expect(told).toBe(1)
    clock.advance(HOUR)
    await portal.deps.work.transaction(async ({ calendarFeeds }) => {
      const due = await calendarFeeds.claimDue(clock.now(), { until: clock.now(), limit: 1000 })
      expect(due).not.toContain(feed.id)
    })
    await tellOfFeed({ feedId: feed.id }, { ...portal.deps, mail })
    expect(sent.at(-1)).toMatchObject({ subject: expect.stringContaining('não é mais lido') })

    expect((await house.mine('POST', `/calendar-feeds/${feed.id}/read`)).status).toBe(200)
    expect((await readAgain(feed)).fault).toBeNull()
    expect(await taken()).toHaveLength(2)
  })

  it('that ended its process three times is not read a fourth', async () => {
    others.say(name, [event('a', '2026-08-03')])
    const feed = await added()
    others.say(name, [event('a', '2026-08-03'), event('b', '2026-08-05')])
    for (let time = 0; time < 4; time += 1) {
      clock.advance(16 * MINUTE)
      // As a process leaves it that dies here.
      await portal.deps.work.transaction(({ calendarFeeds }) =>
        calendarFeeds.beginReading(feed.id, clock.now()),
      )
    }
    expect((await readAgain(feed)).fault?.code).toBe('stopped')
    expect(await taken()).toHaveLength(1)
  })

  it('is for who runs the house, and its nights are free without it', async () => {
    others.say(name, [event('a', '2026-08-03')])
    const feed = await added()
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const staff = await createPerson(portal)
    await addMember(portal, house.listing.id, staff, 'staff')
    const path = `/calendar-feeds/${feed.id}`
    expect((await house.as(stranger, 'DELETE', path)).status).toBe(404)
    expect((await house.as(staff, 'DELETE', path)).status).toBe(403)
    expect((await house.as(staff, 'POST', `${path}/read`)).status).toBe(403)
    const other = await createHouse(portal)
    expect((await other.mine('DELETE', path)).status).toBe(404)
    expect((await house.mine('POST', `${path}/read`)).json.fault).toBeNull()
    expect((await house.mine('DELETE', path)).status).toBe(200)
    expect(await taken()).toEqual([])
  })
})

describe('a yes beside another portal', () => {
  it('reads calendars older than five minutes first, and is no yes over a block', async () => {
    others.say(name, [])
    await added()
    const { json: stay } = await request('2026-08-03')
    others.say(name, [event('late', '2026-08-04', 3)])
    clock.advance(6 * MINUTE)
    expect(codeOf(await house.accept(stay, priceOf(2)))).toEqual([409, 'stays.clash'])
    // Its own nights are the guest's still; the other one is the portal's.
    expect(await taken()).toEqual(['hold 2026-08-03 2026-08-05', 'import 2026-08-05 2026-08-07'])
    const { clashes } = await house.calendar()
    expect(clashes).toEqual([
      { unit_id: house.unit, arrival: '2026-08-04', departure: '2026-08-05', portals: ['Airbnb'] },
    ])
    await house.mine('POST', `/stays/${stay.id}/decline`, { version: 1, code: 'unavailable' })
    expect(await taken()).toEqual(['import 2026-08-04 2026-08-07'])
  })

  it('does not read again what is fresh', async () => {
    others.say(name, [])
    await added()
    const { json: stay } = await request('2026-08-03')
    clock.advance(4 * MINUTE)
    expect((await house.accept(stay, priceOf(2))).status).toBe(200)
    expect(others.asked(name).times).toBe(1)
  })

  it('needs a second yes where a calendar does not answer', async () => {
    others.say(name, [])
    await added()
    const { json: stay } = await request('2026-08-03')
    others.fail(name, 'gone')
    clock.advance(6 * MINUTE)
    const unread = await house.accept(stay, priceOf(2))
    expect(codeOf(unread)).toEqual([409, 'stays.unread'])
    expect(unread.json.detail).toContain('Airbnb')
    const sure = await house.accept(stay, { ...priceOf(2), despite: ['calendar'] })
    expect(sure.status).toBe(200)
  })

  it('an echo of our own stay is no clash, and holds no night for 12 hours after it', async () => {
    others.say(name, [])
    const feed = await added()
    const { json: stay } = await request('2026-08-03')
    await house.accept(stay, priceOf(2))
    others.say(name, [event('ours', '2026-08-03', 2)])
    await readAgain(feed)
    expect((await house.calendar()).clashes).toEqual([])
    expect(await taken()).toEqual(['stay 2026-08-03 2026-08-05'])
    await house.mine('POST', `/stays/${stay.id}/cancel`, { version: 2, code: 'agreed' })
    expect(await taken()).toEqual([])
    await readAgain(feed)
    expect(await taken()).toEqual([])
    clock.advance(12 * HOUR)
    await readAgain(feed)
    expect(await taken()).toEqual(['import 2026-08-03 2026-08-05'])
  })
})

it('shows the months around today, whatever is asked for', async () => {
  const far = await house.calendar('?from=9999-12-31&until=9999-12-31')
  expect([far.from, far.until]).toEqual(['2028-09-25', '2029-10-30'])
  expect((await house.mine('GET', '/lodging-calendar?from=2026-13-01')).status).toBe(422)
  expect((await house.as(guest, 'GET', '/lodging-calendar')).status).toBe(404)
})

describe('nights that the house blocks', () => {
  it('are taken for everybody, with a note for the house alone', async () => {
    const { status, json } = await house.block('2026-08-03', '2026-08-06', { note: 'Pintura' })
    expect(status).toBe(201)
    expect(await taken()).toEqual(['manual 2026-08-03 2026-08-06'])
    const calendar = await house.calendar('?from=2026-08-01&until=2026-08-31')
    expect(calendar.occupancies).toMatchObject([
      { id: json.ids[0], kind: 'manual', note: 'Pintura' },
    ])
    expect(codeOf(await house.block('2026-08-05', '2026-08-08'))).toEqual([409, 'stays.taken'])
    expect((await house.block('2026-08-06', '2026-08-08')).status).toBe(201)
    expect((await house.mine('DELETE', `/night-blocks/${json.ids[0]}`)).status).toBe(200)
    expect((await house.mine('DELETE', `/night-blocks/${json.ids[0]}`)).status).toBe(404)
  })

  it('are one block however often it is sent, and never of another house', async () => {
    const block = {
      block_id: '0d000000-0000-4000-8000-00000000b10c',
      unit_id: house.unit,
      arrival: '2026-08-03',
      departure: '2026-08-06',
    }
    const blocks = { blocks: [block] }
    expect((await house.mine('POST', '/night-blocks', blocks)).status).toBe(201)
    expect((await house.mine('POST', '/night-blocks', blocks)).status).toBe(201)
    expect(await taken()).toHaveLength(1)
    const other = await createHouse(portal)
    expect((await other.mine('POST', '/night-blocks', blocks)).status).toBe(404)
    expect((await other.mine('DELETE', `/night-blocks/${block.block_id}`)).status).toBe(404)
    expect((await house.as(guest, 'POST', '/night-blocks', blocks)).status).toBe(404)
    expect((await house.block('2026-08-10', '2026-08-10')).status).toBe(422)
    expect((await house.block('2026-06-10', '2026-06-12')).status).toBe(422)
  })
})

describe('the calendar that others read', () => {
  const exported = async () => {
    const { units } = await house.calendar()
    return new URL(units[0].export_url).pathname
  }
  const fetchIt = (path: string, headers: Record<string, string> = {}) =>
    portal.app.inject({ method: 'GET', url: path, headers })

  // spec: 641
  it('holds our stays and blocks, no import, no request, no name', async () => {
    others.say(name, [event('theirs', '2026-08-20', 2)])
    await added()
    const { json: stay } = await request('2026-08-03')
    await house.accept(stay, priceOf(2))
    await request('2026-08-27', 1)
    await house.block('2026-08-10', '2026-08-12', { note: 'Pintura da Dona Fátima' })
    const answer = await fetchIt(await exported())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/calendar')
    expect(nightsIn(answer.body)).toEqual([
      ['2026-08-03', '2026-08-05', 'Reservado'],
      ['2026-08-10', '2026-08-12', 'Reservado'],
    ])
    expect(answer.body).not.toMatch(/João|Pintura|theirs/)
    expect(nightsByAnotherReader(answer.body)).toEqual(
      nightsIn(answer.body).map(([start, end]) => [start, end]),
    )
    const again = await fetchIt(await exported(), { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('keeps the name of a stay for life', async () => {
    const { json: stay } = await request('2026-08-03')
    await house.accept(stay, priceOf(2))
    const path = await exported()
    const before = (await fetchIt(path)).body
    await house.mine('POST', `/stays/${stay.id}/confirm`, { version: 2 })
    expect((await fetchIt(path)).body).toBe(before)
    expect(before).toContain(`UID:${stay.id}@portal.test`)
  })

  // spec: 641
  it('has one address, until it has another', async () => {
    const old = await exported()
    const path = `/lodging-units/${house.unit}/calendar-link`
    const { json } = await house.mine('POST', path)
    expect((await fetchIt(old)).statusCode).toBe(404)
    expect((await fetchIt(new URL(json.export_url).pathname)).statusCode).toBe(200)
    const staff = await createPerson(portal)
    await addMember(portal, house.listing.id, staff, 'staff')
    expect((await house.as(staff, 'GET', '/lodging-calendar')).json.units[0].export_url).toBeNull()
    expect((await house.as(staff, 'POST', path)).status).toBe(403)
    expect((await call(portal, 'POST', `${house.base}${path}`)).status).toBe(401)
    expect((await fetchIt('/calendarios/nada/nada.ics')).statusCode).toBe(404)
  })
})

function nightsIn(body: string) {
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => {
    const read = new ICAL.Event(one)
    expect(read.startDate.isDate).toBe(true)
    return [read.startDate.toString(), read.endDate.toString(), read.summary]
  })
}

/** By node-ical, which shares no line with ical.js. It makes dates of whole days on the machine's clock. */
function nightsByAnotherReader(body: string) {
  const dayOf = (date: Date) => new Intl.DateTimeFormat('sv-SE').format(date)
  return Object.values(nodeIcal.sync.parseICS(body))
    .flatMap((one) =>
      one?.type === 'VEVENT' && one.end ? [[dayOf(one.start), dayOf(one.end)]] : [],
    )
    .sort()
}
