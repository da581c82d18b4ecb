import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLAN_LIMITS } from '../../testing/plan-limits.ts'
import { switchCapabilities } from '../../testing/switch-capabilities.ts'
import {
  isModuleInPlan,
  mayAddPhotos,
  mayCreateEstablishment,
  mayHoldMore,
  modulesInForce,
  photosShown,
  tierOf,
} from './plan-rules.ts'
import { MODULES } from './vocabulary.ts'

const { clube: none, atalaia, macarico, espadarte } = PLAN_LIMITS

describe('listings', () => {
  it.each([
    ['no plan', none, 0],
    ['atalaia', atalaia, 1],
    ['macarico', macarico, 2],
    ['espadarte', espadarte, 5],
  ])('with %s are at most as many as it has', (_, limits, most) => {
    for (let owned = 0; owned < 8; owned += 1) {
      expect(mayCreateEstablishment(limits, owned)).toBe(owned < most)
    }
  })

  it('fall back to the basic card without an active plan', () => {
    expect(tierOf(none, 0)).toBe('basic')
    expect(tierOf(atalaia, 0)).toBe('full')
  })

  it('keep the oldest whole after a downgrade', () => {
    expect([0, 1, 2].map((olderOnes) => tierOf(espadarte, olderOnes))).toEqual([
      'full',
      'full',
      'full',
    ])
    expect([0, 1, 2].map((olderOnes) => tierOf(atalaia, olderOnes))).toEqual([
      'full',
      'basic',
      'basic',
    ])
  })
})

describe('photos', () => {
  it('stop at the plan’s number', () => {
    expect(mayAddPhotos(atalaia, 7)).toBe(true)
    expect(mayAddPhotos(atalaia, 8)).toBe(false)
    expect(mayAddPhotos(atalaia, 6, 3)).toBe(false)
    expect(mayAddPhotos(espadarte, 59)).toBe(true)
    expect(mayAddPhotos(none, 0)).toBe(false)
  })

  it('beyond a smaller plan are hidden, not gone', () => {
    const photos = Array.from({ length: 30 }, (_, index) => index)
    expect(photosShown(macarico, photos)).toEqual(photos.slice(0, 20))
    expect(photosShown(none, photos)).toEqual([])
    expect(photosShown(espadarte, photos)).toEqual(photos)
  })
})

describe('modules', () => {
  let switchBack: () => void
  beforeAll(() => {
    switchBack = switchCapabilities(true)
  })
  afterAll(() => switchBack())

  it('that sell need a plan that takes orders', () => {
    expect(modulesInForce(atalaia, MODULES)).toEqual(['menu', 'lodging', 'real_estate'])
    expect(modulesInForce(macarico, MODULES)).toEqual([...MODULES])
    expect(modulesInForce(espadarte, ['shop', 'menu'])).toEqual(['menu', 'shop'])
    expect(modulesInForce(none, MODULES)).toEqual([])
    expect(isModuleInPlan(atalaia, 'delivery')).toBe(false)
  })

  it('hold as much as the plan has', () => {
    expect(mayHoldMore(atalaia, 'menu', 39)).toBe(true)
    expect(mayHoldMore(atalaia, 'menu', 40)).toBe(false)
    expect(mayHoldMore(macarico, 'lodging', 10)).toBe(false)
    expect(mayHoldMore(macarico, 'real_estate', 14)).toBe(true)
    expect(mayHoldMore(espadarte, 'menu', 100_000)).toBe(true)
    expect(mayHoldMore(none, 'menu', 0)).toBe(false)
  })
})
