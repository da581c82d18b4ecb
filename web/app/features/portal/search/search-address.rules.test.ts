import { expect, it } from 'vitest'
import { hasQuestion, readSearch, searchAddress, searchQuery } from './search-address.rules.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))

it.each([
  'q=peixe+na+brasa',
  'q=peixe&tipo=guia&cursor=bzIw',
  'q=show&tipo=eventos&quando=hoje',
  'q=peixe&aberto=1&barato=1&lat=-0.61&lng=-47.35',
  'q=pousda&literal=1&sem=aberto%2Cbarato',
])('reads back what it wrote: %s', (address) => {
  const state = read(address)
  const { cursor } = state
  expect(read(searchAddress(state, { cursor }).split('?')[1] ?? '')).toEqual(state)
})

it('overlooks what says nothing', () => {
  expect(read('tipo=nada&quando=ontem&lat=91&lng=0&aberto=talvez&sem=tudo&cursor=bzIw')).toEqual({
    q: '',
    sem: [],
  })
})

it('begins at the first page after any change', () => {
  const state = read('q=peixe&tipo=guia&cursor=bzIw')
  expect(searchAddress(state, { aberto: '1' })).toBe('/buscar?q=peixe&tipo=guia&aberto=1')
})

it('asks the portal in its own words', () => {
  expect(searchQuery(read('q=show&tipo=eventos&sem=hoje'))).toMatchObject({
    q: 'show',
    tipo: 'event',
    sem: 'hoje',
  })
})

it('knows whether anything was asked', () => {
  expect(hasQuestion(read('lat=-0.6&lng=-47.3'))).toBe(false)
  expect(hasQuestion(read('quando=hoje'))).toBe(true)
})
