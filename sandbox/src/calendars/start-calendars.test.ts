import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningCalendars, startCalendars } from './start-calendars.ts'

let calendars: RunningCalendars
beforeAll(async () => {
  calendars = await startCalendars({ port: 0 })
})
afterAll(() => calendars.stop())

const read = (name: string, headers: Record<string, string> = {}) =>
  fetch(calendars.addressOf(name), { headers, redirect: 'manual' })

it('says its events as Airbnb does, and "the same" to who has them', async () => {
  calendars.say('mar', [{ uid: 'a', start: '2026-08-01', end: '2026-08-03' }])
  const first = await read('mar')
  expect(await first.text()).toContain('DTSTART;VALUE=DATE:20260801\r\nDTEND;VALUE=DATE:20260803')
  const again = await read('mar', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, calendars.asked('mar')]).toEqual([304, { times: 2, same: 1 }])
})

it('fails in the ways that portals fail', async () => {
  calendars.say('duna', [{ uid: 'a', start: '2026-08-01' }])
  const statusOf = async (fault: Parameters<RunningCalendars['fail']>[1]) => {
    calendars.fail('duna', fault)
    return (await read('duna')).status
  }
  expect(await statusOf('forbidden')).toBe(403)
  expect(await statusOf('gone')).toBe(404)
  expect(await statusOf('inside')).toBe(302)
  expect(await statusOf('html')).toBe(200)
  calendars.fail('duna', 'halved')
  expect(await (await read('duna')).text()).not.toContain('END:VCALENDAR')
  calendars.fail('duna', null)
  expect(await (await read('duna')).text()).toContain('END:VCALENDAR')
})
