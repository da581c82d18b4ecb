import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DRAW_FALLBACKS,
  type DrawRule,
  deriveWinners,
  drawnNumber,
  luckyDigits,
  luckyText,
  mostPrizes,
  SERIES_COUNTS,
  SERIES_SIZE,
} from './draw-rules.ts'
import { readEntryList, writeEntryList } from './entry-list.ts'

const FEDERAL = ['27418', '63905', '08172', '51634', '94760']
const three: DrawRule = { seriesCount: 1, prizeCount: 3, fallback: 'above' }

describe('the rule with pencil and paper', () => {
  it('reads the columns downwards, the last one first', () => {
    expect([1, 2, 3, 4, 5].map((prize) => drawnNumber(FEDERAL, prize, 1))).toEqual([
      85240, 10736, 49167, 73814, 26059,
    ])
  })

  it('takes the series of a prize from the first digit of its line', () => {
    expect(drawnNumber(FEDERAL, 1, 10)).toBe(285240)
    expect(drawnNumber(FEDERAL, 2, 5)).toBe(110736)
    expect(() => drawnNumber(FEDERAL, 5, 10)).toThrow('no prize 5')
  })

  it('passes a number that nobody has on to the first one above', () => {
    const numbers = [10684, 10736, 10754, 49136, 49170, 85149, 85261, 85303]
    expect(
      deriveWinners(numbers, FEDERAL, three).map(({ winner }) => numbers[winner ?? -1]),
    ).toEqual([85261, 10736, 49170])
    const below = { ...three, fallback: 'below' } as const
    expect(
      deriveWinners(numbers, FEDERAL, below).map(({ winner }) => numbers[winner ?? -1]),
    ).toEqual([85149, 10736, 49136])
  })

  it('gives a number one prize, and none where there is no number left', () => {
    expect(deriveWinners([7], FEDERAL, three).map(({ winner }) => winner)).toEqual([0, null, null])
  })

  it('says numbers as people read and as the list writes them', () => {
    expect(luckyText(85261, 1)).toBe('85.261')
    expect(luckyText(7, 1)).toBe('00.007')
    expect(luckyText(300007, 10)).toBe('3.00.007')
    expect(luckyDigits(300007, 10)).toBe('300007')
  })
})

/** Asks every number how far it is from what was drawn, over and over: slow, and written another way. */
function slowly(numbers: readonly number[], lines: readonly string[], rule: DrawRule) {
  const left = new Map(numbers.map((number, place) => [number, place]))
  return Array.from({ length: rule.prizeCount }, (_, index) => {
    const digits = lines.map((line) => [...line].reverse()[index]).join('')
    const series = Number([...(lines[index] ?? '')][0]) % rule.seriesCount
    const farness = (number: number) => {
      const sign = rule.fallback === 'above' ? 1 : -1
      const round = (distance: number, size: number) => (((sign * distance) % size) + size) % size
      const away = round(Math.floor(number / SERIES_SIZE) - series, rule.seriesCount)
      const inside = away === 0 ? (number % SERIES_SIZE) - Number(digits) : number % SERIES_SIZE
      const first = away === 0 || sign === 1 ? 0 : SERIES_SIZE - 1
      return away * SERIES_SIZE + round(inside - first, SERIES_SIZE)
    }
    let best: number | null = null
    for (const number of left.keys()) {
      if (best === null || farness(number) < farness(best)) best = number
    }
    const winner = best === null ? null : (left.get(best) ?? null)
    if (best !== null) left.delete(best)
    return { prize: index + 1, drawn: series * SERIES_SIZE + Number(digits), winner }
  })
}

const line = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'))
const draw = fc
  .constantFrom(...SERIES_COUNTS)
  .chain((seriesCount) =>
    fc.record({
      seriesCount: fc.constant(seriesCount),
      prizeCount: fc.integer({ min: 1, max: mostPrizes(seriesCount) }),
      fallback: fc.constantFrom(...DRAW_FALLBACKS),
      lines: fc.array(line, { minLength: 5, maxLength: 5 }),
      seed: fc.uniqueArray(fc.integer({ min: 0, max: seriesCount * SERIES_SIZE - 1 }), {
        maxLength: 60,
      }),
    }),
  )
  // Neighbours of what is drawn, so that hits, ties and ends of a series come up.
  .chain((one) =>
    fc
      .uniqueArray(
        fc.tuple(fc.integer({ min: 1, max: one.prizeCount }), fc.integer({ min: -2, max: 2 })),
        { maxLength: 8 },
      )
      .map((near) => {
        const all = one.seriesCount * SERIES_SIZE
        const close = near.map(
          ([prize, by]) => (drawnNumber(one.lines, prize, one.seriesCount) + by + all) % all,
        )
        const numbers = [...new Set([...one.seed, ...close])].sort((a, b) => a - b)
        return { ...one, numbers }
      }),
  )

describe('the winners', () => {
  // spec: 306
  it('are those of a slow reference, with every fallback and count of series', () => {
    fc.assert(
      fc.property(draw, ({ numbers, lines, ...rule }) => {
        expect(deriveWinners(numbers, lines, rule)).toEqual(slowly(numbers, lines, rule))
      }),
      { numRuns: 2000 },
    )
  })

  it('are as many as there are prizes or numbers, each number once', () => {
    fc.assert(
      fc.property(draw, ({ numbers, lines, ...rule }) => {
        const winners = deriveWinners(numbers, lines, rule).flatMap(({ winner }) => winner ?? [])
        expect(winners).toHaveLength(Math.min(rule.prizeCount, numbers.length))
        expect(new Set(winners).size).toBe(winners.length)
      }),
    )
  })

  it('may be any number of any series: each digit hits each series equally often', () => {
    for (const seriesCount of SERIES_COUNTS) {
      const hits = Array.from({ length: seriesCount }, () => 0)
      for (let digit = 0; digit < 10; digit += 1) {
        const lines = [`${digit}0000`, '00000', '00000', '00000', '00000']
        const series = Math.floor(drawnNumber(lines, 1, seriesCount) / SERIES_SIZE)
        hits[series] = (hits[series] ?? 0) + 1
      }
      expect(new Set(hits).size).toBe(1)
    }
  })
})

describe('the published list', () => {
  const head = {
    ...three,
    drawNumber: 11,
    certificate: 'SPA/MF 04.041827/2026',
    closedAt: '2026-07-14T18:00:00-03:00',
    participants: 2,
  }

  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(draw, async ({ numbers, lines: _lines, seed: _seed, ...rule }) => {
        const entries = numbers.map((number) => ({ number, participant: 'V9KA4' }))
        const list = await readEntryList(writeEntryList({ ...head, ...rule }, entries))
        expect([...list.numbers]).toEqual(numbers)
        expect(list.rule).toEqual(rule)
        expect(list.participants.every((code) => code === 'V9KA4')).toBe(true)
      }),
    )
  })

  it.each([
    ['cut short', (text: string) => text.slice(0, -1)],
    ['with a number twice', (text: string) => text.replace('00002;', '00001;')],
    ['with a strange line', (text: string) => text.replace('00002;', '2;')],
    ['of another rule', (text: string) => text.replace('federal-colunas-1', 'outra')],
  ])('is not read when it is %s', async (_, change) => {
    const entries = [1, 2, 3].map((number) => ({ number, participant: 'V9KA4' }))
    await expect(readEntryList(change(writeEntryList(head, entries)))).rejects.toThrow(/list/)
  })

  it('lets the page breathe while a long one is read', async () => {
    const entries = Array.from({ length: 20_000 }, (_, number) => ({
      number,
      participant: 'V9KA4',
    }))
    let breaths = 0
    await readEntryList(writeEntryList(head, entries), async () => {
      breaths += 1
    })
    expect(breaths).toBe(4)
  })
})
