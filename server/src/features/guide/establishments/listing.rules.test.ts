import { PLAN_LIMITS } from '@portal/contract/testing/plan-limits'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dailyHours } from '../../../../test/establishments.ts'
import { shownModules, tierOf } from './allowance.rules.ts'
import { HOURS_LOOK_AGAIN_MS } from './establishments.constants.ts'
import { keptOpenState } from './open-state.rules.ts'

/** 11:48 in the city. */
const now = new Date('2026-07-18T14:48:00Z')

describe('the open state that is kept', () => {
  it.each([
    ['open until it closes', dailyHours(600, 720), true, '2026-07-18T15:00:00.000Z'],
    ['closed until it opens', dailyHours(720, 800), false, '2026-07-18T15:00:00.000Z'],
    ['closed until it opens tomorrow', dailyHours(600, 700), false, '2026-07-19T13:00:00.000Z'],
    ['closed for good while nobody knows its hours', null, false, null],
  ])('%s', (_, hours, isOpen, changesAt) => {
    const state = keptOpenState(hours, now)
    expect([state.isOpen, state.changesAt?.toISOString() ?? null]).toEqual([isOpen, changesAt])
  })

  it('is looked at again in a week where it never closes', () => {
    const { isOpen, changesAt } = keptOpenState(dailyHours(0, 1440), now)
    expect(isOpen).toBe(true)
    expect(changesAt?.getTime()).toBe(now.getTime() + HOURS_LOOK_AGAIN_MS)
    expect(HOURS_LOOK_AGAIN_MS).toBe(7 * 24 * 3600 * 1000)
  })

  it('waits for the day it opens again, or for somebody to say so', () => {
    const closed = (reopens_on: string | null) => ({
      ...dailyHours(0, 1440),
      temporarily_closed: { reopens_on, note: null },
    })
    expect(keptOpenState(closed('2026-08-01'), now)).toEqual({
      isOpen: false,
      changesAt: new Date('2026-08-01T03:00:00Z'),
    })
    expect(keptOpenState(closed(null), now)).toEqual({ isOpen: false, changesAt: null })
  })
})

describe('what a plan shows', () => {
  let switchBack: () => void
  beforeAll(() => {
    switchBack = switchCapabilities(true)
  })
  afterAll(() => switchBack())

  const all = ['menu', 'delivery', 'lodging', 'shop', 'real_estate'] as const
  it.each([
    ['clube', []],
    ['atalaia', ['menu', 'lodging', 'real_estate']],
    ['macarico', [...all]],
    ['espadarte', [...all]],
  ] as const)('%s: %j', (plan, modules) => {
    expect(shownModules(all, PLAN_LIMITS[plan])).toEqual(modules)
    expect(tierOf(plan)).toBe(plan === 'clube' ? 'basic' : 'full')
  })

  it('no module that has no screens yet, whatever the plan', () => {
    switchCapabilities(false, ['menu', 'properties'])
    expect(shownModules(all, PLAN_LIMITS.espadarte)).toEqual(['delivery', 'lodging', 'shop'])
  })
})
