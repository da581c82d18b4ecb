import { expect, it } from 'vitest'
import { withoutPersonalData } from './personal-data.rules.ts'

it.each([
  ['an e-mail', 'falhou para maria.silva+1@exemplo.com.br hoje', 'falhou para [e-mail] hoje'],
  ['a phone', 'ligue (91) 99253-6072', 'ligue [telefone]'],
  ['a phone in digits', 'de 91992536072', 'de [telefone]'],
  ['a CPF', 'cpf 123.456.789-09', 'cpf [documento]'],
  ['a search', 'GET /buscar?q=maria falhou', 'GET /buscar falhou'],
])('leaves %s out of what is told', (_, text, noted) => {
  expect(withoutPersonalData(text)).toBe(noted)
})
