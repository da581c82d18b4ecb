import { expect, it } from 'vitest'
import { CITY_SIGHTS } from './sights/city-sights.ts'

const attractions = CITY_SIGHTS.filter(({ kind }) => kind === 'attraction')

// spec: 375, 449
it.each(attractions.map((sight) => [sight.name, sight.content] as const))(
  '%s says when to come, how, for how long and with what',
  (_, { duration, best_time, best_tide, bring, ways }) => {
    expect(duration).toBeTruthy()
    expect(best_time ?? best_tide).toBeTruthy()
    expect(bring?.length).toBeGreaterThan(0)
    expect(ways?.length).toBeGreaterThan(0)
  },
)
