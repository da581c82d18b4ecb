import { expect, it } from 'vitest'
import { birthDateText, placeText } from './profile-rows.rules.ts'

it('writes the place with what is known of it', () => {
  expect(placeText({ city: 'Salinópolis', state: 'PA' })).toBe('Salinópolis, PA')
  expect(placeText({ city: null, state: 'PA' })).toBe('PA')
  expect(placeText({ city: null, state: null })).toBeNull()
})

it('keeps a birthday on its day', () => {
  expect(birthDateText('1990-04-12')).toBe('12 de abril de 1990')
  expect(birthDateText('2000-01-01')).toBe('1 de janeiro de 2000')
  expect(birthDateText(null)).toBeNull()
})
