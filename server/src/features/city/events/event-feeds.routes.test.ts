import { getVtimezoneComponent } from '@touch4it/ical-timezones'
import { XMLParser } from 'fast-xml-parser'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createEvent, SAMPLE_EVENT, WEEKLY_FAIR } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { CITY_ZONE } from './event-calendar.ts'

const portal = useTestApp({ clock: fixedClock() })
let admin: TestPerson

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('events').execute()
  admin = await createPerson(portal, { role: 'admin' })
})
afterEach(() => vi.unstubAllEnvs())

/** What a calendar makes of the file. */
async function readCalendar(path: string) {
  const { body, headers, statusCode } = await portal.app.inject(path)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(body))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  expect(zone?.getFirstPropertyValue('tzid')).toBe('America/Belem')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { body, events }
}
const instant = (time: ICAL.Time) => time.toJSDate().toISOString()
function nextDates(event: ICAL.Event, count: number) {
  const dates = event.iterator()
  return Array.from({ length: count }, () => dates.next()).flatMap((date) =>
    date ? [instant(date)] : [],
  )
}

it('knows the zone of the city as the published tables do', () => {
  const published = getVtimezoneComponent('America/Belem') ?? ''
  const lines = published.split(/\r?\n/).filter((line) => line && !/^(TZURL|X-)/.test(line))
  expect(CITY_ZONE.split('\r\n')).toEqual(lines)
})

describe('the calendar', () => {
  // spec: 385
  it.each(['UTC', 'Asia/Tokyo'])(
    'has a weekly event once, with its rule and exception, from a machine in %s',
    async (TZ) => {
      vi.stubEnv('TZ', TZ)
      const { id } = await createEvent(portal, admin, WEEKLY_FAIR)
      await createEvent(portal, admin)
      const { events, body } = await readCalendar('/eventos/agenda.ics')
      expect(events).toHaveLength(2)
      const fair = events.find(({ summary }) => summary === WEEKLY_FAIR.title)
      if (!fair) throw new Error('the fair is missing')
      expect(fair.uid).toBe(`evento-${id}@portal.test`)
      expect(fair.isRecurring()).toBe(true)
      expect(body.match(/RRULE:/g)).toHaveLength(1)
      expect(body).toContain('DTSTART;TZID=America/Belem:20260718T170000')
      expect(body).toContain('EXDATE;TZID=America/Belem:20260801T170000')
      expect(nextDates(fair, 3)).toEqual([
        '2026-07-18T20:00:00.000Z',
        '2026-07-25T20:00:00.000Z',
        '2026-08-08T20:00:00.000Z',
      ])
      expect(instant(fair.endDate)).toBe('2026-07-19T01:00:00.000Z')
    },
  )

  it('has the dates the pages show, up to the last day of the rule', async () => {
    const recurrence = WEEKLY_FAIR.recurrence && {
      ...WEEKLY_FAIR.recurrence,
      weekdays: [3 as const, 6 as const],
      until: '2026-08-22',
    }
    const { slug } = await createEvent(portal, admin, { ...WEEKLY_FAIR, recurrence })
    const { events } = await readCalendar(`/eventos/${slug}/evento.ics`)
    const shown = (await call(portal, 'GET', `/events/${slug}`)).json
    const dates = shown.dates.map(({ starts_at }: { starts_at: string }) => starts_at)
    expect(events.flatMap((event) => nextDates(event, 8))).toEqual(dates)
    const all = events.flatMap((event) => nextDates(event, 50))
    expect(all.at(-1)).toBe('2026-08-22T20:00:00.000Z')
  })

  it('keeps whole days whole', async () => {
    const when = { day: '2026-07-24', time: null, end_day: '2026-07-26', end_time: null }
    const { slug } = await createEvent(portal, admin, { when })
    const { body } = await readCalendar(`/eventos/${slug}/evento.ics`)
    expect(body).toContain('DTSTART;VALUE=DATE:20260724')
    expect(body).toContain('DTEND;VALUE=DATE:20260727')
  })

  // spec: 385
  it('says that it is cancelled, under the same number and a later sequence', async () => {
    const { id, slug, version } = await createEvent(portal, admin)
    const before = (await readCalendar(`/eventos/${slug}/evento.ics`)).events[0]
    const body = { version, situation: 'cancelled', note: 'Chuva.' }
    await call(portal, 'POST', `/admin/events/${id}/situation`, body, admin)
    const after = (await readCalendar('/eventos/agenda.ics')).events[0]
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(after?.summary).toBe(`Cancelado: ${SAMPLE_EVENT.title}`)
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('never runs away with what people write', async () => {
    const { slug } = await createEvent(portal, admin, {
      title: 'Luau; com, vírgulas',
      description: 'Linha um\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:outro',
    })
    const { events } = await readCalendar(`/eventos/${slug}/evento.ics`)
    expect(events).toHaveLength(1)
    expect(events[0]?.summary).toBe('Luau; com, vírgulas')
    expect(events[0]?.description).toContain('END:VEVENT')
  })

  it('is not of drafts', async () => {
    const { slug } = await createEvent(portal, admin, { status: 'draft' })
    expect((await portal.app.inject(`/eventos/${slug}/evento.ics`)).statusCode).toBe(404)
    expect((await readCalendar('/eventos/agenda.ics')).events).toEqual([])
  })
})

// spec: 385
it('is a feed that another program reads, cancelled events named as such', async () => {
  const { id, slug, version } = await createEvent(portal, admin, {
    title: 'Peixe & <b>Cia</b>',
    description: 'a ]]> b',
  })
  await createEvent(portal, admin, WEEKLY_FAIR)
  const body = { version, situation: 'cancelled', note: 'Chuva.' }
  await call(portal, 'POST', `/admin/events/${id}/situation`, body, admin)
  const answer = await portal.app.inject('/eventos/rss.xml')
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const { rss } = new XMLParser({ ignoreAttributes: false }).parse(answer.body)
  expect(rss['@_version']).toBe('2.0')
  expect(rss.channel).toMatchObject({ language: 'pt-BR', link: 'http://portal.test/eventos' })
  expect(rss.channel.item).toHaveLength(2)
  const cancelled = rss.channel.item.find(({ link }: { link: string }) =>
    link.endsWith(`/eventos/${slug}`),
  )
  expect(cancelled.title).toContain('Cancelado: Peixe')
  expect(JSON.stringify(rss)).toContain('Toda semana, aos sábados')
})
