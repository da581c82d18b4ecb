import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CompletenessFacts, completenessOf } from './completeness-rules.ts'
import { NO_HOURS, sameEveryDay } from './hours-types.ts'

const complete: CompletenessFacts = {
  category_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  photo_count: 5,
  description:
    'Peixe na brasa com vista para a praia do Maçarico, música às sextas e café da manhã.',
  hours: { ...NO_HOURS, weekly: sameEveryDay([{ opens: 660, closes: 900 }]) },
  phone: null,
  whatsapp: '91900000812',
  street: 'Av. Beira-Mar',
  neighbourhood: 'Maçarico',
  place: { latitude: -0.6, longitude: -47.3 },
  amenities: ['wifi'],
  price_range: 2,
  asks_price: true,
  menu_items: 12,
}
const empty: CompletenessFacts = {
  category_id: null,
  photo_count: 0,
  description: null,
  hours: null,
  phone: null,
  whatsapp: null,
  street: null,
  neighbourhood: null,
  place: null,
  amenities: [],
  price_range: null,
  asks_price: true,
  menu_items: 0,
}
const missing = (facts: CompletenessFacts) => completenessOf(facts).missing.map(({ step }) => step)

describe('a listing', () => {
  it('is complete with everything in it', () => {
    expect(completenessOf(complete)).toEqual({ score: 100, missing: [] })
  })

  it('starts at nothing and is told the most valuable first', () => {
    expect(completenessOf(empty).score).toBe(0)
    expect(missing(empty).slice(0, 4)).toEqual(['hours', 'menu', 'contact', 'photo'])
  })

  it('is asked for a menu only with the module, and for a price only where one says something', () => {
    expect(missing({ ...empty, menu_items: null, asks_price: false })).not.toContain('menu')
    const office = { ...complete, menu_items: null, asks_price: false, price_range: null }
    expect(completenessOf(office).score).toBe(100)
    expect(missing({ ...complete, menu_items: 0 })).toEqual(['menu'])
  })

  it('is told how many photos more', () => {
    const [gallery] = completenessOf({ ...complete, photo_count: 1 }).missing
    expect(gallery).toMatchObject({ step: 'gallery', field: 'photos', amount: 4 })
  })

  it('needs a phone or WhatsApp, not both', () => {
    expect(missing({ ...complete, whatsapp: null, phone: '9134230000' })).toEqual([])
    expect(missing({ ...complete, whatsapp: ' ', phone: null })).toEqual(['contact'])
  })

  it('has told its hours when it says it is closed for now', () => {
    const hours = { ...NO_HOURS, temporarily_closed: { reopens_on: null, note: null } }
    expect(missing({ ...complete, hours })).toEqual([])
    expect(missing({ ...complete, hours: NO_HOURS })).toEqual(['hours'])
  })

  it('cannot be sent for review without what fills its basic card', () => {
    const required = completenessOf(empty).missing.filter(({ isRequired }) => isRequired)
    expect(required.map(({ step }) => step)).toEqual(['contact', 'address', 'category'])
  })
})

it('gains exactly the points it is promised, for any listing', () => {
  const fact = (name: keyof CompletenessFacts) => fc.constantFrom(empty[name], complete[name])
  const facts = fc.record({
    ...(Object.fromEntries(
      (Object.keys(empty) as (keyof CompletenessFacts)[]).map((name) => [name, fact(name)]),
    ) as { [Name in keyof CompletenessFacts]: fc.Arbitrary<CompletenessFacts[Name]> }),
    photo_count: fc.nat(8),
    menu_items: fc.option(fc.nat(3)),
    asks_price: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (listing) => {
      const { score, missing } = completenessOf(listing)
      expect(score + missing.reduce((sum, { points }) => sum + points, 0)).toBe(100)
      expect(missing.every(({ points }) => points > 0)).toBe(true)
      const points = missing.map((step) => step.points)
      expect(points).toEqual([...points].sort((one, other) => other - one))
    }),
  )
})
