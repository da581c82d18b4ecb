import { CROP_MIN_SIDE } from '@portal/contract/ground/media/photo-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centredAt,
  cropOf,
  type Framing,
  framingOf,
  isSameCrop,
  SHAPES,
  WHOLE,
} from './framing.rules.ts'

const PHOTO = { width: 1600, height: 1200 }
const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const framing: fc.Arbitrary<Framing> = fc.record({
  shape: fc.constantFrom(...SHAPES),
  size: fraction,
  x: fraction,
  y: fraction,
})
const side = fc.integer({ min: 1, max: 8000 })

describe('a crop', () => {
  it('of the original shape and full size is the whole photo', () => {
    expect(cropOf(WHOLE, PHOTO)).toEqual({ left: 0, top: 0, ...PHOTO })
  })

  it('has the shape that was asked for, as large as fits', () => {
    expect(cropOf({ ...WHOLE, shape: 'square' }, PHOTO)).toEqual({
      ...{ left: 200, top: 0, width: 1200, height: 1200 },
    })
    expect(cropOf({ shape: 'wide', size: 0.5, x: 0, y: 1 }, PHOTO)).toEqual({
      ...{ left: 0, top: 750, width: 800, height: 450 },
    })
  })

  it('is never refused: inside of any photo and never too small', () => {
    fc.assert(
      fc.property(framing, side, side, (asked, width, height) => {
        const crop = cropOf(asked, { width, height })
        expect(crop.left + crop.width).toBeLessThanOrEqual(width)
        expect(crop.top + crop.height).toBeLessThanOrEqual(height)
        // The narrowest strips have no part of another shape that is large enough both ways.
        const isStrip = Math.max(width / height, height / width) > 2
        if (!isStrip && Math.min(width, height) >= CROP_MIN_SIDE * 2) {
          expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(CROP_MIN_SIDE)
        }
      }),
    )
  })

  it('opened again is where it was', () => {
    fc.assert(
      fc.property(framing, (asked) => {
        const crop = cropOf(asked, PHOTO)
        const again = cropOf(framingOf(crop, PHOTO), PHOTO)
        for (const each of ['left', 'top', 'width', 'height'] as const) {
          expect(Math.abs(again[each] - crop[each])).toBeLessThanOrEqual(2)
        }
      }),
    )
  })

  it('moves with its middle to what was touched, as far as the photo goes', () => {
    const half = { ...WHOLE, size: 0.5 }
    const spot = centredAt(half, { x: 0.4, y: 0.5 }, PHOTO)
    expect(cropOf(spot, PHOTO)).toEqual({ left: 240, top: 300, width: 800, height: 600 })
    expect(cropOf(centredAt(half, { x: 0, y: 1 }, PHOTO), PHOTO)).toMatchObject({
      ...{ left: 0, top: 600 },
    })
    expect(centredAt(WHOLE, { x: 0, y: 0 }, PHOTO)).toEqual(WHOLE)
  })

  it('is the same only where all four sides are', () => {
    const crop = cropOf(WHOLE, PHOTO)
    expect(isSameCrop(crop, { ...crop })).toBe(true)
    expect(isSameCrop(crop, { ...crop, top: 1 })).toBe(false)
  })
})
