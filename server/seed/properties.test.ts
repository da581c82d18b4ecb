import { PLAN_LIMITS } from '@portal/contract/testing/plan-limits'
import { expect, it } from 'vitest'
import { DEMO_BUSINESSES } from './businesses/demo-businesses.ts'
import { DEMO_AGENCIES, DEMO_PROPERTIES } from './properties/demo-properties.ts'

it('are of eight agencies, forty by hand and the rest by a feed, as their plans allow', () => {
  const agencies = Object.keys(DEMO_AGENCIES)
  expect(agencies).toHaveLength(8)
  expect(DEMO_PROPERTIES.length).toBeGreaterThanOrEqual(40)
  for (const name of agencies) {
    const agency = DEMO_BUSINESSES.find((business) => business.name === name)
    expect(agency?.modules, name).toContain('real_estate')
    const most = agency?.plan ? PLAN_LIMITS[agency.plan].properties : 0
    const own = DEMO_PROPERTIES.filter(({ of }) => of === name)
    expect(own.length, name).toBeLessThanOrEqual(most ?? own.length)
  }
  const byFeed = agencies.filter((name) => DEMO_PROPERTIES.every(({ of }) => of !== name))
  expect(byFeed).toEqual(['Dunas Imóveis'])
})
