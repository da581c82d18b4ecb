import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Crop } from '@portal/contract/ground/media/media'
import sharp from 'sharp'
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg, photo } from '../../../test/photos.ts'
import { type Derivative, derivePhoto } from './derive-photo.ts'
import { PhotoRefused } from './inspect-photo.ts'

/** What is promised of a photo holds at every effort; this is the quickest. */
const AVIF_EFFORT = 0
let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-photos-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function derive(content: Buffer, part?: Crop) {
  count += 1
  const file = join(folder, String(count))
  await writeFile(file, content)
  const { thumbhash, derivatives } = await derivePhoto(file, AVIF_EFFORT, part)
  const made: Derivative[] = []
  for await (const derivative of derivatives) made.push(derivative)
  return { thumbhash, made, names: made.map(({ width, format }) => `${width}.${format}`) }
}
const plain = (size: { width: number; height: number }, channels: 3 | 4 = 3) =>
  sharp({ create: { ...size, channels, background: { r: 15, g: 91, b: 115, alpha: 0.5 } } })

describe('a large photo', () => {
  it('becomes ten files, each as wide as its name and of its format', async () => {
    const { made, names } = await derive(await jpeg({ width: 2000, height: 1500 }))
    expect(names).toEqual([
      '320.avif',
      '320.webp',
      '640.avif',
      '640.webp',
      '960.avif',
      '960.webp',
      '1600.avif',
      '1600.webp',
      '2000.avif',
      '2000.webp',
    ])
    for (const { width, format, content } of made) {
      const facts = await sharp(content).metadata()
      expect(facts).toMatchObject({ width, height: (width * 3) / 4, space: 'srgb' })
      expect(facts.format).toBe(format === 'avif' ? 'heif' : 'webp')
    }
  })
})

describe('a part of a photo', () => {
  it('is cut from the photo as it is seen, and is as wide as itself', async () => {
    const left = sharp({ create: { width: 400, height: 600, channels: 3, background: '#c8351f' } })
    const sideways = await left
      .extend({ right: 400, background: '#0f5b73' })
      .jpeg()
      .withMetadata({ orientation: 3 })
      .toBuffer()
    // Upside down, what was on the left is on the right.
    const part = { left: 420, top: 0, width: 360, height: 400 }
    const { names, made } = await derive(sideways, part)
    expect(names).toEqual(['320.avif', '320.webp', '360.avif', '360.webp'])
    const largest = sharp(made.at(-1)?.content)
    expect(await largest.metadata()).toMatchObject({ width: 360, height: 400 })
    const { dominant } = await largest.stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })
})

describe('a photo', () => {
  it('stands upright and says nothing of where, when and with what it was taken', async () => {
    const taken = await photo({ width: 600, height: 400 })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Câmera', Copyright: 'Rosa' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 37/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .toBuffer()
    const { made, names } = await derive(taken)
    expect(names).toEqual(['320.avif', '320.webp', '400.avif', '400.webp'])
    for (const { content, width } of made) {
      const { exif, icc, xmp, orientation, ...facts } = await sharp(content).metadata()
      expect({ exif, icc, xmp, orientation }).toEqual({})
      expect(facts).toMatchObject({ width, height: width * 1.5 })
    }
  })

  it('is never made larger', async () => {
    expect((await derive(await jpeg({ width: 7, height: 5 }))).names).toEqual(['7.avif', '7.webp'])
    expect((await derive(await jpeg({ width: 1, height: 1 }))).names).toEqual(['1.avif', '1.webp'])
  })

  it('has a placeholder of its colour and shape', async () => {
    const { thumbhash } = await derive(await plain({ width: 900, height: 600 }).png().toBuffer())
    const hash = Buffer.from(thumbhash, 'base64')
    const { r, g, b } = thumbHashToAverageRGBA(hash)
    expect([r, g, b].map((part) => Math.round(part * 255))).toEqual([
      expect.closeTo(15, -1),
      expect.closeTo(91, -1),
      expect.closeTo(115, -1),
    ])
    expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(1.5, 0)
    expect(hash.length).toBeLessThan(40)
  })

  it.each([
    ['in grey', () => photo().greyscale().jpeg().toBuffer()],
    ['for the printer', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['of sixteen bits', () => photo().toColourspace('rgb16').png().toBuffer()],
    ['in few colours', () => photo().png({ palette: true, colours: 8 }).toBuffer()],
    ['with glass in it', () => plain({ width: 800, height: 600 }, 4).png().toBuffer()],
  ])('%s becomes one like every other', async (_, make) => {
    const { made } = await derive(await make())
    expect(made).toHaveLength(6)
    for (const { content } of made) {
      expect(await sharp(content).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
    }
  })

  it('that is a long scroll still fits, under the names a page asks for', async () => {
    const { names, made } = await derive(
      await plain({ width: 400, height: 18_000 }).png().toBuffer(),
    )
    expect(names).toEqual(['320.avif', '320.webp', '400.avif', '400.webp'])
    expect(await sharp(made.at(-1)?.content).metadata()).toMatchObject({ height: 1600 })
  })

  it('that cannot be read is refused', async () => {
    await expect(derive(Buffer.from('isto não é uma foto'))).rejects.toThrow(PhotoRefused)
  })
})
