import { expect, it } from 'vitest'
import { addressOfLodging, splitStreet } from './address-suggestions.rules.ts'

// spec: 857
it('takes the number from behind a comma, and leaves the name of a street alone', () => {
  expect(splitStreet('Trav. São Pedro, 214')).toEqual({ street: 'Trav. São Pedro', number: '214' })
  expect(splitStreet('Rua do Farol, nº 51 b')).toEqual({ street: 'Rua do Farol', number: '51 b' })
  expect(splitStreet('Rua do Farol nº 51')).toEqual({ street: 'Rua do Farol', number: '51' })
  for (const name of ['Rua 15', 'Rua Dez de Novembro', 'Quadra 3, lote', ', 5']) {
    expect(splitStreet(name)).toBeNull()
  }
})

// spec: 857
it('fills in the address of a lodging, and its bairro where that is delivered to', () => {
  const address = { street: 'Avenida Atlântica', number: null, neighbourhood: 'Atalaia' }
  const lodging = { name: 'Pousada Brisa', address }
  const filled = { street: 'Avenida Atlântica', number: 's/n', complement: 'Pousada Brisa' }
  expect(addressOfLodging(lodging, [{ neighbourhood: 'Atalaia' }])).toEqual({
    ...filled,
    neighbourhood: 'Atalaia',
  })
  expect(addressOfLodging(lodging, [{ neighbourhood: 'Centro' }])).toEqual(filled)
  expect(addressOfLodging({ name: 'Pousada Brisa', address: null }, [])).toEqual({
    complement: 'Pousada Brisa',
  })
})
