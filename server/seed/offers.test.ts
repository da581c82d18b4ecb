import { OfferContent } from '@portal/contract/club/offers/offer'
import { expect, it } from 'vitest'
import { DEMO_BUSINESSES } from './businesses/demo-businesses.ts'
import { DEMO_OFFERS } from './offers/demo-offers.ts'

const placesOf = (offers = DEMO_OFFERS) => new Set(offers.map(({ of }) => of))

it('are twenty offers over fifteen businesses, two of them flash', () => {
  expect(DEMO_OFFERS).toHaveLength(20)
  expect(placesOf().size).toBe(15)
  expect(DEMO_OFFERS.filter(({ flashHours }) => flashHours)).toHaveLength(2)
  expect(new Set(DEMO_OFFERS.map(({ kind }) => kind)).size).toBe(5)
})

it('are of businesses of the demonstration', () => {
  const names = new Set(DEMO_BUSINESSES.map(({ name }) => name))
  expect([...placesOf()].filter((name) => !names.has(name))).toEqual([])
})

it.each(DEMO_OFFERS)(
  '$of: $title keeps the rules of the contract',
  ({ of: _, flashHours, ...own }) => {
    const content = {
      ...{ days: [0], from_minute: null, until_minute: null, stock: null, per_member: 1 },
      worth_cents: null,
      ...own,
      starts_at: '2026-07-18T00:00:00Z',
      ends_at: '2026-07-18T20:00:00Z',
      is_flash: flashHours !== undefined,
    }
    expect(OfferContent.safeParse(content).success).toBe(true)
  },
)
