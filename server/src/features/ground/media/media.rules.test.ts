import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstIdOf,
  focusIn,
  isWholePhoto,
  keyOfAddress,
  newMediaId,
  originalKeys,
  photoOfKey,
  requireCrop,
} from './media.rules.ts'

const ID = '0197f2f0-0000-7000-8000-000000000001'

describe('an id', () => {
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  })

  it('is a UUID of version 7 that carries its moment', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const id = newMediaId(now)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(now.getTime())
      }),
    )
  })

  it('sorts by when it was made', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        expect(firstIdOf(later) <= newMediaId(later)).toBe(true)
        if (earlier < later) expect(newMediaId(earlier) < firstIdOf(later)).toBe(true)
      }),
    )
  })
})

describe('an address', () => {
  it('names a file of a photo', () => {
    expect(keyOfAddress({ id: ID, isPrivate: false }, '960.avif')).toBe(`media/${ID}/960.avif`)
    expect(keyOfAddress({ id: ID, isPrivate: false }, '7.webp')).toBe(`media/${ID}/7.webp`)
  })

  it.each([
    [ID, 'original.jpg'],
    [ID, '960.jpg'],
    [ID, '960.avif.webp'],
    [ID, '0960.avif'],
    [ID, '.avif'],
    [ID, '../../originals/x.jpg'],
    [ID.toUpperCase(), '960.avif'],
    ['..', '960.avif'],
    ['originals', `${ID}.avif`],
    ['', ''],
  ])('like %s/%s names nothing', (id, file) => {
    expect(keyOfAddress({ id, isPrivate: false }, file)).toBeNull()
  })
})

describe('a key', () => {
  it('tells whose it is', () => {
    expect(photoOfKey(`media/${ID}/960.avif`)).toBe(ID)
    expect(originalKeys(ID).map(photoOfKey)).toEqual([ID, ID, ID, ID])
  })

  it.each(['media/x/960.avif', 'outra/coisa.avif', `x/media/${ID}/960.avif`])(
    'that is none of ours is nobody’s: %s',
    (key) => {
      expect(photoOfKey(key)).toBeNull()
    },
  )
})

describe('a part of a photo', () => {
  const whole = { width: 1600, height: 1200 }
  const part = { left: 400, top: 300, width: 800, height: 600 }

  it('lies inside it and is large enough for a card', () => {
    expect(() => requireCrop(part, whole)).not.toThrow()
    expect(() => requireCrop({ ...part, left: 801 }, whole)).toThrow('outside or too small')
    expect(() => requireCrop({ ...part, top: 601 }, whole)).toThrow('outside or too small')
    expect(() => requireCrop({ ...part, width: 319 }, whole)).toThrow('outside or too small')
  })

  it('of a photo that is small itself may be as small as that', () => {
    const small = { width: 200, height: 100 }
    expect(() => requireCrop({ left: 0, top: 0, ...small }, small)).not.toThrow()
  })

  it('that leaves nothing out is the whole photo', () => {
    expect(isWholePhoto({ left: 0, top: 0, ...whole }, whole)).toBe(true)
    expect(isWholePhoto(part, whole)).toBe(false)
  })

  it('keeps its focus on the same spot, or on the nearest edge', () => {
    const all = { left: 0, top: 0, ...whole }
    expect(focusIn({ x: 0.5, y: 0.5 }, all, part)).toEqual({ x: 0.5, y: 0.5 })
    expect(focusIn({ x: 0.375, y: 0.25 }, all, part)).toEqual({ x: 0.25, y: 0 })
    expect(focusIn({ x: 0, y: 1 }, all, part)).toEqual({ x: 0, y: 1 })
    expect(focusIn(null, all, part)).toBeNull()
  })

  it('has a focus that finds its way back from any part it lies in', () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true })
    const all = { left: 0, top: 0, ...whole }
    fc.assert(
      fc.property(fraction, fraction, (x, y) => {
        const there = focusIn({ x, y }, part, all)
        const back = focusIn(there, all, part)
        expect(back?.x).toBeCloseTo(x, 3)
        expect(back?.y).toBeCloseTo(y, 3)
      }),
    )
  })
})
