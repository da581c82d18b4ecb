import { describe, expect, it } from 'vitest'
import { cityMapFolder } from '../../../paths.ts'
import { readLandmarks } from './street-lines.ts'
import { checkedLandmarks, rampName, type SpotNear, wayInWords } from './way-in-words.rules.ts'

const place = { latitude: -0.6, longitude: -47.3 }
const ramp = (metres: number, name = '1º acesso da Praia do Atalaia'): SpotNear => ({
  name,
  kind: 'ramp',
  place,
  metres,
})
const square = (metres: number, name = 'Praça da Matriz'): SpotNear => ({
  name,
  kind: 'landmark',
  place,
  metres,
})

describe('the way in words', () => {
  // spec: 456
  it('names the nearest, and near it something of another kind', () => {
    expect(wayInWords([square(480), ramp(310)], null)).toBe(
      'A 300 m do 1º acesso da Praia do Atalaia, perto da Praça da Matriz.',
    )
    expect(wayInWords([square(480), square(310, 'Fonte do Caranã')], null)).toBe(
      'A 300 m da Fonte do Caranã.',
    )
  })

  it('says how far the centre is where nothing else is near, and nothing where nobody knows', () => {
    expect(wayInWords([square(4000)], 'A 4 km da Praça da Matriz, 8 min de carro.')).toBe(
      'A 4 km da Praça da Matriz, 8 min de carro.',
    )
    expect(wayInWords([], null)).toBeNull()
  })

  it('does not say of a place how far it is from itself', () => {
    expect(wayInWords([square(4), ramp(700)], null)).toBe(
      'A 700 m do 1º acesso da Praia do Atalaia.',
    )
  })

  it('names a ramp with its beach, once', () => {
    expect(rampName('1º acesso', 'Praia do Atalaia')).toBe('1º acesso da Praia do Atalaia')
    expect(rampName('Rampa do Maçarico', 'Praia do Maçarico')).toBe('Rampa do Maçarico')
  })

  it('goes by landmarks that more than one source knows', async () => {
    const spots = checkedLandmarks(await readLandmarks(cityMapFolder))
    expect(spots.map(({ name }) => name).toSorted()).toEqual(['Fonte do Caranã', 'Praça da Matriz'])
  })
})
