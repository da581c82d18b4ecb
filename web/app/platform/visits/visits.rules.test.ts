import { describe, expect, it } from 'vitest'
import { businessOf, contactKindOf, originOf } from './visits.rules.ts'

const arrival = {
  before: null,
  search: '',
  referrer: '',
  origin: 'https://salinas.test',
  isDeep: false,
}

describe('where somebody came from', () => {
  it.each([
    ['nowhere', {}, {}],
    ['another site', { referrer: 'https://www.google.com/' }, { from: 'www.google.com' }],
    ['an app', { referrer: 'android-app://com.whatsapp/' }, { from: 'com.whatsapp' }],
    ['what is no address', { referrer: 'about:client?' }, { from: '' }],
    ['a poster', { search: '?via=cartaz' }, { from: 'poster' }],
    ['the code of a table', { search: '?mesa=4' }, { from: 'poster' }],
    [
      'a page before this one',
      { before: { pathname: '/mapa', search: '?q=pizza' }, referrer: 'https://www.google.com/' },
      { from: '/mapa' },
    ],
    [
      'the search',
      { before: { pathname: '/buscar', search: '?q=pizza' } },
      { from: '/buscar', word: 'pizza' },
    ],
    [
      'a page of the portal that was loaded',
      { referrer: 'https://salinas.test/buscar?q=peixe+frito' },
      { from: '/buscar', word: 'peixe frito' },
    ],
    ['pages that nobody counted', { isDeep: true, referrer: 'https://a.test/' }, { from: '/-' }],
  ])('is told of %s', (_, change, expected) => {
    expect(originOf({ ...arrival, ...change })).toEqual(expected)
  })
})

it.each([
  ['tel:+5591988887777', 'call'],
  ['https://wa.me/5591988887777?text=Oi', 'whatsapp'],
  ['https://api.whatsapp.com/send?phone=5591988887777', 'whatsapp'],
  ['https://wa.me/?text=Veja', 'share'],
  ['https://www.google.com/maps/dir/?api=1&destination=-0.6,-47.3', 'route'],
  ['https://waze.com/ul?ll=-0.6,-47.3', 'route'],
  ['geo:-0.6,-47.3', 'route'],
  ['https://www.google.com/search?q=x', null],
  ['https://instagram.com/bar', null],
  ['https://notwaze.com/', null],
  ['not an address', null],
])('a link to %s is %s', (href, kind) => {
  expect(contactKindOf(href)).toBe(kind)
})

it.each([
  ['/guia/bar-do-ze', 'bar-do-ze'],
  ['/cardapio/bar-do-ze/pedido', 'bar-do-ze'],
  ['/imoveis/corretora/casa', 'corretora'],
  ['/guia-comercial', null],
  ['/', null],
])('%s is of %s', (path, slug) => {
  expect(businessOf(path)).toBe(slug)
})
