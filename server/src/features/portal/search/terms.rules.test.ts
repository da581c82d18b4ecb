import { expect, it } from 'vitest'
import { countedTerm } from './terms.rules.ts'

it.each([
  ['  Açaí  NA Tigela ', 'acai na tigela'],
  ['24 horas', '24 horas'],
  ['pousada 2026', 'pousada 2026'],
])('counts %j as %j', (text, term) => {
  expect(countedTerm(text)).toBe(term)
})

it.each([
  'maria.silva@exemplo.com',
  'meu email é maria arroba @gmail',
  '(91) 98888-7777',
  '529.982.247-25',
  '68721-000',
  'https://exemplo.com/perfil',
  'www.exemplo.com.br',
  'a',
  '',
  '!!!',
  'uma pergunta tão comprida que já conta a vida de alguém em particular aqui',
])('counts nothing of %j', (text) => {
  expect(countedTerm(text)).toBeNull()
})
