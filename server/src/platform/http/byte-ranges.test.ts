import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRanges } from './byte-ranges.ts'

const whole = { kind: 'whole' }
const parts = (...all: [number, number][]) => ({
  kind: 'parts',
  parts: all.map(([start, end]) => ({ start, end })),
})

describe('of a file of 1000 bytes', () => {
  it.each([
    ['bytes=0-0', parts([0, 0])],
    ['bytes=0-499', parts([0, 499])],
    ['bytes=500-', parts([500, 999])],
    ['bytes=-100', parts([900, 999])],
    ['bytes=-5000', parts([0, 999])],
    ['bytes=900-5000', parts([900, 999])],
    ['bytes=0-9, 20-29', parts([0, 9], [20, 29])],
    ['bytes=20-29,0-9', parts([0, 9], [20, 29])],
    ['bytes=0-9,10-19,5-12', parts([0, 19])],
    ['bytes=0-9,2000-3000', parts([0, 9])],
    ['BYTES=0-9', parts([0, 9])],
  ])('%s is a part', (header, expected) => {
    expect(readRanges(header, 1000)).toEqual(expected)
  })

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', 'bytes=2000-,3000-'])(
    '%s cannot be had',
    (header) => {
      expect(readRanges(header, 1000)).toEqual({ kind: 'none' })
    },
  )

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=9-3',
    'bytes=a-b',
    'bytes=1.5-2',
    'items=0-5',
    'bytes=0-1,2-x',
    `bytes=${Array.from({ length: 9 }, (_, n) => `${n * 10}-${n * 10 + 1}`).join(',')}`,
  ])('%s is as if nobody had asked for a part', (header) => {
    expect(readRanges(header, 1000)).toEqual(whole)
  })
})

it('never names a byte outside the file, and none twice', () => {
  const piece = fc.tuple(fc.option(fc.nat(300), { nil: '' }), fc.option(fc.nat(300), { nil: '' }))
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.integer({ min: 1, max: 200 }),
      (all, size) => {
        const wanted = readRanges(`bytes=${all.map(([a, b]) => `${a}-${b}`).join(',')}`, size)
        if (wanted.kind !== 'parts') return
        let last = -1
        for (const { start, end } of wanted.parts) {
          expect(start).toBeGreaterThan(last)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThan(size)
          last = end
        }
      },
    ),
  )
})
