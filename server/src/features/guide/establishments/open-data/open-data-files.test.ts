import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { OpenRow } from './open-data.rules.ts'
import { EXPORT_BATCH, guideCsv, guideGeoJson } from './open-data-files.ts'

const about = {
  siteName: 'Guia',
  origin: 'http://portal.test',
  page: 'http://portal.test/dados-abertos',
  changedAt: new Date('2026-07-18T14:48:00Z'),
}
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A guide of so many listings that are made as they are asked for. */
function guideOf(size: number) {
  const seen = { batches: 0 }
  const row = (n: number) =>
    ({
      id: idOf(n),
      slug: `lugar-${n}`,
      name: `Lugar ${n}`,
      plan: 'atalaia',
      category_name: 'Onde comer',
      hours: null,
      phone: null,
      latitude: -0.6,
      longitude: -47.3,
      rating_sum: 0,
      rating_count: 0,
      payment_methods: [],
      amenities: [],
      verified_at: null,
      updated_at: about.changedAt,
    }) as unknown as OpenRow
  return {
    seen,
    async listAfter(after: string | null, limit: number) {
      seen.batches += 1
      const first = after === null ? 0 : Number(after.slice(-12)) + 1
      const length = Math.max(0, Math.min(limit, size - first))
      return Array.from({ length }, (_, place) => row(first + place))
    },
  }
}

describe('a file of a hundred thousand listings', () => {
  it('is read no further than somebody takes it', async () => {
    const guide = guideOf(100_000)
    const file = Readable.from(guideGeoJson(guide, about))
    await new Promise((resolve) => file.once('readable', resolve))
    for (let piece = 0; piece < 3; piece += 1) file.read()
    await new Promise((resolve) => setImmediate(resolve))
    expect(guide.seen.batches).toBeLessThanOrEqual(6)
    file.destroy()
  })

  it('is never in memory: no piece holds more than a batch', async () => {
    const guide = guideOf(100_000)
    let [longest, lines] = [0, 0]
    for await (const piece of guideCsv(guide, about)) {
      longest = Math.max(longest, piece.length)
      lines += piece.split('\r\n').length - 1
    }
    expect(lines).toBe(100_001)
    expect(guide.seen.batches).toBe(100_000 / EXPORT_BATCH + 1)
    expect(longest).toBeLessThan(EXPORT_BATCH * 400)
  })
})

describe('a file of the guide', () => {
  it.each([0, 1, EXPORT_BATCH, EXPORT_BATCH + 1])('of %i listings is whole', async (size) => {
    let text = ''
    for await (const piece of guideGeoJson(guideOf(size), about)) text += piece
    const file = JSON.parse(text) as { features: { id: string }[]; total: number }
    expect(file.total).toBe(size)
    expect(new Set(file.features.map(({ id }) => id)).size).toBe(size)
  })
})
