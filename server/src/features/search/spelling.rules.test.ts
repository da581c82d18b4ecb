import { expect, it } from 'vitest'
import { doubted, type LookedUp } from './spelling.rules.ts'

const rare = (word: string, common: string): LookedUp => ({
  word,
  single: word,
  lexeme: `'${word}'`,
  documents: 1,
  shown: word,
  longer: [],
  alike: [{ word: common, shown: common, lexeme: `'${common}'`, documents: 40, sounds: false }],
  halves: null,
})

it('doubts a word hardly anybody uses where a far more common one is a slip away', () => {
  expect(doubted(rare('pousda', 'pousada'))?.word).toBe('pousada')
})

it.each([
  ['show', 'shows'],
  ['shows', 'show'],
])('never asks whether %s was meant to be %s', (typed, common) => {
  expect(doubted(rare(typed, common))).toBeNull()
})
