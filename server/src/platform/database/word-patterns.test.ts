import { expect, it } from 'vitest'
import { wordPatterns } from './word-patterns.ts'

it('is every word of a search, once', () => {
  expect(wordPatterns('  maria   silva maria ')).toEqual(['%maria%', '%silva%'])
  expect(wordPatterns('')).toEqual([])
  expect(wordPatterns(undefined)).toEqual([])
})

it('takes the signs of a pattern for themselves', () => {
  expect(wordPatterns('100%_\\')).toEqual(['%100\\%\\_\\\\%'])
})
