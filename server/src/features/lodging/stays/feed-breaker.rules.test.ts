import { describe, expect, it } from 'vitest'
import { isToBeTold, judgeReading, nextReading } from './feed-breaker.rules.ts'

const NOW = new Date('2026-07-18T12:00:00Z')
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const blocks = (count: number, first = 20) =>
  Array.from({ length: count }, (_, index) => ({
    uid: `e${index}`,
    start: `2026-08-${String(first - index).padStart(2, '0')}`,
    end: `2026-08-${String(first - index + 1).padStart(2, '0')}`,
  }))
const judge = (
  before: number,
  now: number,
  doubt: Parameters<typeof judgeReading>[0]['doubt'] = null,
  minutes = 0,
) =>
  judgeReading(
    { before: blocks(before), now: blocks(now), doubt },
    { today: '2026-07-18', at: at(minutes) },
  )

describe('a reading with fewer nights', () => {
  it('is believed where little is gone', () => {
    expect(judge(4, 2).believed).toBe(true)
    expect(judge(2, 0).believed).toBe(true)
    expect(judge(10, 6).believed).toBe(true)
  })

  it('is doubted where half of them are gone, three at least', () => {
    expect(judge(6, 3).believed).toBe(false)
    expect(judge(3, 0).believed).toBe(false)
  })

  it('is believed when it comes again, half an hour later and the same', () => {
    const first = judge(6, 3)
    if (first.believed) throw new Error('believed')
    const soon = judge(6, 3, first.doubt, 29)
    expect(soon).toEqual(first)
    expect(judge(6, 3, first.doubt, 30).believed).toBe(true)
    const other = judge(6, 2, first.doubt, 30)
    expect(other.believed).toBe(false)
    if (!other.believed) expect(other.doubt.at).toEqual(at(30))
  })

  it('does not miss what has passed by itself', () => {
    const past = blocks(6).map((block) => ({ ...block, start: '2026-07-10', end: '2026-07-18' }))
    const verdict = judgeReading(
      { before: past, now: [], doubt: null },
      { today: '2026-07-18', at: NOW },
    )
    expect(verdict.believed).toBe(true)
  })
})

it('reads every quarter of an hour, Airbnb every half, the silent ones every hour', () => {
  const minutes = (portal: 'airbnb' | 'other', failing: number | null, chance: number) => {
    const failingSince = failing === null ? null : at(-failing)
    const next = nextReading({ portal, failingSince }, NOW, chance)
    return (next.getTime() - NOW.getTime()) / 60_000
  }
  expect([minutes('other', null, 0), minutes('other', null, 1)]).toEqual([13.5, 16.5])
  expect(minutes('airbnb', null, 0.5)).toBe(30)
  expect(minutes('airbnb', 60, 0.5)).toBe(30)
  expect(minutes('other', 25 * 60, 0.5)).toBe(60)
})

it('tells the owner once, after a day', () => {
  expect(isToBeTold({ failingSince: at(-24 * 60), toldAt: null }, NOW)).toBe(true)
  expect(isToBeTold({ failingSince: at(-23 * 60), toldAt: null }, NOW)).toBe(false)
  expect(isToBeTold({ failingSince: at(-48 * 60), toldAt: at(-60) }, NOW)).toBe(false)
  expect(isToBeTold({ failingSince: null, toldAt: null }, NOW)).toBe(false)
})
