import { expect, it } from 'vitest'
import { corrections, doubted, type LookedUp } from './spelling.rules.ts'

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

it.each([
  ['amanha', 'manha'],
  ['cama', 'casa'],
])('does not doubt %s, however common %s is', (typed, common) => {
  expect(doubted(rare(typed, common))).toBeNull()
})

it.each([
  ['jogo', 'fogo'],
  ['multa', 'muita'],
])('does not take %s for %s', (typed, common) => {
  expect(corrections({ ...rare(typed, common), documents: null })).toEqual([])
})
