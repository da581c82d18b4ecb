import { expect, it } from 'vitest'
import { creditText } from './credit.texts.ts'

it('calls a picture a photo where its credit is only a name', () => {
  expect(creditText('Ana Souza')).toBe('Foto: Ana Souza')
  expect(creditText('Artesãos da Orla')).toBe('Foto: Artesãos da Orla')
  expect(creditText('Fotógrafos de Salinas')).toBe('Foto: Fotógrafos de Salinas')
})

it('never calls an illustration a photo', () => {
  expect(creditText('ilustração do portal')).toBe('Ilustração do portal')
  expect(creditText('Ilustração: Lia Maresia')).toBe('Ilustração: Lia Maresia')
  expect(creditText('arte de Bento')).toBe('Arte de Bento')
})

it('does not say twice that a photo is one', () => {
  expect(creditText('Foto: Ana')).toBe('Foto: Ana')
  expect(creditText('divulgação')).toBe('Divulgação')
})
