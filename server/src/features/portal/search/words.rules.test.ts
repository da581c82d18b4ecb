import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedWords, isLittle, slips } from './words.rules.ts'

describe('words', () => {
  it('are folded as people type them', () => {
    expect(foldedWords('Açaí do Seu Zé — 2ª edição!')).toEqual([
      'acai',
      'do',
      'seu',
      'ze',
      '2',
      'edicao',
    ])
  })

  it('that only build a question are little', () => {
    expect(['onde', 'tem', 'para', 'egua', 'bora'].every(isLittle)).toBe(true)
    expect(['comer', 'praia', 'ficar'].some(isLittle)).toBe(false)
  })
})

describe('slips', () => {
  it.each([
    ['pousada', 'pousada', 0],
    ['pousda', 'pousada', 1],
    ['pousadaa', 'pousada', 1],
    ['pousafa', 'pousada', 1],
    ['puosada', 'pousada', 1],
    ['', 'mar', 3],
  ])('between %s and %s: %i', (one, other, count) => {
    expect(slips(one, other)).toBe(count)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

  it('are the same both ways and none only between equals', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slips(one, other)).toBe(slips(other, one))
        expect(slips(one, other) === 0).toBe(one === other)
        expect(slips(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})
