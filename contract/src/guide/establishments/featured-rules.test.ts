import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FEATURED_MOST, featuredInTurn } from './featured-rules.ts'

const page = (count: number) =>
  Array.from({ length: count + 3 }, (_, n) => ({ id: `b${n}`, is_featured: n < count }))
const marked = (count: number, day: number) =>
  featuredInTurn(page(count), day).flatMap(({ id, is_featured }) => (is_featured ? [id] : []))

// spec: 784
it('marks at most four of a page, and every one of them as often as the others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 24 }),
      fc.integer({ min: 0, max: 40_000 }),
      (count, day) => {
        const times = new Map<string, number>()
        for (let ahead = 0; ahead < count; ahead += 1) {
          const shown = marked(count, day + ahead)
          expect(shown).toHaveLength(Math.min(count, FEATURED_MOST))
          for (const id of shown) times.set(id, (times.get(id) ?? 0) + 1)
        }
        expect(new Set(times.values()).size).toBeLessThanOrEqual(1)
        expect(times.size).toBe(count)
      },
    ),
  )
})

it('says the same all day, and leaves the order of the list alone', () => {
  expect(marked(9, 20_652)).toEqual(marked(9, 20_652))
  expect(featuredInTurn(page(9), 20_652).map(({ id }) => id)).toEqual(page(9).map(({ id }) => id))
})
