import { PHOTO_MAX_BYTES, photoWidths } from '@portal/contract/ground/media/photo-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '~/ui/photo-sources.ts'
import { dropOver, placeArrived, step, toFront } from './photo-order.rules.ts'
import {
  admit,
  newUpload,
  nextToStart,
  placesTaken,
  refusalOf,
  type Upload,
  uploadsAfter,
} from './uploads.rules.ts'

const fileOf = (name: string, type = 'image/jpeg', size = 10) =>
  Object.defineProperty(new File([''], name, { type }), 'size', { value: size })
const upload = (key: string, changes: Partial<Upload> = {}): Upload => ({
  ...newUpload(key, fileOf(`${key}.jpg`)),
  ...changes,
})
const keys = (uploads: readonly Upload[]) => uploads.map(({ key }) => key)

describe('a file', () => {
  it.each([
    ['foto.jpg', 'image/jpeg', 10, null],
    ['foto.avif', 'image/avif', PHOTO_MAX_BYTES, null],
    ['sem-tipo', '', 10, null],
    ['foto.jpg', 'image/jpeg', PHOTO_MAX_BYTES + 1, '15 MB'],
    ['logo.svg', 'image/svg+xml', 10, 'JPEG, PNG, WebP ou AVIF'],
    ['filme.mp4', 'video/mp4', 10, 'JPEG, PNG, WebP ou AVIF'],
    ['IMG_0001.HEIC', '', 10, 'Exporte a foto como JPEG'],
    ['foto', 'image/heif', 10, 'Exporte a foto como JPEG'],
  ])('%s (%s, %i bytes) is told apart before it is sent', (name, type, size, sentence) => {
    const refusal = refusalOf(fileOf(name, type, size))
    if (sentence === null) expect(refusal).toBeNull()
    else expect(refusal).toContain(sentence)
  })
})

describe('the queue', () => {
  it('starts the first ones, never more than it may', () => {
    const uploads = [
      upload('a', { state: 'sending' }),
      upload('b', { state: 'failed' }),
      upload('c'),
      upload('d'),
      upload('e'),
    ]
    expect(keys(nextToStart(uploads, 3))).toEqual(['c', 'd'])
    expect(nextToStart(uploads, 1)).toEqual([])
    expect(nextToStart(uploads, 0)).toEqual([])
  })

  it('counts what is on its way, and what can be tried again, as photos to come', () => {
    const uploads = [
      upload('a', { state: 'sending' }),
      upload('b', { state: 'failed', canRetry: true }),
      upload('c', { state: 'failed', canRetry: false }),
    ]
    expect(placesTaken(2, uploads)).toBe(4)
  })

  it('takes as many as there is room for, and those it refuses anyway', () => {
    const uploads = [upload('a'), upload('b', { state: 'failed', canRetry: false }), upload('c')]
    const { admitted, leftOut } = admit(uploads, 1)
    expect({ admitted: keys(admitted), leftOut }).toEqual({ admitted: ['a', 'b'], leftOut: 1 })
  })

  it('follows a file from its place in the queue to its end', () => {
    let uploads = uploadsAfter([], { kind: 'added', uploads: [upload('a'), upload('b')] })
    uploads = uploadsAfter(uploads, { kind: 'started', key: 'a' })
    uploads = uploadsAfter(uploads, { kind: 'progressed', key: 'a', progress: 0.5 })
    expect(uploads[0]).toMatchObject({ state: 'sending', progress: 0.5 })
    uploads = uploadsAfter(uploads, { kind: 'failed', key: 'a', error: 'Caiu.', canRetry: true })
    expect(uploads[0]).toMatchObject({ state: 'failed', error: 'Caiu.' })
    uploads = uploadsAfter(uploads, { kind: 'retried', key: 'a' })
    expect(uploads[0]).toMatchObject({ state: 'waiting', error: null, progress: 0 })
    expect(keys(uploadsAfter(uploads, { kind: 'gone', key: 'a' }))).toEqual(['b'])
  })
})

describe('the order', () => {
  const photos = ['a', 'b', 'c'].map((id) => ({ id }))
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

  it('changes by one place, and the ends hold', () => {
    expect(ids(step(photos, 'b', 'earlier'))).toBe('bac')
    expect(ids(step(photos, 'b', 'later'))).toBe('acb')
    expect(ids(step(photos, 'a', 'earlier'))).toBe('abc')
    expect(ids(step(photos, 'c', 'later'))).toBe('abc')
    expect(ids(step(photos, 'x', 'later'))).toBe('abc')
  })

  it('gives a dragged photo the place it is held over', () => {
    expect(ids(dropOver(photos, 'a', 'c'))).toBe('bca')
    expect(ids(dropOver(photos, 'c', 'a'))).toBe('cab')
    expect(ids(dropOver(photos, 'a', 'x'))).toBe('abc')
  })

  it('never loses or doubles a photo', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'x')
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(
          ids(dropOver(photos, one, other))
            .split('')
            .sort()
            .join(''),
        ).toBe('abc')
      }),
    )
  })
})

it('shows exactly the widths the portal makes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), (width) => {
      const { sources } = sourcesOf({ id: 'i', width, height: 1, thumbhash: '', alt: '' })
      const asked = [...(sources[0]?.srcSet ?? '').matchAll(/\/(\d+)\.avif/g)].map(([, w]) =>
        Number(w),
      )
      expect(asked).toEqual(photoWidths(width))
    }),
  )
})

describe('the order of what arrives', () => {
  const placed = (...ids: string[]) => ids.map((id) => ({ id }))
  const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id)

  // spec: 493
  it('is that in which it was chosen, whichever way it comes', () => {
    const chosen = ['a', 'b', 'c', 'd', 'e']
    const comings = fc.shuffledSubarray(chosen, { minLength: 5 })
    fc.assert(
      fc.property(comings, (coming) => {
        const photos = coming.reduce(
          (now, id) => placeArrived(now, { id }, chosen),
          placed('before', 'earlier'),
        )
        expect(idsOf(photos)).toEqual(['before', 'earlier', ...chosen])
      }),
    )
  })

  it('leaves alone what the person has put in another order meanwhile', () => {
    const chosen = ['a', 'b', 'c']
    const photos = placeArrived(placed('c', 'old', 'a'), { id: 'b' }, chosen)
    expect(idsOf(photos)).toEqual(['b', 'c', 'old', 'a'])
  })

  it('has the cover first', () => {
    expect(idsOf(toFront(placed('a', 'b', 'c'), 'c'))).toEqual(['c', 'a', 'b'])
    expect(idsOf(toFront(placed('a'), 'gone'))).toEqual(['a'])
  })
})
