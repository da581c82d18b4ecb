import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byQuality, type Title, TitleSet } from './title-set.ts'

const NOW = new Date('2026-07-18T15:00:00Z')
const EARLIER = new Date('2026-07-18T14:00:00Z')
const LATER = new Date('2026-07-18T16:00:00Z')
const MOST = 5

const word = fc.constantFrom('pousada', 'bar', 'mar', 'sol', 'lua')
const title = fc.record({
  id: fc.constantFrom(...Array.from({ length: 30 }, (_, n) => `id-${String(n).padStart(2, '0')}`)),
  words: fc.uniqueArray(word, { minLength: 1 }),
  quality: fc.constantFrom(0.1, 0.2, 0.3),
  from: fc.constantFrom(null, null, EARLIER, LATER),
  until: fc.constantFrom(null, null, EARLIER, LATER),
})
const titleOf = (some: Partial<Title> & Pick<Title, 'id' | 'words'>): Title => ({
  ...{
    kind: 'establishment',
    label: '',
    path: `/guia/${some.id}`,
    quality: 0,
    from: null,
    until: null,
  },
  title: some.words.join(' '),
  folded: some.words.join(' '),
  ...some,
})
const titles = fc
  .uniqueArray(title, { selector: ({ id }) => id, maxLength: 30 })
  .map((all) => all.map(titleOf))

/** Everything that fits, put in order, and cut. */
const plainly = (all: readonly Title[], wanted: readonly (readonly string[])[]) =>
  all
    .filter(({ words }) => wanted.every((any) => any.some((one) => words.includes(one))))
    .filter(({ from, until }) => (!from || from <= NOW) && (!until || until > NOW))
    .toSorted(byQuality)
    .slice(0, MOST)

describe('titles in memory', () => {
  // spec: 409
  it('are found as if each were looked at, also after any changes', () => {
    fc.assert(
      fc.property(
        titles,
        fc.array(fc.record({ gone: fc.array(title), added: titles }), { maxLength: 6 }),
        fc.array(fc.uniqueArray(word, { minLength: 1 }), { minLength: 1, maxLength: 3 }),
        (first, changes, wanted) => {
          const set = new TitleSet(first)
          const all = new Map(first.map((one) => [one.id, one]))
          for (const { gone, added } of changes) {
            const ids = [...gone, ...added].map(({ id }) => id)
            set.replace(ids, added)
            for (const id of ids) all.delete(id)
            for (const one of added) all.set(one.id, one)
            expect(set.size).toBe(all.size)
          }
          const found = set.find(wanted, NOW, MOST)
          expect(found).toEqual(plainly([...all.values()], wanted))
        },
      ),
    )
  })

  it('of nothing are nothing', () => {
    expect(new TitleSet([]).find([['bar']], NOW, MOST)).toEqual([])
  })
})
