import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  handlingOf,
  keptAs,
  mayKeepFile,
  mayKeepPage,
  pageKey,
  pageOfData,
} from './routing.rules.ts'

const HERE = 'https://guia.test'
const visit = (path: string, mode = 'navigate', method = 'GET') =>
  handlingOf({ url: new URL(path, HERE).href, method, mode }, HERE)

describe('a page', () => {
  it.each([
    '/',
    '/guia-comercial',
    '/guia-comercial?categoria=onde-comer',
    '/guia/farmacia-boa-hora',
    '/guia/farmacia-boa-hora/',
    '/turismo',
    '/praia/atalaia',
    '/atracao/farol-velho',
    '/eventos',
    '/eventos/reveillon',
    '/noticias/ponte-nova',
    '/utilidade-publica',
    '/sem-conexao?para=/mapa',
    '/mapa',
    '/carteira',
    '/mapa/?em=-0.6,-47.3,14&lugar=x',
  ])('that is the same for everybody is kept: %s', (path) => expect(visit(path)).toBe('page'))

  it.each([
    '/admin',
    '/admin/utilidades',
    '/dash-clube',
    '/dash-espadarte',
    '/favoritos',
    '/auth',
    '/auth/callback?code=1',
    '/nova-senha',
    '/confirmar-email',
    '/convite-equipe',
    '/cadastro-negocio',
    '/todo',
    '/checkout-atalaia',
    '/guia/a/b',
    '/mapa?embed=1',
    '/mapa/b',
  ])('that may be somebody’s own is never kept: %s', (path) =>
    expect(visit(path)).toBe('other-page'),
  )

  it('keeps nothing of what is not the portal’s page at all', () => {
    for (const path of ['/api/v1/me', '/api/v1/me/profile', '/api/v1/utilities', '/feed.xml']) {
      expect(visit(path, 'cors')).toBe('none')
      expect(visit(path)).toBe('none')
    }
    expect(visit('/guia/a', 'navigate', 'POST')).toBe('none')
    expect(visit('/guia/a', 'cors')).toBe('none')
    expect(visit('https://elsewhere.test/guia/a')).toBe('none')
  })

  it('under /api, whatever its name, is never touched', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[\w.-]{1,12}x$/), { maxLength: 4 }),
        fc.constantFrom('navigate', 'cors', 'same-origin'),
        (path, mode) => {
          expect(visit(['/api', ...path].join('/'), mode)).toBe('none')
        },
      ),
    )
  })

  it('has one name, however people were led to it', () => {
    const key = (path: string) => pageKey(new URL(path, HERE).href, ['/sem-conexao'])
    expect(key('/guia/x/?utm_source=y&fbclid=1')).toBe(`${HERE}/guia/x`)
    expect(key('/')).toBe(`${HERE}/`)
    expect(key('/guia-comercial?b=2&a=1&gclid=3')).toBe(`${HERE}/guia-comercial?a=1&b=2`)
    expect(key('/sem-conexao?para=/mapa')).toBe(`${HERE}/sem-conexao`)
  })

  // spec: 331
  it('of the map is kept once, as it begins, whatever part of the city is looked at', () => {
    for (const path of [
      '/mapa',
      '/mapa/',
      '/mapa?em=-0.6,-47.3,14&camadas=comer',
      '/mapa?perto=1',
    ]) {
      expect(keptAs(HERE + path)).toBe(`${HERE}/mapa`)
    }
    expect(keptAs(`${HERE}/guia-comercial?categoria=a`)).toBe(`${HERE}/guia-comercial?categoria=a`)
  })

  it('is known from what the router asks for on the way to it', () => {
    const of = (path: string) => pageOfData(HERE + path)
    expect(of('/_root.data')).toBe(`${HERE}/`)
    expect(of('/_.data')).toBe(`${HERE}/`)
    expect(of('/_.data?_routes=routes%2Fhome')).toBe(`${HERE}/`)
    expect(of('/guia/_.data')).toBe(`${HERE}/guia/`)
    expect(of('/guia/x.data?_routes=routes%2Fbusiness')).toBe(`${HERE}/guia/x`)
    expect(of('/guia-comercial.data?categoria=a&_routes=b')).toBe(
      `${HERE}/guia-comercial?categoria=a`,
    )
    expect(visit('/guia/x.data', 'cors')).toBe('data')
  })
})

describe('an answer', () => {
  const PAGE = {
    status: 200,
    type: 'basic',
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=0, s-maxage=1',
  }
  const FILE = { ...PAGE, contentType: 'text/css', cacheControl: 'public, max-age=9, immutable' }

  it('is kept where the server says it is for everybody', () => {
    expect(mayKeepPage(PAGE)).toBe(true)
    expect(mayKeepFile(FILE)).toBe(true)
  })

  it.each([
    ['made for one person', { cacheControl: 'private, no-store' }],
    ['that nobody may keep', { cacheControl: 'no-store' }],
    ['that does not say', { cacheControl: '' }],
    ['of an error', { status: 500 }],
    ['that there is none', { status: 404 }],
    ['that leads elsewhere', { status: 0, type: 'opaqueredirect' }],
    ['of another site', { type: 'opaque' }],
  ])('%s is not', (_, changes) => {
    expect(mayKeepPage({ ...PAGE, ...changes })).toBe(false)
    expect(mayKeepFile({ ...FILE, ...changes })).toBe(false)
  })

  it('that is no page is not kept as one, and a file that may change is not kept for ever', () => {
    expect(mayKeepPage({ ...PAGE, contentType: 'application/json' })).toBe(false)
    expect(mayKeepFile({ ...FILE, cacheControl: 'public, max-age=86400' })).toBe(false)
  })
})

it('answers for the file of streets, and for nothing that only looks like it', () => {
  expect(visit('/mapas/0123.pmtiles', 'cors')).toBe('streets')
  expect(visit('/mapa')).toBe('page')
  expect(visit('/mapas/0123.pmtiles', 'cors', 'HEAD')).toBe('none')
})
