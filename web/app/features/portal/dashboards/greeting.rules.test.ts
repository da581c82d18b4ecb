import { expect, it } from 'vitest'
import { greetingText } from './greeting.rules.ts'

/** Belém is three hours behind Greenwich. */
const at = (hour: number) => new Date(Date.UTC(2026, 6, 18, hour + 3))

it.each([
  [4, 'Boa noite, Rosângela'],
  [5, 'Bom dia, Rosângela'],
  [11, 'Bom dia, Rosângela'],
  [12, 'Boa tarde, Rosângela'],
  [17, 'Boa tarde, Rosângela'],
  [18, 'Boa noite, Rosângela'],
])('greets at %i in the city with "%s"', (hour, text) => {
  expect(greetingText(' Rosângela  Alves', at(hour))).toBe(text)
})

it('greets without a name where there is none', () => {
  expect(greetingText(null, at(9))).toBe('Bom dia')
  expect(greetingText('  ', at(9))).toBe('Bom dia')
})
