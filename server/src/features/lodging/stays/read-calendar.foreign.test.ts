import { describe, expect, it } from 'vitest'
import {
  calendarText,
  type SandboxEvent,
} from '../../../../../sandbox/src/calendars/start-calendars.ts'
import { readCalendar } from './read-calendar.foreign.ts'

const WINDOW = { today: '2026-07-18', horizon: '2028-07-18' }
const read = (text: string) => readCalendar(Buffer.from(text), WINDOW)
const readEvents = (...events: SandboxEvent[]) => {
  const reading = read(calendarText(events))
  if (reading.fault !== null) throw new Error(reading.fault)
  return { ...reading, nights: reading.blocks.map(({ start, end }) => `${start} ${end}`) }
}
const written = (...lines: string[]): SandboxEvent => ({ uid: 'x', start: '', lines })

describe('a calendar of another portal', () => {
  it('says whole days, and the day of leaving is free', () => {
    const { nights } = readEvents({ uid: 'a', start: '2026-07-24', end: '2026-07-26' })
    expect(nights).toEqual(['2026-07-24 2026-07-26'])
  })

  it('takes one night where an event has no end, or one on the same day', () => {
    expect(readEvents({ uid: 'a', start: '2026-07-24' }).nights).toEqual(['2026-07-24 2026-07-25'])
    const same = { uid: 'a', start: '2026-07-24', end: '2026-07-24' }
    expect(readEvents(same).nights).toEqual(['2026-07-24 2026-07-25'])
  })

  it('reads a date that does not say it is one', () => {
    const { nights, partial } = readEvents(written('DTSTART:20260724', 'DTEND:20260726'))
    expect([nights, partial]).toEqual([['2026-07-24 2026-07-26'], null])
  })

  it('reads moments by the clock of the city', () => {
    // 1h in Greenwich is still the evening before in Salinópolis.
    const utc = written('DTSTART:20260725T010000Z', 'DTEND:20260726T150000Z')
    expect(readEvents(utc).nights).toEqual(['2026-07-24 2026-07-26'])
    const floating = written('DTSTART:20260724T140000', 'DTEND:20260726T110000')
    expect(readEvents(floating).nights).toEqual(['2026-07-24 2026-07-26'])
    const short = written('DTSTART:20260724T080000', 'DTEND:20260724T180000')
    expect(readEvents(short).nights).toEqual(['2026-07-24 2026-07-25'])
  })

  it('reads a length in place of an end', () => {
    const { nights } = readEvents(written('DTSTART;VALUE=DATE:20260724', 'DURATION:P3D'))
    expect(nights).toEqual(['2026-07-24 2026-07-27'])
  })

  it('passes over what is cancelled, what takes no time, and what is over', () => {
    const dates = ['DTSTART;VALUE=DATE:20260724', 'DTEND;VALUE=DATE:20260726']
    expect(
      readEvents(
        written(...dates, 'STATUS:CANCELLED'),
        written(...dates, 'TRANSP:TRANSPARENT'),
        { uid: 'old', start: '2026-07-10', end: '2026-07-18' },
        { uid: 'far', start: '2028-07-18', end: '2028-07-20' },
      ).nights,
    ).toEqual([])
  })

  it('ends at the horizon, and keeps whole what has begun', () => {
    const { nights } = readEvents(
      { uid: 'now', start: '2026-07-15', end: '2026-07-20' },
      { uid: 'far', start: '2028-07-01', end: '2030-01-01' },
    )
    expect(nights).toEqual(['2026-07-15 2026-07-20', '2028-07-01 2028-07-18'])
  })

  it('says which part of it could not be read, and reads the rest', () => {
    const good = { uid: 'a', start: '2026-07-24', end: '2026-07-26' }
    const month = written('DTSTART;VALUE=DATE:20261324', 'DTEND;VALUE=DATE:20261326')
    const backwards = { uid: 'b', start: '2026-07-24', end: '2026-07-20' }
    const weekly = written('DTSTART;VALUE=DATE:20260724', 'RRULE:FREQ=WEEKLY')
    for (const [event, partial] of [
      [month, 'partly'],
      [backwards, 'partly'],
      [written('SUMMARY:sem data'), 'partly'],
      [weekly, 'recurring'],
    ] as const) {
      const reading = readEvents(good, event)
      expect([reading.nights, reading.partial]).toEqual([['2026-07-24 2026-07-26'], partial])
    }
  })

  it('keeps nobody’s name or phone', () => {
    const { blocks } = readEvents({
      uid: 'a',
      start: '2026-07-24',
      end: '2026-07-26',
      summary: 'Maria da Silva (91) 98888-7777',
    })
    expect(blocks).toEqual([{ uid: 'a', start: '2026-07-24', end: '2026-07-26' }])
  })

  it('is none where it is a page, empty or cut', () => {
    const whole = calendarText([
      { uid: 'a', start: '2026-07-24', end: '2026-07-26' },
      { uid: 'b', start: '2026-07-27', end: '2026-07-28' },
    ])
    expect(read('<!doctype html><title>Log in</title>')).toEqual({ fault: 'not-calendar' })
    expect(read('')).toEqual({ fault: 'not-calendar' })
    for (let length = 20; length < whole.length - 20; length += 1) {
      expect(read(whole.slice(0, length))).toEqual({ fault: 'unreadable' })
    }
    expect(read('BEGIN:VCALENDAR\nBEGIN:VEVENT\nnonsense\nEND:VCALENDAR')).toEqual({
      fault: 'unreadable',
    })
  })

  it('has no more than two thousand events', () => {
    const events = Array.from({ length: 2001 }, (_, index) => ({
      uid: `e${index}`,
      start: '2026-07-24',
    }))
    expect(read(calendarText(events))).toEqual({ fault: 'too-many' })
  })
})

describe('a calendar made to hold whoever reads it', () => {
  const zone = (rule: string, id = 'X') =>
    [
      'BEGIN:VTIMEZONE',
      `TZID:${id}`,
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0200',
      `RRULE:${rule}`,
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
  const calendar = (...parts: string[]) =>
    read(['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].join('\r\n'))
  const stay = (id = 'X') =>
    `BEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=${id}:20270101T120000\r\nDTEND;TZID=${id}:20270102T110000\r\nEND:VEVENT`

  it.each(['DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY', 'WEEKLY', 'MONTHLY'])(
    'with a zone that changes %s is not read',
    (often) => {
      expect(calendar(zone(`FREQ=${often}`), stay())).toEqual({ fault: 'too-complex' })
    },
  )

  it('with a zone that changes each second of every year is not read', () => {
    const rule = 'FREQ=YEARLY;BYMONTH=1;BYHOUR=0,1,2,3;BYSECOND=1,2,3'
    expect(calendar(zone(rule), stay())).toEqual({ fault: 'too-complex' })
  })

  it('with a hundred zones is not read', () => {
    const zones = Array.from({ length: 100 }, (_, id) => zone('FREQ=YEARLY;BYMONTH=3', `X${id}`))
    expect(calendar(...zones, stay())).toEqual({ fault: 'too-complex' })
  })

  it('is none for a zone of the world, with its summers', () => {
    const reading = calendar(
      zone('FREQ=YEARLY;BYMONTH=10;BYDAY=3SU;UNTIL=20190216T000000Z'),
      stay(),
    )
    expect(reading).toMatchObject({ fault: null, blocks: [{ start: '2027-01-01' }] })
  })
})
