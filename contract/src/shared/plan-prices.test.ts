import { describe, expect, it } from 'vitest'
import type { Plan } from './plan.ts'
import { freeMonths, moneyText } from './plan-prices.ts'

const paid = (month_cents: number, year_cents: number) => ({ month_cents, year_cents }) as Plan

describe('the price of a plan', () => {
  it('is written as money of Brazil', () => {
    expect(moneyText(199_900).replace(/\s/g, ' ')).toBe('R$ 1.999,00')
    expect(moneyText(4_990).replace(/\s/g, ' ')).toBe('R$ 49,90')
  })

  it('says how many months a whole year saves, and never more than it does', () => {
    expect(freeMonths(paid(4_990, 49_900))).toBe(2)
    expect(freeMonths(paid(10_000, 115_000))).toBe(0)
    expect(freeMonths(paid(10_000, 130_000))).toBe(0)
    expect(freeMonths(paid(0, 0))).toBe(0)
  })
})
