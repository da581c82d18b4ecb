import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDateOfDay } from '../../shared/calendar-days.ts'
import {
  inOrder,
  MOST_STOPS,
  type PlannedStop,
  planText,
  readPlan,
  readStop,
  STOP_KINDS,
} from './plan-text.ts'

const stop: fc.Arbitrary<PlannedStop> = fc
  .record({
    kind: fc.constantFrom(...STOP_KINDS),
    slug: fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20})?$/),
    date: fc.option(fc.integer({ min: 18_000, max: 30_000 }).map(isoDateOfDay)),
    minute: fc.option(fc.integer({ min: 0, max: 1439 })),
  })
  .map((made) => (made.date ? made : { ...made, minute: null }))

describe('the text of a plan', () => {
  // spec: 393
  it('is read as it was written, whatever the plan', () => {
    fc.assert(
      fc.property(fc.uniqueArray(stop, { maxLength: 12, selector: JSON.stringify }), (stops) => {
        expect(readPlan(planText(stops))).toEqual(stops)
      }),
    )
  })

  it('passes through an address unchanged', () => {
    fc.assert(
      fc.property(fc.array(stop, { maxLength: 5 }), (stops) => {
        expect(encodeURIComponent(planText(stops))).toBe(planText(stops))
      }),
    )
  })

  it('never throws, and reads what can be read', () => {
    fc.assert(fc.property(fc.string(), (text) => void readPlan(text)))
    expect(
      readPlan('praia.atalaia_nada_guia.um-lugar.20260231_eventos.baile.20260718.2230'),
    ).toEqual([
      { kind: 'praia', slug: 'atalaia', date: null, minute: null },
      { kind: 'eventos', slug: 'baile', date: '2026-07-18', minute: 1350 },
    ])
  })

  it('knows no minute that no clock shows', () => {
    expect(readStop('praia.atalaia.20260718.2400')).toBeNull()
    expect(readStop('praia.atalaia.20260718.1060')).toBeNull()
    expect(readStop('praia.atalaia.20260718.2359')?.minute).toBe(1439)
  })

  it('holds a stop once, and not more than a person can see', () => {
    expect(readPlan('praia.atalaia_praia.atalaia')).toHaveLength(1)
    const many = Array.from({ length: 60 }, (_, n) => `praia.p${n}`).join('_')
    expect(readPlan(many)).toHaveLength(MOST_STOPS)
  })

  it('goes as the days go, and what has no day comes last', () => {
    const stops = readPlan(
      'guia.c_praia.b.20260719.0800_praia.a.20260718.1500_eventos.d.20260718_guia.e.20260718.0900',
    )
    expect(inOrder(stops).map(({ slug }) => slug)).toEqual(['d', 'e', 'a', 'b', 'c'])
  })
})
