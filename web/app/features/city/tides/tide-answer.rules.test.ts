import type { Ramp } from '@portal/contract/city/sights/sight-content'
import { tideAnswer } from '@portal/contract/city/tides/tide-answer-rules'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeTides } from './fake-tides.ts'
import { factsFrom } from './tide-facts.rules.ts'

/** Low at 4h, high at 10h, low at 16h, high at 22h, each day; the first day is yesterday. */
const { days } = fakeTides('2026-07-17', 9)
const TODAY = dayOfKnownDate('2026-07-18') * 1440
const at = (hours: number, minutes = 0) => TODAY + hours * 60 + minutes

const RAMP: Ramp = {
  id: 'r1',
  name: '1º acesso',
  access: 'open',
  level_m: 3,
  level_is_example: false,
  latitude: null,
  longitude: null,
  note: '',
}
const UNSET = { ...RAMP, level_m: null }
const CLOSED = { ...RAMP, access: 'closed' as const }
const HIGH_ABOVE = { ...RAMP, level_m: 6 }

describe('the answer of the tide card', () => {
  // spec: 447
  it('in the evening is when the sea comes back, and that this is tomorrow', () => {
    expect(tideAnswer(days, null, at(23, 34))).toMatchObject({
      title: 'A maré sobe a partir de',
      time: '4h00',
      lead: expect.stringMatching(
        /^Amanhã\. Agora desce: está em 4,\d\u00a0m e chega a 1,0\u00a0m\.$/,
      ),
    })
  })

  it('by day is until when the sea goes its way', () => {
    expect(tideAnswer(days, null, at(14))).toMatchObject({
      title: 'A maré desce até',
      time: '16h00',
    })
    expect(tideAnswer(days, null, at(8))).toMatchObject({ title: 'A maré sobe até', time: '10h00' })
  })

  it('tells a driver until when, with the day where it is not today', () => {
    expect(tideAnswer(days, [RAMP], at(14))).toEqual({
      title: 'Retire o carro até',
      time: '19h00',
      lead: 'Faltam 5\u00a0h. 1º acesso: dentro do horário previsto.',
      car: null,
    })
  })

  it('tells a driver who came too late until when, and between which hours after that', () => {
    expect(tideAnswer(days, [RAMP], at(23)).car).toEqual({
      isKnown: true,
      title: 'Sem carro na areia até 1h00 de amanhã',
      text: 'Depois, da 1h00 às 7h00 de amanhã, dentro do horário previsto. 1º acesso.',
    })
  })

  it('says of a made-up level that it is an example', () => {
    const example = { ...RAMP, level_is_example: true }
    expect(tideAnswer(days, [example], at(14)).lead).toContain('1º acesso (nível de exemplo)')
    expect(tideAnswer(days, [example], at(23)).car?.text).toContain('(nível de exemplo)')
  })

  // spec: 447
  it('never leaves the question of the car open', () => {
    const unset = tideAnswer(days, [UNSET], at(14)).car
    expect(unset).toMatchObject({
      isKnown: false,
      title: 'Vai de carro? Saia antes de a maré subir',
    })
    expect(unset?.text).toMatch(/^Ela sobe a partir de 16h00\. .*placas/)
    expect(tideAnswer(days, [], at(20)).car?.text).toMatch(/^Ela já está subindo, até 22h00\./)
    expect(tideAnswer(days, [CLOSED], at(14)).car?.title).toBe('Sem acesso de carro à areia')
    expect(tideAnswer(days, [HIGH_ABOVE], at(14)).car?.title).toBe('A água não chega ao limite')
    expect(tideAnswer(days, null, at(14)).car).toBeNull()
  })
})

/** Every minute of two days, and more often the hours around midnight. */
const moment = fc.oneof(
  fc.integer({ min: at(0), max: at(47, 59) }),
  fc.integer({ min: at(22), max: at(26) }),
)
const ramps = fc.constantFrom(null, [], [RAMP], [UNSET], [CLOSED], [HIGH_ABOVE])
const NEAR = /amanhã|dom\.|seg\.|ter\.|qua\.|qui\.|sex\.|sáb\./i

/** The minute of the day that is written there. */
const minuteOf = (text: string) => {
  const [, hours = '', minutes = ''] = /(\d{1,2})h(\d{2})/.exec(text) ?? []
  return Number(hours) * 60 + Number(minutes)
}

describe('whatever the hour', () => {
  // spec: 447
  it('the headline speaks of a time to come, and says so where it is not of today', () => {
    fc.assert(
      fc.property(moment, ramps, (now, known) => {
        const { time, lead } = tideAnswer(days, known, now)
        const saysAnotherDay = /^(amanhã|dom|seg|ter|qua|qui|sex|sáb)\. ?/i.test(lead)
        const minute = minuteOf(time ?? '')
        // A time that has been today can only be meant of another day.
        if (minute <= now % 1440) expect(saysAnotherDay, `${time} ${lead}`).toBe(true)
        // And one to come is of today unless the words say otherwise.
        const today = Math.floor(now / 1440) * 1440
        const meant = today + minute + (saysAnotherDay ? 1440 : 0)
        expect(meant).toBeGreaterThan(now)
      }),
    )
  })

  it('no time of the car is written without its day, unless it is still to come today', () => {
    fc.assert(
      fc.property(moment, ramps, (now, known) => {
        const { car } = tideAnswer(days, known, now)
        for (const sentence of [car?.title ?? '', ...(car?.text ?? '').split('. ')]) {
          const times = sentence.match(/\d{1,2}h\d{2}/g) ?? []
          const isPast = times.some((time) => minuteOf(time) <= now % 1440)
          if (isPast) expect(sentence).toMatch(NEAR)
        }
      }),
    )
  })

  // spec: 447
  it('every figure below is to come, and has its day beside it or above all', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const { heading, facts } = factsFrom(days, now, null)
        expect(facts).toHaveLength(3)
        for (const { at: moment, more } of facts) {
          expect(moment).toBeGreaterThan(now)
          const isToday = Math.floor(moment / 1440) === Math.floor(now / 1440)
          if (isToday) expect(more).toMatch(/hoje$/)
          else expect(heading ?? more).toMatch(NEAR)
        }
      }),
    )
  })

  it('nothing is ever called safe', () => {
    fc.assert(
      fc.property(moment, ramps, (now, known) => {
        expect(JSON.stringify(tideAnswer(days, known, now))).not.toMatch(/segur[oa]/i)
      }),
    )
  })
})
