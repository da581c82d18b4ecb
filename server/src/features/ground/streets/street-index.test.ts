import { beforeAll, describe, expect, it } from 'vitest'
import { cityMapFolder } from '../../../paths.ts'
import { metresBetween } from './plane.rules.ts'
import { findStreets, indexStreets, nearestPoint, type Street } from './street-index.ts'
import { readStreetLines } from './street-lines.ts'
import { streetKey } from './street-names.rules.ts'

let streets: Street[]
beforeAll(async () => {
  streets = indexStreets(await readStreetLines(cityMapFolder))
})
const names = (text: string, isTyping = false) => [
  ...new Set(findStreets(streets, text, isTyping).map(({ name }) => name)),
]

describe('a street', () => {
  // spec: 457
  it.each([
    'Avenida Atlântica',
    'av atlantica',
    'Av. Atlântica',
    'av. atlantca',
    'AVENIDA ATLANTICA',
    'atlantica',
  ])('is found by "%s"', (text) => {
    expect(names(text)).toEqual(['Avenida Atlântica'])
  })

  it.each([
    ['r. dr. porto de oliveira', 'Rua Doutor Porto de Oliveira'],
    ['tv. rui barbosa', 'Travessa Rui Barbosa'],
    ['trav padre franco', 'Travessa Padre Franco'],
    ['rod. pa 440', 'Rodovia PA-440'],
    ['av pres getulio vargas', 'Avenida Presidente Getúlio Vargas'],
    ['rua joão pessoa', 'Rua João Pessoa'],
  ])('is found as people shorten it: "%s"', (text, name) => {
    expect(names(text)).toContain(name)
  })

  it('is found while its name is typed, a part of it after "rua"', () => {
    expect(names('av atl', true)).toEqual(['Avenida Atlântica'])
    expect(names('rua jo', true)).toContain('Rua João Pessoa')
    expect(names('rua jo')).toEqual([])
  })

  it('is not meant by a word that is only a part of its name, nor by "rua" alone', () => {
    for (const text of ['santa', 'pousada', 'rua', 'av', 'praia', 'a', '', '???']) {
      expect(names(text)).toEqual([])
    }
    expect(names('santa', true)).toEqual(['Travessa Santarém'])
  })

  it('is one street, whatever pieces and spellings the map has of it', () => {
    for (const name of ['avenida liberdade', 'av. presidente getúlio vargas']) {
      const [street, ...others] = findStreets(streets, name, false)
      expect(others).toEqual([])
      expect(street?.lines.length).toBeGreaterThan(1)
    }
  })

  it('is two where two parts of the town have the same name', () => {
    expect(findStreets(streets, 'rua b', false).length).toBeGreaterThan(2)
  })

  it('has its middle on itself, and a point next to any place', () => {
    for (const street of streets) {
      expect(metresBetween(street.middle, nearestPoint(street, street.middle))).toBeLessThan(1)
    }
  })
})

it('knows an address by its street, however it is written', () => {
  expect(streetKey('Av. Atlântica')).toBe(streetKey('avenida  ATLANTICA'))
  expect(streetKey('R. São Pedro')).not.toBe(streetKey('Tv. São Pedro'))
})
