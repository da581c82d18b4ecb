import { describe, expect, it } from 'vitest'
import {
  carriedFields,
  directoryAddress,
  filterCount,
  isPlaceHash,
  MOST_PAGES,
  moreAddress,
  readDirectory,
  seenAs,
  toggleFlag,
  togglePrice,
  widerSearches,
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
  expect(filterCount(state)).toBe(2)
  expect(withoutFilters(state)).toBe('/guia-comercial?busca=peixe&categoria=onde-comer')
  expect(filterCount(read('busca=peixe&ordem=nome'))).toBe(0)
})

it('hands a form what it does not hold itself, but for the page', () => {
  expect(carriedFields(read('busca=peixe&pet=1&bairro=Centro&cursor=a'), ['bairro'])).toEqual([
    ['busca', 'peixe'],
    ['pet', '1'],
  ])
})

describe('the map beside the list', () => {
  // spec: 337
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
    expect(filterCount(read('ver=mapa'))).toBe(0)
    expect(carriedFields(read('ver=mapa'), ['busca'])).toEqual([['ver', 'mapa']])
  })
})

describe('"Ver mais"', () => {
  it('holds in the address how long the list has become, and leads to the first new place', () => {
    expect(moreAddress(read('pet=1'), 'abc', 24)).toBe('/guia-comercial?pet=1&paginas=2#lugar-25')
    expect(moreAddress(read('pet=1&paginas=2&cursor=z'), 'abc', 48)).toBe(
      '/guia-comercial?pet=1&cursor=z&paginas=3#lugar-49',
    )
    expect(isPlaceHash('#lugar-25')).toBe(true)
    expect(isPlaceHash('#mapa')).toBe(false)
  })

  it('begins a list of its own where one is as long as a phone holds', () => {
    expect(moreAddress(read(`paginas=${MOST_PAGES}`), 'abc', 120)).toBe(
      '/guia-comercial?cursor=abc',
    )
    expect(read('paginas=999').paginas).toBe(MOST_PAGES)
    for (const nonsense of ['paginas=1', 'paginas=-2', 'paginas=2.5', 'paginas=x']) {
      expect(read(nonsense).paginas).toBeUndefined()
    }
  })

  it('is forgotten with every new filter, and kept with the map', () => {
    expect(toggleFlag(read('paginas=3'), 'pet')).toBe('/guia-comercial?pet=1')
    expect(seenAs(read('paginas=3'), 'mapa')).toBe('/guia-comercial?paginas=3&ver=mapa')
    expect(carriedFields(read('paginas=3&pet=1'), [])).toEqual([['pet', '1']])
  })
})

it('looks for what is open in the same kind first, then anywhere', () => {
  expect(widerSearches(read('aberto=1&categoria=saude&bairro=Centro'))).toEqual([
    { categoria: 'saude', aberto: '1' },
    { aberto: '1' },
  ])
  // The kind itself has nothing open: asking for it once more would tell nothing.
  expect(widerSearches(read('aberto=1&categoria=saude'))).toEqual([{ aberto: '1' }])
})
