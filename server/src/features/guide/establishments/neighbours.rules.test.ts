import fc from 'fast-check'
import { expect, it } from 'vitest'
import { neighbourKinds } from './neighbours.rules.ts'

const KINDS = [
  ...['onde-comer', 'onde-ficar', 'bares-e-festas', 'passeios-e-lazer', 'compras', 'servicos'],
  ...['saude', 'imoveis', 'transporte', 'servicos-publicos'],
]

// spec: 451
it('shows no services beside a place to eat', () => {
  expect(neighbourKinds('onde-comer')).not.toContain('servicos')
})

it('shows of the kinds that no visitor looks for only its own', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.constantFrom(...KINDS.slice(4)), (here, other) => {
      expect(neighbourKinds(here).includes(other)).toBe(here === other)
    }),
  )
})

// spec: 451
it('always shows where to eat, drink, sleep and what to visit, once each', () => {
  for (const here of KINDS) {
    const kinds = neighbourKinds(here)
    expect(kinds).toEqual(expect.arrayContaining([here, ...KINDS.slice(0, 4)]))
    expect(new Set(kinds).size).toBe(kinds.length)
  }
})
