import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestHours, bestHourText } from './best-hour.rules.ts'
import { fakeTides } from './fake-tides.ts'

/** Low at 4h and 16h, high at 10h and 22h; the sun from 6h12 to 18h17. */
const { days } = fakeTides('2026-07-17', 4)
const TODAY = dayOfKnownDate('2026-07-18') * 1440

// spec: 449
it('is around the water a place is best with, by daylight', () => {
  expect(bestHourText(days, 'low', TODAY + 480)).toBe('Hoje, das 14h00 às 18h00 (maré baixa)')
  expect(bestHourText(days, 'low', TODAY + 900)).toBe('Agora, até 18h00 (maré baixa)')
  expect(bestHourText(days, 'high', TODAY + 900)).toBe('Amanhã, das 8h00 às 12h00 (maré alta)')
  expect(bestHourText(days, null, TODAY + 900)).toBeNull()
  expect(bestHourText([], 'low', TODAY)).toBeNull()
})

it('is never over, and never at night', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: TODAY, max: TODAY + 2879 }),
      fc.constantFrom('low' as const, 'high' as const),
      (now, tide) => {
        const hours = bestHours(days, tide, now)
        if (!hours) throw new Error('none')
        expect(hours.to).toBeGreaterThan(now)
        expect(hours.from % 1440).toBeGreaterThanOrEqual(372)
        expect(hours.to % 1440).toBeLessThanOrEqual(1097)
      },
    ),
  )
})
