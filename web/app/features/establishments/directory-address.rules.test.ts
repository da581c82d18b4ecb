import { describe, expect, it } from 'vitest'
import {
  carriedFields,
  directoryAddress,
  hasFilters,
  readDirectory,
  seenAs,
  toggleFlag,
  togglePrice,
  withoutFilters,
  withoutPlace,
} from './directory-address.rules.ts'

const read = (search: string) => readDirectory(new URLSearchParams(search))

describe('the address of the directory', () => {
  it('is read and written without loss', () => {
    const search =
      'busca=peixe+frito&categoria=onde-comer&bairro=Ma%C3%A7arico&preco=2&aberto=1&pet=1&ordem=distancia&lat=-0.614&lng=-47.356&ver=mapa'
    expect(directoryAddress(read(search))).toBe(`/guia-comercial?${search}`)
  })

  it.each([
    'preco=9',
    'preco=x',
    'aberto=sim',
    'ordem=caos',
    'lat=abc&lng=1',
    'lat=91&lng=0',
    'lat=&lng=',
    'busca=++',
    'ordem=distancia',
    'ordem=relevancia',
    'ver=lista',
  ])('is the plain one where %s says nothing', (search) => {
    expect(directoryAddress(read(search))).toBe('/guia-comercial')
  })
})

describe('a filter', () => {
  it('comes on and goes off, and leaves the others alone', () => {
    const on = toggleFlag(read('categoria=onde-comer'), 'aberto')
    expect(on).toBe('/guia-comercial?categoria=onde-comer&aberto=1')
    expect(toggleFlag(read(on.split('?')[1] ?? ''), 'aberto')).toBe(
      '/guia-comercial?categoria=onde-comer',
    )
  })

  it('begins at the first page again', () => {
    expect(toggleFlag(read('cursor=abc'), 'pet')).toBe('/guia-comercial?pet=1')
    expect(directoryAddress(read('pet=1'), { cursor: 'abc' })).toBe(
      '/guia-comercial?pet=1&cursor=abc',
    )
  })

  it('of price holds one range at a time', () => {
    expect(togglePrice(read('preco=1'), 2)).toBe('/guia-comercial?preco=2')
    expect(togglePrice(read('preco=2'), 2)).toBe('/guia-comercial')
  })
})

it('forgets the distance together with the place', () => {
  expect(withoutPlace(read('lat=-0.6&lng=-47.3&ordem=distancia&pet=1'))).toBe(
    '/guia-comercial?pet=1',
  )
  expect(withoutPlace(read('lat=-0.6&lng=-47.3&ordem=nome'))).toBe('/guia-comercial?ordem=nome')
})

it('takes all filters off but keeps what is looked for', () => {
  const state = read('busca=peixe&categoria=onde-comer&pet=1&preco=1&ordem=nome')
  expect(hasFilters(state)).toBe(true)
  expect(withoutFilters(state)).toBe('/guia-comercial?busca=peixe&categoria=onde-comer')
  expect(hasFilters(read('busca=peixe&ordem=nome'))).toBe(false)
})

it('hands a form what it does not hold itself, but for the page', () => {
  expect(carriedFields(read('busca=peixe&pet=1&bairro=Centro&cursor=a'), ['bairro'])).toEqual([
    ['busca', 'peixe'],
    ['pet', '1'],
  ])
})

describe('the map beside the list', () => {
  it('opens and closes on the same page of the same list', () => {
    const state = read('categoria=onde-comer&cursor=abc')
    expect(seenAs(state, 'mapa')).toBe('/guia-comercial?categoria=onde-comer&cursor=abc&ver=mapa')
    expect(seenAs(read('categoria=onde-comer&cursor=abc&ver=mapa'), undefined)).toBe(
      '/guia-comercial?categoria=onde-comer&cursor=abc',
    )
  })

  it('stays while one filters, and is no filter itself', () => {
    expect(toggleFlag(read('ver=mapa'), 'pet')).toBe('/guia-comercial?ver=mapa&pet=1')
    expect(withoutFilters(read('pet=1&ver=mapa'))).toBe('/guia-comercial?ver=mapa')
    expect(hasFilters(read('ver=mapa'))).toBe(false)
    expect(carriedFields(read('ver=mapa'), ['busca'])).toEqual([['ver', 'mapa']])
  })
})
