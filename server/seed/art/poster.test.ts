import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { paletteNames } from './palettes.ts'
import { drawPoster, type Poster } from './poster.ts'
import { posterKinds } from './scenes.ts'

const praia: Poster = { seed: 'praia-do-atalaia', kind: 'praia', palette: 'poente' }

const everyPoster = posterKinds.flatMap((kind) =>
  paletteNames.map((palette): Poster => ({ seed: 'salinas', kind, palette })),
)

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found)

describe('a poster', () => {
  it('is the same picture whenever the same seed, kind and palette are asked for', () => {
    for (const poster of everyPoster) expect(drawPoster(poster)).toBe(drawPoster(poster))
  })

  it('differs from every other kind and palette of the same seed', () => {
    expect(new Set(everyPoster.map(drawPoster)).size).toBe(everyPoster.length)
  })

  it('differs between seeds, so that two beaches do not share one picture', () => {
    for (const kind of posterKinds) {
      const first = drawPoster({ ...praia, kind, seed: 'primeira' })
      expect(drawPoster({ ...praia, kind, seed: 'segunda' })).not.toBe(first)
    }
  })

  it('renders in every kind and palette', async () => {
    const tones = everyPoster.map(async (poster) => {
      const svg = drawPoster({ ...poster, width: 72, height: 48 })
      return new Set(await sharp(Buffer.from(svg)).raw().toBuffer()).size
    })
    // A scene that failed to draw would be little more than one flat colour.
    expect(Math.min(...(await Promise.all(tones)))).toBeGreaterThan(60)
  })

  it('never writes a number or a colour that does not exist', () => {
    for (const poster of everyPoster) {
      expect(drawPoster(poster)).not.toMatch(/NaN|undefined|Infinity|null/)
    }
  })

  it('fills the picture when a portrait shape is asked for', () => {
    const svg = drawPoster({ ...praia, width: 600, height: 800 })
    expect(svg).toMatch(/^<svg [^>]*width="600" height="800"/)
    const [x = Number.NaN, y, width = Number.NaN, height] =
      /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
    expect([y, width, height]).toEqual([0, 600, 800])
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(1200)
  })

  it('keeps the height in proportion when only a width is given', () => {
    expect(drawPoster({ ...praia, width: 600 })).toMatch(/^<svg [^>]*width="600" height="400"/)
    expect(drawPoster({ seed: 'salinas', kind: 'hero', palette: 'diaclaro' })).toMatch(
      /^<svg [^>]*width="2400" height="1350"/,
    )
  })

  it('accepts only scenes that exist', () => {
    // @ts-expect-error a mountain is not a scene of this coast
    expect(() => drawPoster({ ...praia, kind: 'montanha' })).toThrow()
  })
})

describe('the ids inside a poster', () => {
  it('stay plain and unique whatever the seed contains', () => {
    for (const seed of ['Açaí "do" <Zé> & filhos', '', "d'água/#42", 'ção-😀']) {
      const ids = matches(drawPoster({ ...praia, seed }), / id="([^"]*)"/g)
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
    }
  })

  it('cover everything the drawing refers to', () => {
    for (const poster of everyPoster) {
      const svg = drawPoster(poster)
      const ids = new Set(matches(svg, / id="([^"]*)"/g))
      for (const reference of matches(svg, /url\(#([^)]*)\)/g)) expect(ids).toContain(reference)
    }
  })

  it('do not collide when two posters stand on one page', () => {
    const first = matches(drawPoster(praia), / id="([^"]*)"/g)
    const second = matches(drawPoster({ ...praia, seed: 'farol-velho' }), / id="([^"]*)"/g)
    expect(first.filter((id) => second.includes(id))).toEqual([])
  })
})
