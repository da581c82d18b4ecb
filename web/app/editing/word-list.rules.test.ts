import { expect, it } from 'vitest'
import { termsOf, termsText } from './word-list.rules.ts'

it.each([
  ['rango, comida,  bóia', ['rango', 'comida', 'bóia']],
  ['grana  curta;barato\nbarato,', ['grana curta', 'barato']],
  [' , ', []],
])('reads %j as %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

it('writes them so that they are read back', () => {
  expect(termsOf(termsText(['frutos do mar', 'marisco']))).toEqual(['frutos do mar', 'marisco'])
})
