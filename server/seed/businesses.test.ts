import { problemsOfHours } from '@portal/contract/guide/establishments/hours-validation'
import { queueReasons } from '@portal/contract/guide/establishments/review-queue-rules'
import { PLAN_LIMITS } from '@portal/contract/testing/plan-limits'
import { describe, expect, it } from 'vitest'
import { DEMO_BUSINESSES } from './businesses/demo-businesses.ts'
import { DEMO_CROWD } from './businesses/demo-crowd.ts'
import { reviewsOf } from './businesses/demo-reviews.ts'
import { allPictures, picturesOf } from './businesses/pictures.ts'
import { CATEGORIES } from './categories.ts'

describe('the invented businesses', () => {
  it('are at least sixty and stand in every category', () => {
    expect(DEMO_BUSINESSES.length).toBeGreaterThanOrEqual(60)
    const used = new Set(DEMO_BUSINESSES.map(({ category }) => category))
    expect([...used].sort()).toEqual(CATEGORIES.map(({ slug }) => slug).sort())
  })

  it('each have an address of their own', () => {
    expect(new Set(DEMO_BUSINESSES.map(({ slug }) => slug)).size).toBe(DEMO_BUSINESSES.length)
  })

  it.each(DEMO_BUSINESSES)('$slug is kept within its category', ({ category, within }) => {
    const kinds = CATEGORIES.find(({ slug }) => slug === category)?.within ?? []
    expect(kinds.map(([, slug]) => slug)).toContain(within)
  })

  it.each(DEMO_BUSINESSES)('$slug has hours that make sense', ({ hours }) => {
    expect(hours ? problemsOfHours(hours) : []).toEqual([])
  })

  it('open in every way a place can', () => {
    const known = DEMO_BUSINESSES.flatMap(({ hours }) => hours ?? [])
    const periods = known.flatMap(({ weekly }) => weekly?.flat() ?? [])
    expect(known.length).toBeLessThan(DEMO_BUSINESSES.length)
    expect(periods.some(({ closes }) => closes > 1440)).toBe(true)
    expect(periods.some(({ opens, closes }) => opens === 0 && closes === 1440)).toBe(true)
    const isOnlySeasonal = known.map(
      ({ weekly, seasons }) => weekly?.flat().length === 0 && seasons.length > 0,
    )
    expect(isOnlySeasonal).toContain(true)
    expect(known.some(({ temporarily_closed }) => temporarily_closed)).toBe(true)
    expect(new Set(known.map(({ holidays }) => holidays.rule)).size).toBe(3)
  })

  it('answer at numbers nobody has, each at another', () => {
    for (const { phone } of DEMO_BUSINESSES) expect(phone).toMatch(/^9190000\d{4}$/)
    expect(new Set(DEMO_BUSINESSES.map(({ phone }) => phone)).size).toBe(DEMO_BUSINESSES.length)
  })

  it('name no address of the network but the one that cannot exist', () => {
    const words = JSON.stringify(DEMO_BUSINESSES).replaceAll('@demo.salinas', '')
    expect(words).not.toMatch(/https?:|www\.|@|\.(com|br|net|org)\b/)
  })

  it('are no more than their owners’ plans allow, and use what those plans have', () => {
    const owned = Map.groupBy(DEMO_BUSINESSES, ({ owner }) => owner)
    for (const [owner, businesses] of owned) {
      if (!owner) continue
      const [plan, ...others] = new Set(businesses.map((business) => business.plan))
      expect(others).toEqual([])
      expect(businesses.length).toBeLessThanOrEqual(plan ? PLAN_LIMITS[plan].establishments : 0)
    }
    for (const { plan, modules = [] } of DEMO_BUSINESSES) {
      if (plan !== 'atalaia') continue
      expect(modules).not.toContain('delivery')
      expect(modules).not.toContain('shop')
    }
  })

  it('tell of themselves, and show photos, where somebody pays for it', () => {
    for (const { plan, about = '', photos } of DEMO_BUSINESSES) {
      if (!plan) continue
      expect(about.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
      // Where no scene shows what they do, the card has the icon of their kind.
      if (!photos) continue
      expect(photos.length).toBeGreaterThanOrEqual(2)
      expect(photos.length).toBeLessThanOrEqual(4)
    }
    const paid = DEMO_BUSINESSES.filter(({ plan }) => plan)
    expect(paid.filter(({ photos }) => photos).length).toBeGreaterThanOrEqual(40)
    expect(DEMO_BUSINESSES.length - paid.length).toBeGreaterThan(10)
  })
})

describe('what people say of them', () => {
  it.each(DEMO_BUSINESSES.filter(({ plan }) => plan))('is varied for $slug', (business) => {
    const reviews = reviewsOf(business)
    expect(reviews.length).toBeGreaterThanOrEqual(3)
    expect(reviews.length).toBeLessThanOrEqual(12)
    expect(new Set(reviews.map(({ email }) => email)).size).toBe(reviews.length)
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
    for (const { text, rating } of reviews) {
      expect(queueReasons(text)).toEqual([])
      expect(rating).toBeGreaterThanOrEqual(3)
      expect(rating).toBeLessThanOrEqual(5)
    }
  })

  it('comes from people with names and numbers of their own', () => {
    for (const key of ['email', 'name', 'whatsapp'] as const) {
      expect(new Set(DEMO_CROWD.map((person) => person[key])).size).toBe(DEMO_CROWD.length)
    }
  })
})

describe('their pictures', () => {
  // spec: 461
  it('are never twins: no two places have the same cover, in whatever order they are listed', () => {
    const covers = DEMO_BUSINESSES.flatMap((business) => picturesOf(business).slice(0, 1))
    expect(new Set(covers.map(({ alt }) => alt)).size).toBe(covers.length)
  })

  it('come from a pool that is soon drawn, and no gallery shows a scene twice', () => {
    expect(allPictures().length).toBeLessThanOrEqual(60)
    for (const business of DEMO_BUSINESSES) {
      const kinds = picturesOf(business).map(({ kind }) => kind)
      expect(new Set(kinds).size).toBe(kinds.length)
    }
  })

  it('show more scenes than the eye gets used to', () => {
    expect(new Set(allPictures().map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(35)
  })

  // spec: 461
  it('say in words that they are illustrations', () => {
    for (const { alt } of allPictures()) expect(alt).toMatch(/^Ilustração: \p{L}/u)
  })
})
