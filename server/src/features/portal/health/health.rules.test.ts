import type { HealthPartName } from '@portal/contract/portal/health/health'
import { describe, expect, it } from 'vitest'
import { isLate, judgePart, NO_SIGNS, type Signs } from './health.rules.ts'

const now = new Date('2026-07-18T14:48:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const state = (name: HealthPartName, signs: Partial<Signs>) =>
  judgePart(name, { ...NO_SIGNS, ...signs }, now).state

describe('a service that is called', () => {
  it.each([
    ['off where it is not set up', { isSetUp: false }, 'off'],
    ['unknown before the first call', {}, 'unknown'],
    ['well after a good call', { okAt: ago(5) }, 'ok'],
    ['in trouble after a failure', { okAt: ago(5), failedAt: ago(1), failure: 'x' }, 'trouble'],
    ['well again after a later good call', { okAt: ago(1), failedAt: ago(5), failure: 'x' }, 'ok'],
    ['in trouble when nothing ever worked', { failedAt: ago(5), failure: 'x' }, 'trouble'],
  ] as const)('is %s', (_, signs, expected) => {
    expect(state('mail', signs)).toBe(expected)
  })
})

it.each([
  ['calendars', { figures: { good: 14, all: 15 } }, 'trouble'],
  ['calendars', { figures: { good: 15, all: 15 } }, 'ok'],
  ['tide-table', { until: '2026-12-31' }, 'ok'],
  ['tide-table', { until: '2026-08-01' }, 'trouble'],
  ['backup', { okAt: ago(60) }, 'ok'],
  ['backup', { okAt: ago(27 * 60) }, 'trouble'],
  ['backup', {}, 'trouble'],
  ['backup', { okAt: ago(60), failedAt: ago(5) }, 'trouble'],
  ['archive', { isSetUp: false }, 'off'],
  ['archive', { okAt: ago(1), failedAt: ago(90) }, 'ok'],
  ['archive', { okAt: ago(6) }, 'trouble'],
  ['archive', { okAt: ago(2), failedAt: ago(1) }, 'trouble'],
  ['restore-proof', { okAt: ago(7 * 24 * 60) }, 'ok'],
  ['restore-proof', { okAt: ago(9 * 24 * 60) }, 'trouble'],
  ['worker', { okAt: ago(2) }, 'ok'],
  ['worker', { okAt: ago(4) }, 'trouble'],
  ['queue', { okAt: ago(1), figures: { waiting: 3, oldest_seconds: 150, failed: 0 } }, 'attention'],
  ['queue', { okAt: ago(1), figures: { waiting: 3, oldest_seconds: 20, failed: 0 } }, 'ok'],
  ['queue', { okAt: ago(1), figures: { waiting: 3, oldest_seconds: 700, failed: 0 } }, 'trouble'],
  ['queue', { okAt: ago(1), figures: { waiting: 0, failed: 1 } }, 'trouble'],
  ['queue', {}, 'unknown'],
  ['disk', { figures: { free: 50, total: 100 } }, 'ok'],
  ['disk', { figures: { free: 9, total: 100 } }, 'trouble'],
  ['database', { figures: { bytes: 1 } }, 'ok'],
] as const)('%s with %j is %s', (name, signs, expected) => {
  expect(state(name, signs)).toBe(expected)
})

it('forgives a node two beats', () => {
  expect(isLate(ago(2), now)).toBe(false)
  expect(isLate(ago(4), now)).toBe(true)
})
