import { PLAN_LIMITS } from '@portal/contract/testing/plan-limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draft } from './create-establishment.ts'
import type { Listing } from './listing.rules.ts'
import { rankOf, ratingOf, ratingScore } from './ranking.rules.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-07-18T12:00:00Z')
const bare = draft({
  id: 'id',
  slug: 'lugar',
  userId: 'dona',
  plan: 'atalaia',
  now,
  fields: {
    name: 'Lugar',
    category_id: 'comer',
    subcategory_id: null,
    specialties: [],
    description: null,
    cnpj: null,
    phone: null,
    whatsapp: null,
    email: null,
    website: null,
    instagram: null,
    facebook: null,
    street: null,
    number: null,
    complement: null,
    neighbourhood: null,
    cep: null,
    place: null,
    price_range: null,
    payment_methods: [],
    amenities: [],
    accessibility_notes: null,
    check_in: null,
    check_out: null,
    rooms: null,
    modules: [],
  },
})
const rank = (more: Partial<Listing>) => rankOf({ ...bare, ...more }, now)
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)

describe('the rating lists go by', () => {
  it('trusts many reviews more than one', () => {
    const one = ratingScore({ ratingCount: 1, ratingSum: 5 })
    const many = ratingScore({ ratingCount: 200, ratingSum: 940 })
    expect(many).toBeGreaterThan(one)
    expect(one).toBeLessThan(5)
  })

  it('is nothing without reviews', () => {
    expect(ratingScore({ ratingCount: 0, ratingSum: 0 })).toBe(0)
    expect(ratingOf(0, 0)).toBeNull()
  })

  it('grows with every star and stays between the worst and the best', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 50 }),
        (stars) => {
          const score = (given: number[]) =>
            ratingScore({ ratingCount: given.length, ratingSum: given.reduce((a, b) => a + b, 0) })
          expect(score(stars)).toBeGreaterThan(1)
          expect(score(stars)).toBeLessThan(5)
          const better = stars.map((star) => Math.min(5, star + 1))
          expect(score(better)).toBeGreaterThanOrEqual(score(stars))
        },
      ),
    )
  })

  it('is shown with one decimal', () => {
    expect(ratingOf(14, 3)).toEqual({ mean: 4.7, count: 3 })
  })
})

describe('the rank', () => {
  // spec: 360
  it('rises with what people say, what the page tells, prominence and care', () => {
    const plain = rank({})
    expect(rank({ ratingCount: 50, ratingSum: 250 })).toBeGreaterThan(plain)
    expect(rank({ ratingCount: 50, ratingSum: 60 })).toBeLessThan(plain)
    expect(rank({ photoCount: 5 })).toBeGreaterThan(plain)
    expect(rank({ fields: { ...bare.fields, whatsapp: '91988887777' } })).toBeGreaterThan(plain)
    expect(rank({ featuredUntil: ago(-1) })).toBe(plain + 20)
    expect(rank({ featuredUntil: ago(1) })).toBe(plain)
    expect(rank({ plan: 'espadarte', limits: PLAN_LIMITS.espadarte })).toBe(plain + 20)
    expect(rank({ verifiedAt: ago(10) })).toBe(plain + 10)
    expect(rank({ verifiedAt: ago(200) })).toBe(plain + 5)
    expect(rank({ verifiedAt: ago(500) })).toBe(plain)
  })

  it('counts nothing of what a basic card hides', () => {
    const hidden = {
      photoCount: 9,
      featuredUntil: ago(-1),
      fields: { ...bare.fields, phone: '9134230000' },
    }
    expect(rank({ ...hidden, plan: 'clube' })).toBe(rank({ plan: 'clube' }))
  })

  it('is always between nothing and a hundred', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        fc.constantFrom('clube', 'atalaia', 'macarico', 'espadarte', 'admin'),
        fc.integer({ min: 0, max: 60 }),
        (ratingCount, mean, plan, photoCount) => {
          const ratingSum = Math.round(ratingCount * mean)
          const value = rank({ ratingCount, ratingSum, plan: plan as Listing['plan'], photoCount })
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        },
      ),
    )
  })
})
