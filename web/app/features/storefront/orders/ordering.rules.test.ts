import { describe, expect, it } from 'vitest'
import { fakeOrdering } from './fake-ordering.ts'
import { leastFee, modeOf, offeredModes, slotsFor, takingAt } from './ordering.rules.ts'

const NOW = new Date('2026-07-18T22:00:00Z')

describe('how a business can be ordered from', () => {
  it('offers a table only to who read its code', () => {
    expect(offeredModes(fakeOrdering(), 'menu', false)).toEqual(['pickup', 'delivery'])
    expect(offeredModes(fakeOrdering(), 'menu', true)).toEqual(['table', 'pickup', 'delivery'])
    expect(offeredModes(fakeOrdering(), 'shop', true)).toEqual(['pickup', 'delivery'])
    expect(offeredModes(fakeOrdering({ modes: { menu: [], shop: [] } }), 'menu', true)).toEqual([])
  })

  it('keeps what was chosen while it is offered, then what the page is for, then the first', () => {
    const offered = ['pickup', 'delivery'] as const
    expect(modeOf('pickup', offered, 'delivery')).toBe('pickup')
    expect(modeOf('table', offered, 'delivery')).toBe('delivery')
    expect(modeOf(null, offered, null)).toBe('pickup')
    expect(modeOf(null, [], null)).toBeNull()
  })

  it('goes on with its clock after it was read', () => {
    const open = fakeOrdering()
    expect(takingAt(open, 'menu', NOW)).toEqual({ kind: 'now' })
    expect(takingAt(open, 'menu', new Date('2026-07-19T01:31:00Z')).kind).toBe('closed')
    const opensAt = '2026-07-18T23:00:00Z'
    const closed = fakeOrdering({
      kitchen: { is_open: false, last_order_at: null, opens_at: opensAt },
    })
    expect(takingAt(closed, 'menu', NOW)).toEqual({ kind: 'closed', opensAt: new Date(opensAt) })
    expect(takingAt(closed, 'menu', new Date(opensAt)).kind).toBe('now')
    expect(takingAt(closed, 'shop', NOW).kind).toBe('now')
  })

  // spec: 602
  it('takes nothing during a pause, not for later either, until the pause is over', () => {
    const until = '2026-07-18T22:30:00Z'
    const paused = fakeOrdering({ pause: { until }, slots: ['2026-07-19T00:00:00Z'] })
    expect(takingAt(paused, 'menu', NOW)).toEqual({ kind: 'paused', until: new Date(until) })
    expect(slotsFor(paused, { kind: 'menu', mode: 'pickup' }, NOW)).toEqual([])
    expect(slotsFor(paused, { kind: 'menu', mode: 'pickup' }, new Date(until))).toHaveLength(1)
    expect(takingAt(fakeOrdering({ pause: { until: null } }), 'menu', NOW).kind).toBe('paused')
  })

  it('offers no hour that has passed, and none at a table', () => {
    const later = fakeOrdering({ slots: ['2026-07-18T21:30:00Z', '2026-07-18T23:00:00Z'] })
    expect(slotsFor(later, { kind: 'menu', mode: 'delivery' }, NOW)).toEqual([
      '2026-07-18T23:00:00Z',
    ])
    expect(slotsFor(later, { kind: 'menu', mode: 'table' }, NOW)).toEqual([])
  })

  it('names the least fee', () => {
    expect(leastFee(fakeOrdering().zones)).toBe(600)
    expect(leastFee([])).toBeNull()
  })
})
