import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressWith, canonicalPath, readableAddress, sortedAddress } from './addresses.ts'

describe('the one way to write a path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/guia', '/guia'],
    ['/guia/', '/guia'],
    ['//guia//pousada', '/guia/pousada'],
    ['/./guia/.', '/guia'],
    ['/%67uia', '/guia'],
    ['/pra%C3%A7a', '/pra%C3%A7a'],
    ['/pra%c3%a7a', '/pra%C3%A7a'],
  ])('%s is %s', (path, written) => {
    expect(canonicalPath(path)).toBe(written)
  })

  it.each(['/../guia', '/a/%2e%2e', '/a%2Fb', '/%00', '/a%0Ab', '/%E0%A4', '/%ED%A0%80'])(
    '%s is none',
    (path) => {
      expect(canonicalPath(path)).toBeNull()
    },
  )

  it('leads to itself, to no other host and to nothing outside', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = canonicalPath(`/${text}`)
        if (written === null) return
        expect(canonicalPath(written)).toBe(written)
        expect(new URL(written, 'http://portal').host).toBe('portal')
        expect(new URL(written, 'http://portal').pathname).toBe(written)
      }),
    )
  })
})

it('keeps of a query what is named, in the order of the names', () => {
  expect(addressWith('/a', 'z=1&b=2&b=3&x=4', ['b', 'z'])).toBe('/a?b=2&b=3&z=1')
  expect(addressWith('/a', 'x=4', ['b'])).toBe('/a')
})

it('writes an address of our own as a stranger’s is remembered', () => {
  expect(sortedAddress('/a?z=1&b=2&b=3')).toBe(addressWith('/a', 'b=2&b=3&z=1', ['b', 'z']))
})

it.each([
  ['/%E0%A4%A', '/nao-encontrado'],
  ['/a/..%2fb', '/nao-encontrado'],
  ['/praia/%00', '/nao-encontrado'],
  ['/guia-comercial?categoria=%00', '/nao-encontrado'],
  ['/api/v1/%E0%A4%A', '/api/nao-encontrado'],
  ['/api/v1/search?q=%00', '/api/v1/search?q=%00'],
  ['/pra%C3%A7a?q=100%25', '/pra%C3%A7a?q=100%25'],
  ['/noticias?q=..', '/noticias?q=..'],
])('answers %s at %s', (url, answered) => {
  expect(readableAddress(url)).toBe(answered)
})
