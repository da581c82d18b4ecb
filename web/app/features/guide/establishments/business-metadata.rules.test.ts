import { expect, it } from 'vitest'
import { keywordsOf, summaryOf } from './business-metadata.rules.ts'
import { BUSINESS } from './fake-establishments.ts'

// spec: 451
it('sums a business up in its own words, on one line', () => {
  expect(summaryOf(BUSINESS.description)).toBe(
    'Peixe do dia assado na brasa. Às sextas tem carimbó.',
  )
})

it('says nothing where nothing was written', () => {
  for (const nothing of [null, '', ' \n ']) expect(summaryOf(nothing)).toBeNull()
})

it('cuts a long text between two words', () => {
  const summary = summaryOf('peixe '.repeat(60)) ?? ''
  expect(summary.length).toBeLessThanOrEqual(160)
  expect(summary).toMatch(/peixe…$/)
  expect(summaryOf('a'.repeat(500))?.length).toBe(160)
})

// spec: 451
it('names kind, specialties and place once each', () => {
  expect(
    keywordsOf({ ...BUSINESS, specialties: ['Caldeirada', 'Onde comer'] }, 'Salinópolis'),
  ).toEqual([
    'Maré Cheia Peixe na Brasa',
    'Onde comer',
    'Peixes e frutos do mar',
    'Caldeirada',
    'Maçarico',
    'Salinópolis',
  ])
})
