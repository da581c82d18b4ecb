import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findWords } from './transcript-search.rules.ts'

const found = (text: string, wanted: string) =>
  findWords(text, wanted)
    .filter(({ isFound }) => isFound)
    .map(({ words }) => words)

it('finds words whatever their accents and capitals', () => {
  expect(found('A maré de Salinópolis. A MARE!', 'maré')).toEqual(['maré', 'MARE'])
  expect(found('Salinópolis', 'salinopolis')).toEqual(['Salinópolis'])
  expect(found('A maré', 'onda')).toEqual([])
})

it('looks for nothing with a single letter', () => {
  expect(findWords('Areia', 'a')).toEqual([{ words: 'Areia', isFound: false }])
})

it('never loses or changes a letter of the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (text, wanted) => {
        expect(
          findWords(text, wanted)
            .map(({ words }) => words)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})
