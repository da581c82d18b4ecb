import { ANSWER_RULE_IDS } from '@portal/contract/portal/search/answer.texts'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_ANSWER_WORDS } from './answer-words.texts.ts'
import { earFor, hear } from './question.rules.ts'

const SATURDAY = dayOfKnownDate('2026-07-18')
const EAR = earFor(
  [
    ...ANSWER_RULE_IDS.map((id) => ({ id, ...DEFAULT_ANSWER_WORDS[id] })),
    { id: 'kind:pousada', anywhere: ['Pousada'], alone: [] },
  ],
  [
    { name: 'Praia do Atalaia', key: 'beach:atalaia' },
    { name: 'Praia do Farol Velho', key: 'beach:farol-velho' },
    { name: 'Centro', key: 'bairro:Centro' },
  ],
)
const heard = (text: string) => hear(text, EAR, SATURDAY)
const ruleOf = (text: string) => heard(text).intent?.id ?? null

describe('what a question asks for', () => {
  // spec: 835
  it('is heard with slips, without accents and in half sentences', () => {
    expect(ruleOf('MARÉ HJ??')).toBe('tide')
    expect(ruleOf('farmasia aberta')).toBe('pharmacy')
    expect(ruleOf('caixa eletronco')).toBe('cash')
    expect(ruleOf('tel dos bombeiro')).toBe('rescue')
  })

  it('is no slip where the letters neither lie nor sound close', () => {
    expect(ruleOf('chaveiro')).toBeNull()
    expect(ruleOf('chuveiro')).toBe('toilets')
    expect(ruleOf('chuviiro')).toBe('toilets')
  })

  it('may ask for the price beside it', () => {
    expect(ruleOf('estacionamento atalaia preço')).toBe('parking')
    expect(ruleOf('quanto custa estacionar no atalaia')).toBe('parking')
  })

  it('is not what a name only contains', () => {
    expect(ruleOf('pousada maré mansa')).toBeNull()
    expect(ruleOf('restaurante carro de boi')).toBeNull()
    const mansa = hear('pousada maré mansa', EAR, SATURDAY, (word) => word === 'mansa')
    expect(mansa).toMatchObject({ intent: null, rest: ['mare', 'mansa'] })
  })

  it('is who helps before anything else', () => {
    expect(ruleOf('carro atolado na praia e a maré enchendo')).toBe('tow')
    expect(ruleOf('festa na praia, tem gente se afogando')).toBe('rescue')
  })

  // spec: 836
  it('has a day, an hour and a place', () => {
    expect(heard('mare domingo no atalaia')).toMatchObject({
      when: { day: SATURDAY + 1 },
      places: [{ key: 'beach:atalaia' }],
    })
    expect(heard('mare sabado').when.day).toBe(SATURDAY)
    expect(heard('mare depois de amanha').when.day).toBe(SATURDAY + 2)
    expect(heard('mare dia 3').when.day).toBe(dayOfKnownDate('2026-08-03'))
    expect(heard('festa 31 de dezembro').when.day).toBe(dayOfKnownDate('2026-12-31'))
    expect(heard('eventos julho 2027').when).toMatchObject({
      day: dayOfKnownDate('2027-07-01'),
      lastDay: dayOfKnownDate('2027-07-31'),
    })
    expect(heard('festa 31 de dezembro de 2028').when.day).toBe(dayOfKnownDate('2028-12-31'))
    expect(heard('eventos em janeiro').when).toMatchObject({
      day: dayOfKnownDate('2027-01-01'),
      lastDay: dayOfKnownDate('2027-01-31'),
    })
    expect(heard('festa fim de semana').when).toMatchObject({
      day: SATURDAY,
      lastDay: SATURDAY + 1,
    })
    expect(heard('lanche de madrugada').when.minute).toBe(26 * 60)
  })

  it('is a kind of place, where and with what', () => {
    expect(heard('restaurante perto da praia')).toMatchObject({
      kinds: ['kind:onde-comer'],
      filters: ['filter:near'],
      isBySand: true,
      rest: [],
    })
    expect(heard('cachorro quente').filters).toEqual([])
    expect(heard('pousada que aceita cachorro').filters).toEqual(['filter:pet'])
  })
})

// spec: 837
it('reads whatever is typed, and in bounded time', () => {
  const words = fc.constantFrom(
    'mare',
    'carro',
    'atalaia',
    'hj',
    'dia',
    '31',
    'fevereiro',
    '\0',
    '🦀',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
    fc.string({ minLength: 1, maxLength: 3 }).map((part) => part.repeat(3000)),
  )
  const began = performance.now()
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 60_000 }), (text, today) => {
      const { day, lastDay } = hear(text, EAR, today).when
      expect(day === null || lastDay === null || lastDay >= day).toBe(true)
    }),
    { numRuns: 400 },
  )
  // A hundred times what it takes on a quiet machine.
  expect((performance.now() - began) / 400).toBeLessThan(50)
})
