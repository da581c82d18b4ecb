import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VISIT_KINDS } from '../analytics/visit-kinds.ts'
import { bestMoment, contactsOf, funnelOf, type KindFigure, quietPoster } from './figures.ts'
import { shareText, shortDayText, signedText } from './insight.texts.ts'
import {
  contactsSentence,
  differenceText,
  monthSentences,
  pageSentences,
  plainText,
  type ToldFigures,
  twoHours,
  visitsSentence,
  weekSentences,
} from './sentences.ts'

const KINDS: KindFigure[] = [
  { kind: 'listed', now: 18_240, before: 17_000 },
  { kind: 'view', now: 4312, before: 3956 },
  { kind: 'menu', now: 2106, before: 1926 },
  { kind: 'whatsapp', now: 231, before: 176 },
  { kind: 'call', now: 49, before: 61 },
  { kind: 'route', now: 168, before: 159 },
]
const FIGURES: ToldFigures = {
  kinds: KINDS,
  sources: [
    { source: 'search', visits: 1983 },
    { source: 'poster', visits: 12 },
  ],
  hours: [
    { weekday: 6, hour: 18, visits: 198 },
    { weekday: 0, hour: 12, visits: 174 },
  ],
  words: [{ word: 'peixe', visits: 41 }],
  reviews: { count: 3, before: 1, mean: 4.666 },
  redeemed: { now: 31, before: 23 },
}
const NOTHING: ToldFigures = {
  kinds: [],
  sources: [],
  hours: [],
  words: [],
  reviews: { count: 0, before: 0, mean: null },
  redeemed: { now: 0, before: 0 },
}
const kindFigures = fc.uniqueArray(
  fc.record({ kind: fc.constantFrom(...VISIT_KINDS), now: fc.nat(50_000), before: fc.nat(50_000) }),
  { selector: ({ kind }) => kind },
)

describe('a difference', () => {
  it.each([
    [222, 199, '23 a mais'],
    [1073, 1034, '39 a mais'],
    [4312, 3956, '9% a mais'],
    [49, 61, '12 a menos'],
    [800, 1000, '20% a menos'],
    [5, 5, 'o mesmo que antes'],
    [900, 0, '900 a mais'],
    [2000, 5, '400 vezes o de antes'],
    [1_000_100, 1_000_000, 'quase o mesmo que antes'],
  ])('from %i against %i is %s', (now, before, text) => {
    expect(differenceText({ now, before })).toBe(text)
  })

  it('is absolute below a hundred, and says which way it went', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (now, before) => {
        const text = differenceText({ now, before })
        if (now !== before && Math.abs(now - before) < 100) {
          expect(text).toBe(`${Math.abs(now - before)} ${now > before ? 'a mais' : 'a menos'}`)
        }
        expect(text).not.toMatch(/NaN|Infinity|undefined/)
      }),
    )
  })
})

describe('the sentences of a page', () => {
  it('say the figures in words', () => {
    expect(pageSentences(FIGURES).map(plainText)).toEqual([
      '4.312 visitas à sua página, 9% a mais.',
      '448 contatos: chamaram, pediram, ligaram ou traçaram a rota. De cada 100 visitas, 10 viram contato.',
      'O WhatsApp cresceu de 176 para 231. As ligações caíram de 61 para 49.',
      'Seu melhor momento é sábado, das 18h às 20h. O QR quase não é lido: 12 vezes.',
      'Na busca, mais gente chegou por “peixe”.',
      '3 avaliações novas, média 4,7. 31 cupons usados, 8 a mais.',
    ])
  })

  it('say nothing of what there is nothing to say of', () => {
    expect(pageSentences(NOTHING).map(plainText)).toEqual([
      '0 visitas à sua página; antes, nenhuma.',
    ])
  })

  it('never speak of people over several days: those are visits', () => {
    fc.assert(
      fc.property(kindFigures, (kinds) => {
        const said = [
          ...pageSentences({ ...FIGURES, kinds }),
          ...monthSentences({ ...FIGURES, kinds }, 'setembro'),
        ].map(plainText)
        for (const sentence of said) {
          expect(sentence).not.toMatch(/pessoa|NaN|undefined|null/)
          expect(sentence).toMatch(/^[A-ZÀ-Ú0-9].*\.$/)
        }
      }),
    )
  })

  it('of a week speak of people on its best day only', () => {
    const days = [
      { day: '2026-08-08', now: 52 },
      { day: '2026-08-09', now: 58 },
    ]
    expect(weekSentences(KINDS, days).map(plainText)).toEqual([
      '4.312 visitas à sua página, 9% a mais que na semana anterior até esta hora.',
      'Chamaram no WhatsApp 231 vezes (55 a mais), pediram a rota 168 vezes (9 a mais) e ligaram 49 vezes (12 a menos).',
      'Domingo foi o melhor dia, com 58 pessoas.',
    ])
  })

  it('of a month name the one before it', () => {
    expect(plainText(monthSentences(FIGURES, 'setembro')[0] ?? [])).toBe(
      '4.312 visitas à sua página, 9% a mais que em setembro.',
    )
    expect(plainText(visitsSentence({ now: 1, before: 0 }))).toBe(
      '1 visita à sua página; antes, nenhuma.',
    )
    const than = ' que em setembro'
    expect(plainText(visitsSentence({ now: 8, before: 8 }, than))).toBe(
      '8 visitas à sua página, o mesmo que em setembro.',
    )
    expect(plainText(visitsSentence({ now: 900, before: 9 }, than))).toBe(
      '900 visitas à sua página, 100 vezes o de antes.',
    )
    expect(contactsSentence([])).toBeNull()
    const once = contactsSentence([{ kind: 'whatsapp', now: 12, before: 9 }])
    expect(plainText(once ?? [])).toBe('Chamaram no WhatsApp 12 vezes, 3 a mais.')
  })
})

describe('the funnel', () => {
  it('compares each step with the one before it, and contacts with pages opened', () => {
    expect(funnelOf(KINDS)).toEqual([
      { step: 'listed', count: 18_240, ofStepBefore: null },
      { step: 'view', count: 4312, ofStepBefore: 24 },
      { step: 'menu', count: 2106, ofStepBefore: 49 },
      { step: 'contact', count: 448, ofStepBefore: 10 },
    ])
  })

  it('has no step of a menu that nobody opened', () => {
    fc.assert(
      fc.property(kindFigures, (kinds) => {
        const steps = funnelOf(kinds)
        expect(steps.map(({ step }) => step)).toContain('contact')
        const menu = kinds.find(({ kind }) => kind === 'menu')?.now ?? 0
        expect(steps.some(({ step }) => step === 'menu')).toBe(menu > 0)
        expect(steps.at(-1)?.count).toBe(contactsOf(kinds).now)
      }),
    )
  })
})

describe('the best moment', () => {
  it('is not told of a handful of visits', () => {
    expect(bestMoment([{ weekday: 1, hour: 8, visits: 19 }])).toBeNull()
    expect(bestMoment([{ weekday: 1, hour: 8, visits: 20 }])?.hour).toBe(8)
  })

  it('is the one that no other beats', () => {
    const hours = fc.array(
      fc.record({
        weekday: fc.integer({ min: 0, max: 6 }),
        hour: fc.integer({ min: 0, max: 11 }).map((two) => two * 2),
        visits: fc.nat(300),
      }),
    )
    fc.assert(
      fc.property(hours, (all) => {
        const best = bestMoment(all)
        if (best) for (const { visits } of all) expect(visits).toBeLessThanOrEqual(best.visits)
      }),
    )
  })

  it('is said with its two hours, also around midnight', () => {
    expect(twoHours(18)).toBe('das 18h às 20h')
    expect(twoHours(22)).toBe('das 22h à 0h')
    expect(twoHours(0)).toBe('da 0h às 2h')
  })
})

it('says of a poster that it is hardly read only where many came', () => {
  expect(quietPoster([{ source: 'poster', visits: 1 }])).toBeNull()
  expect(quietPoster(FIGURES.sources)).toBe(12)
})

it('writes shares, signs and days as they are read', () => {
  expect(shareText(12, 4312)).toBe('menos de 1%')
  expect(shareText(0, 10)).toBe('0%')
  expect(signedText(-12)).toBe('−12')
  expect(signedText(180)).toBe('+180')
  expect(shortDayText('2026-08-01')).toBe('1º de ago.')
})
