import {
  fitsTheClock,
  KIND_NAMES,
  kindOf,
  USUAL_ESCALATION,
  USUAL_QUIET,
} from '@portal/contract/people/notifications/kinds'
import { quietUntil } from '@portal/contract/people/notifications/quiet-hours'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planOthers, stepsOf, toldLater } from './escalation.rules.ts'

const MINUTE = 60_000
const NOON = new Date('2026-07-18T15:00:00Z')
const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)
const stepsFor = (minutes: number) =>
  stepsOf({ kind: 'order-waiting', expiresAt: after(minutes) }, NOON).map(({ step, at }) => [
    step,
    (at.getTime() - NOON.getTime()) / MINUTE,
  ])

it('tells of ten minutes after three and after seven, of a day an hour before its end', () => {
  expect(stepsFor(10)).toEqual([
    ['others', 3],
    ['last', 7],
  ])
  expect(stepsFor(24 * 60)).toEqual([
    ['others', 3],
    ['last', 23 * 60],
  ])
  expect(stepsFor(5)).toEqual([['others', 3]])
  expect(stepsFor(3)).toEqual([])
})

it('goes further only with a clock, later each time and never past its end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KIND_NAMES),
      fc.integer({ min: 1, max: 5000 }),
      (kind, minutes) => {
        const expiresAt = after(minutes)
        const steps = stepsOf({ kind, expiresAt }, NOON)
        if (!kindOf(kind).hasClock) expect(steps).toEqual([])
        let before = NOON
        for (const { at } of steps) {
          expect(at > before && at < expiresAt).toBe(true)
          before = at
        }
        expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length)
      },
    ),
  )
})

it('writes to nobody in their quiet hours, nor by what they do not have', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.date({ min: NOON, max: after(2 * 24 * 60), noInvalidDate: true }),
      (hasEmail, hasWhatsApp, isOpen, now) => {
        const person = {
          ...{ userId: 'helena', hasEmail, hasWhatsApp, devices: [], choices: {} },
          ...{ quiet: USUAL_QUIET, calmToday: 0 },
        }
        const expiresAt = new Date(now.getTime() + 24 * 60 * MINUTE)
        const planned = planOthers(person, { kind: 'stay-waiting', isOpen, expiresAt }, now)
        expect(planned.map(({ channel }) => channel)).toEqual([
          ...(hasEmail ? ['email'] : []),
          ...(hasWhatsApp ? ['whatsapp'] : []),
        ])
        for (const { at } of planned) {
          expect(isOpen || quietUntil(USUAL_QUIET, at) === null).toBe(true)
        }
      },
    ),
  )
})

const settings = fc
  .record({
    others_after: fc.integer({ min: 1, max: 8 }),
    last_before: fc.integer({ min: 1, max: 5 }),
  })
  .filter(fitsTheClock)

// spec: 808
it('keeps the minutes of the house: of ten both, in their order, whatever it chose', () => {
  fc.assert(
    fc.property(settings, (escalation) => {
      const steps = stepsOf({ kind: 'order-waiting', expiresAt: after(10) }, NOON, escalation)
      expect(steps).toEqual([
        { step: 'others', at: after(escalation.others_after) },
        { step: 'last', at: after(10 - escalation.last_before) },
      ])
    }),
  )
})

// spec: 808
it('never leaves nobody to be told at once, and puts nobody off who would not be told again', () => {
  const people = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
  fc.assert(
    fc.property(
      people,
      people,
      settings,
      fc.integer({ min: 1, max: 60 }),
      (all, later, of, life) => {
        const team = all.map((userId) => ({ userId }))
        const telling = { kind: 'order-waiting' as const, expiresAt: after(life) }
        const put = toldLater(team, telling, { ...of, later }, NOON)
        expect(put.size).toBeLessThan(team.length)
        for (const id of put) expect(later).toContain(id)
        if (put.size > 0) expect(of.others_after).toBeLessThan(life)
        expect(toldLater(team, { ...telling, kind: 'message' }, { ...of, later }, NOON).size).toBe(
          0,
        )
        expect(toldLater(team, telling, { ...USUAL_ESCALATION, later: [] }, NOON).size).toBe(0)
      },
    ),
  )
})
