import { describe, expect, it } from 'vitest'
import { filterCount, propertiesAddress, readProperties } from './property-address.rules.ts'

const read = (text: string) => readProperties(new URLSearchParams(text))

describe('the address of a list of properties', () => {
  it('holds all that was chosen, and nothing that says nothing', () => {
    const state = read('negocio=venda&tipo=casa&ate=700.000&quartos=3&bairro=Atalaia&ver=mapa')
    expect(state).toEqual({
      ...{ negocio: 'venda', tipo: 'casa', ate: 700_000, quartos: 3, bairro: 'Atalaia' },
      ver: 'mapa',
    })
    expect(filterCount(state)).toBe(4)
    expect(read('negocio=doacao&tipo=castelo&de=abc&quartos=-1&ordem=recentes&pagina=0')).toEqual({
      quartos: 1,
    })
  })

  it('begins at the first page again when something else changes', () => {
    const state = read('negocio=venda&pagina=3')
    expect(propertiesAddress('corvina', state, { tipo: 'casa' })).toBe(
      '/imoveis/corvina?negocio=venda&tipo=casa',
    )
    expect(propertiesAddress('corvina', state, { pagina: 2 })).toBe(
      '/imoveis/corvina?negocio=venda&pagina=2',
    )
    expect(propertiesAddress('corvina', {}, { pagina: 1 })).toBe('/imoveis/corvina')
  })
})
