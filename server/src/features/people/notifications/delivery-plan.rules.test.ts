import {
  isCalm,
  KIND_NAMES,
  kindOf,
  RINGING,
  USUAL_QUIET,
} from '@portal/contract/people/notifications/kinds'
import { quietUntil } from '@portal/contract/people/notifications/quiet-hours'
import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextChannel, nextTry, planDeliveries, type Recipient } from './delivery-plan.rules.ts'

/** In the city. */
const at = (clock: string) => new Date(`2026-07-18T${clock}:00-03:00`)
const HOUR_MS = 3_600_000
const helena: Recipient = {
  userId: 'helena',
  hasEmail: true,
  hasWhatsApp: false,
  devices: ['phone'],
  choices: {},
  quiet: USUAL_QUIET,
  calmToday: 0,
}
const inADay = (now: Date) => new Date(now.getTime() + 24 * HOUR_MS)
const plan = (
  kind: (typeof KIND_NAMES)[number],
  now: Date,
  { isOpen = false, expiresAt = inADay(now), ...more }: Record<string, unknown> = {},
) =>
  planDeliveries(
    { ...helena, ...more },
    { kind, isOpen: isOpen as boolean, expiresAt: expiresAt as Date },
    now,
  )

describe('quiet hours', () => {
  it('keep a message for the morning', () => {
    expect(plan('return-asked', at('23:30')).map((one) => [one.channel, one.at])).toEqual([
      ['push', new Date('2026-07-19T07:00:00-03:00')],
      ['email', new Date('2026-07-19T07:00:00-03:00')],
    ])
  })

  it('let an order ring while the house is open', () => {
    const now = at('23:30')
    expect(plan('order-waiting', now, { isOpen: true })).toMatchObject([
      { channel: 'push', at: now },
    ])
  })

  it('let a night’s request for a room wait until the morning', () => {
    expect(plan('stay-waiting', at('03:00'))).toMatchObject([{ channel: 'push', at: at('07:00') }])
  })

  it('write at least of what will have ended by the morning', () => {
    const now = at('03:00')
    expect(plan('order-waiting', now, { expiresAt: at('03:10') })).toEqual([
      { channel: 'email', subscriptionId: null, at: now },
    ])
  })

  it('let nothing ring, or all that has a clock, where the person says so', () => {
    const now = at('03:00')
    const told = (ringing: string) =>
      plan('order-waiting', now, { isOpen: true, quiet: { ...USUAL_QUIET, ringing } })[0]?.at
    expect(told('never')).toEqual(at('07:00'))
    expect(told('always')).toEqual(now)
  })

  it('are none where they begin as they end', () => {
    const quiet = { ...USUAL_QUIET, quiet_from: 60, quiet_until: 60 }
    expect(quietUntil(quiet, at('01:00'))).toBeNull()
  })

  it('end within a day, when they say, and never in quiet', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.date({ min: at('00:00'), max: at('23:59'), noInvalidDate: true }),
        (from, until, now) => {
          const quiet = { ...USUAL_QUIET, quiet_from: from, quiet_until: until }
          const end = quietUntil(quiet, now)
          if (end === null) return
          expect(wallMinuteAt(end) % 1440).toBe(until)
          expect(end.getTime()).toBeGreaterThan(now.getTime())
          expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(24 * HOUR_MS)
          expect(quietUntil(quiet, end)).toBeNull()
        },
      ),
    )
  })
})

describe('a night with hours of its own', () => {
  /** Friday and Saturday from one to eight, the others from 23h to 7h. */
  const weekend = {
    ...USUAL_QUIET,
    nights: [5, 6].map((weekday) => ({ weekday, quiet_from: 60, quiet_until: 480 })),
  }
  const local = (day: number, clock: string) => new Date(`2026-07-${day}T${clock}:00-03:00`)
  const quietAt = (day: number, clock: string) => quietUntil(weekend, local(day, clock))

  // spec: 807
  it('begins on its weekday, and across midnight is still of it', () => {
    // 17 July 2026 is a Friday.
    expect(quietAt(16, '23:30')).toEqual(local(17, '07:00'))
    expect(quietAt(17, '06:59')).toEqual(local(17, '07:00'))
    expect(quietAt(17, '23:30')).toBeNull()
    expect(quietAt(18, '00:59')).toBeNull()
    expect(quietAt(18, '01:00')).toEqual(local(18, '08:00'))
    expect(quietAt(19, '07:59')).toEqual(local(19, '08:00'))
    expect(quietAt(19, '23:00')).toEqual(local(20, '07:00'))
  })

  const window = {
    quiet_from: fc.integer({ min: 0, max: 1439 }),
    quiet_until: fc.integer({ min: 0, max: 1439 }),
  }
  const week = fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), ...window }), {
    selector: ({ weekday }) => weekday,
  })
  const minuteOfWeek = fc.integer({ min: 0, max: 7 * 1440 - 1 })
  const moment = (minute: number) => new Date(local(12, '00:00').getTime() + minute * 60_000)

  // spec: 807
  it('is quiet exactly in the hours that were written, as counted minute by minute', () => {
    fc.assert(
      fc.property(week, fc.record(window), minuteOfWeek, (nights, usual, minute) => {
        const quiet = { ...USUAL_QUIET, ...usual, nights }
        // 12 July is a Sunday: the days around the week, each with its night.
        const isQuiet = Array.from({ length: 10 }, (_, index) => index - 2).some((day) => {
          const own = nights.find(({ weekday }) => weekday === (day + 7) % 7) ?? usual
          const begin = day * 1440 + own.quiet_from + (own.quiet_from < 720 ? 1440 : 0)
          const length = (own.quiet_until - own.quiet_from + 1440) % 1440
          return begin <= minute && minute < begin + length
        })
        expect(quietUntil(quiet, moment(minute)) !== null).toBe(isQuiet)
      }),
    )
  })

  it('ends later than now, at an end that was written, and never in quiet before a week is over', () => {
    fc.assert(
      fc.property(week, fc.record(window), minuteOfWeek, (nights, usual, minute) => {
        const quiet = { ...USUAL_QUIET, ...usual, nights }
        const now = moment(minute)
        const end = quietUntil(quiet, now)
        if (end === null) return
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        const ends = [usual, ...nights].map(({ quiet_until: until }) => until)
        expect(ends).toContain(wallMinuteAt(end) % 1440)
        const days = (end.getTime() - now.getTime()) / (24 * HOUR_MS)
        if (quietUntil(quiet, end) !== null) expect(days).toBeGreaterThan(6)
      }),
    )
  })
})

const channel = fc.constantFrom('push', 'email', 'whatsapp')
const recipients = fc.record({
  userId: fc.constant('helena'),
  hasEmail: fc.boolean(),
  hasWhatsApp: fc.boolean(),
  devices: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  choices: fc.dictionary(channel, fc.boolean()) as fc.Arbitrary<Recipient['choices']>,
  quiet: fc.record({
    quiet_from: fc.integer({ min: 0, max: 1439 }),
    quiet_until: fc.integer({ min: 0, max: 1439 }),
    nights: fc.uniqueArray(
      fc.record({
        weekday: fc.integer({ min: 0, max: 6 }),
        quiet_from: fc.integer({ min: 0, max: 1439 }),
        quiet_until: fc.integer({ min: 0, max: 1439 }),
      }),
      { selector: ({ weekday }) => weekday },
    ),
    ringing: fc.constantFrom(...RINGING),
    daily_limit: fc.integer({ min: 0, max: 5 }),
  }),
  calmToday: fc.integer({ min: 0, max: 6 }),
})
const kinds = fc.constantFrom(...KIND_NAMES)
const moments = fc.date({
  min: new Date('2026-07-18T00:00:00Z'),
  max: new Date('2026-07-20T00:00:00Z'),
  noInvalidDate: true,
})
const minutes = fc.integer({ min: 1, max: 3000 })

describe('whatever somebody chose', () => {
  it('nobody is told by what they do not have or do not want, twice by one, or too late', () => {
    fc.assert(
      fc.property(
        recipients,
        kinds,
        moments,
        minutes,
        fc.boolean(),
        (person, kind, now, life, isOpen) => {
          const expiresAt = new Date(now.getTime() + life * 60_000)
          const planned = planDeliveries(person, { kind, isOpen, expiresAt }, now)
          const keys = planned.map(({ channel: by, subscriptionId }) => `${by} ${subscriptionId}`)
          expect(new Set(keys).size).toBe(keys.length)
          for (const one of planned) {
            // Where money goes is told whatever somebody chose.
            const chosen = kindOf(kind).isFixed ? undefined : person.choices[one.channel]
            expect(chosen ?? kindOf(kind).channels[one.channel]).toBe(true)
            expect(one.at < expiresAt).toBe(true)
            expect(one.at >= now).toBe(true)
            if (one.channel === 'push') expect(person.devices).toContain(one.subscriptionId)
            if (one.channel === 'email') expect(person.hasEmail).toBe(true)
            if (one.channel === 'whatsapp') expect(person.hasWhatsApp).toBe(true)
          }
        },
      ),
    )
  })

  // spec: 708
  it('a phone never rings in quiet hours but for what has a clock', () => {
    fc.assert(
      fc.property(recipients, kinds, moments, fc.boolean(), (person, kind, now, isOpen) => {
        const planned = planDeliveries(person, { kind, isOpen, expiresAt: inADay(now) }, now)
        for (const { channel: by, at: when } of planned) {
          if (by === 'email' || quietUntil(person.quiet, when) === null) continue
          expect(isCalm(kindOf(kind))).toBe(false)
          expect(person.quiet.ringing).not.toBe('never')
          if (person.quiet.ringing === 'while-open') expect(isOpen).toBe(true)
        }
      }),
    )
  })

  // spec: 708
  it('a day’s limit holds for what has no clock, and never for what has one', () => {
    fc.assert(
      fc.property(recipients, kinds, moments, (person, kind, now) => {
        const telling = { kind, isOpen: true, expiresAt: inADay(now) }
        const isOver = person.calmToday >= person.quiet.daily_limit
        const planned = planDeliveries(person, telling, now)
        if (isCalm(kindOf(kind)) && isOver) expect(planned).toEqual([])
        const fresh = planDeliveries({ ...person, calmToday: 0 }, telling, now)
        if (!isCalm(kindOf(kind))) expect(planned).toEqual(fresh)
      }),
    )
  })

  it('a failing channel leads to a later one, until there is none', () => {
    fc.assert(
      fc.property(recipients, kinds, (person, kind) => {
        const seen = ['push']
        let next = nextChannel(person, kind, 'push')
        while (next) {
          expect(seen).not.toContain(next)
          seen.push(next)
          next = nextChannel(person, kind, next)
        }
        if (!kindOf(kind).hasClock) expect(seen).toEqual(['push'])
      }),
    )
  })

  it('is tried again later each time, never after its end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        moments,
        minutes,
        fc.option(fc.integer({ min: 0, max: 900 })),
        (tries, now, life, afterSeconds) => {
          const expiresAt = new Date(now.getTime() + life * 60_000)
          const again = nextTry({ tries, expiresAt }, { afterSeconds }, now)
          if (!again) return
          expect(again > now && again < expiresAt).toBe(true)
          expect(again.getTime() - now.getTime()).toBeGreaterThanOrEqual((afterSeconds ?? 0) * 1000)
        },
      ),
    )
  })
})
