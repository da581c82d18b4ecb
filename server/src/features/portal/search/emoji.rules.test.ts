import { expect, it } from 'vitest'
import { inWords } from './emoji.rules.ts'
import { foldedWords } from './words.rules.ts'

it.each([
  ['🦀', ['caranguejo']],
  ['🏖️ tranquila', ['praia', 'tranquila']],
  ['pizza 🍕🍕', ['pizza', 'pizza', 'pizza']],
  ['🪐 peixe 100%', ['peixe', '100']],
  ['sem figura nenhuma', ['sem', 'figura', 'nenhuma']],
])('%s is read as %j', (typed, words) => {
  expect(foldedWords(inWords(typed))).toEqual(words)
})
