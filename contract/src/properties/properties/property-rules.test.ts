import { describe, expect, it } from 'vitest'
import { monthlyCost, offersOf, whatIsMissing } from './property-rules.ts'

const none = { sale_price_cents: null, rent_price_cents: null, season_price_cents: null }
const rooms = { bedrooms: null, suites: null }

describe('what a draft lacks', () => {
  it('is a price and a neighbourhood, each by its field', () => {
    const missing = whatIsMissing({ ...none, ...rooms, neighbourhood: null })
    expect(missing.map(({ field }) => field)).toEqual(['sale_price_cents', 'neighbourhood'])
    const rented = { ...none, ...rooms, rent_price_cents: 90_000, neighbourhood: 'Atalaia' }
    expect(whatIsMissing(rented)).toEqual([])
  })
})

describe('ways a property is offered', () => {
  it('are those with a price, for sale first', () => {
    const prices = { sale_cents: 5, rent_cents: null, season_cents: 3 }
    expect(offersOf({ prices }).map(({ kind }) => kind)).toEqual(['venda', 'temporada'])
  })
})

describe('what keeping it costs a month', () => {
  it('has a twelfth of the yearly tax, and is unknown where nothing was told', () => {
    const year = { cents: 124_000, period: 'year' } as const
    expect(monthlyCost({ condominium_cents: 48_000, iptu: year })).toBe(58_333)
    expect(monthlyCost({ condominium_cents: null, iptu: { cents: 900, period: 'month' } })).toBe(
      900,
    )
    expect(monthlyCost({ condominium_cents: null, iptu: null })).toBeNull()
    expect(monthlyCost({ condominium_cents: 0, iptu: null })).toBe(0)
  })
})
