import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isComplete, realChanges, requireBornByToday } from './profiles.rules.ts'

describe('a profile', () => {
  const maybe = fc.option(fc.string(), { nil: null })

  // spec: 125
  it('is complete only with WhatsApp, state and city together', () => {
    fc.assert(
      fc.property(maybe, maybe, maybe, (whatsapp, state, city) => {
        const hasAll = [whatsapp, state, city].every((value) => (value ?? '').trim().length > 0)
        expect(isComplete({ whatsapp, state, city })).toBe(hasAll)
      }),
    )
  })

  it.each(['whatsapp', 'state', 'city'] as const)('is incomplete without %s', (missing) => {
    const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
    expect(isComplete(profile)).toBe(true)
    expect(isComplete({ ...profile, [missing]: null })).toBe(false)
  })
})

describe('a birth date', () => {
  const refused = { code: 'profiles.birth-date-in-future' }

  it.each([
    // Half past nine in the evening of the 18th in the city, the 19th already in Greenwich.
    ['2026-07-19T00:30:00Z', '2026-07-18', true],
    ['2026-07-19T00:30:00Z', '2026-07-19', false],
    ['2026-07-19T02:59:59Z', '2026-07-19', false],
    ['2026-07-19T03:00:00Z', '2026-07-19', true],
    ['2026-07-19T03:00:00Z', '1900-01-01', true],
  ])('at %s may be %s: %s', (now, birthDate, isAllowed) => {
    const check = () => requireBornByToday(birthDate, new Date(now))
    if (isAllowed) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining(refused))
  })
})

describe('what really changes', () => {
  const current = {
    full_name: 'Rosa',
    whatsapp: '91988887777',
    state: 'PA',
    city: 'Belém',
    birth_date: null,
    accepts_promotions: false,
  }
  const fields = fc.record(
    {
      full_name: fc.constantFrom('Rosa', 'Ana', null, undefined),
      whatsapp: fc.constantFrom('91988887777', '91911112222', null, undefined),
      accepts_promotions: fc.constantFrom(true, false, undefined),
    },
    { requiredKeys: [] },
  )

  it('turns the old into the new, and names nothing that stays', () => {
    fc.assert(
      fc.property(fields, (changes) => {
        const real = realChanges(current, changes)
        const said = Object.fromEntries(
          Object.entries(changes).filter(([, value]) => value !== undefined),
        )
        expect({ ...current, ...real }).toEqual({ ...current, ...said })
        for (const [name, value] of Object.entries(real)) {
          expect(value).not.toBe(current[name as keyof typeof current])
        }
      }),
    )
  })
})
