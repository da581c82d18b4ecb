import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photoPath, photoWidths } from './photo-rules.ts'

describe('the widths of a photo', () => {
  // spec: 376
  it.each([
    [4000, [320, 640, 960, 1600, 2400]],
    [1600, [320, 640, 960, 1600]],
    [1000, [320, 640, 960, 1000]],
    [640, [320, 640]],
    [500, [320, 500]],
    [320, [320]],
    [7, [7]],
  ])('of %i pixels are %j', (original, widths) => {
    expect(photoWidths(original)).toEqual(widths)
  })

  // spec: 376
  it('grow, are each made once and never pass the original', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), (original) => {
        const widths = photoWidths(original)
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
        expect(widths.at(-1)).toBe(Math.min(original, 2400))
      }),
    )
  })
})

it('is found at an address of its own', () => {
  expect(photoPath('0197f2f0-0000-7000-8000-000000000001', 960, 'avif')).toBe(
    '/media/0197f2f0-0000-7000-8000-000000000001/960.avif',
  )
})
