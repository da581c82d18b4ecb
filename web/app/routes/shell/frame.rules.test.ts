import { expect, it } from 'vitest'
import { frameOf, offersNewsletter } from './frame.rules.ts'
import { unknownAddressOf } from './unknown-address.ts'

// spec: 328
it('gives the map the screen, and nothing else', () => {
  expect(frameOf('/mapa', '?camadas=comer')).toBe('screen')
  expect(frameOf('/mapa/', '')).toBe('screen')
  expect(frameOf('/', '')).toBe('page')
  expect(frameOf('/mapas-antigos', '?embed=1')).toBe('page')
})

// spec: 328
it('leaves the map alone inside the pages of others', () => {
  expect(frameOf('/mapa', '?embed=1&camadas=comer')).toBe('none')
  expect(frameOf('/mapa', '?embed=0')).toBe('screen')
})

it('gives those who work a place of their own, and no page with a similar name', () => {
  for (const path of ['/admin', '/admin/noticias', '/dash-clube', '/dash-espadarte/', '/todo']) {
    expect(frameOf(path, '?aba=fotos')).toBe('work')
  }
  expect(frameOf('/ADMIN', '')).toBe('work')
  for (const path of ['/administrar', '/todos', '/clube-de-vantagens', '/cadastro-negocio']) {
    expect(frameOf(path, '')).toBe('page')
  }
})

it('offers the newsletter on pages to read, not under a sign-in or without a connection', () => {
  for (const path of ['/', '/planos', '/guia/x', '/authors', '/cadastro-evento']) {
    expect(offersNewsletter(path), path).toBe(true)
  }
  for (const path of [
    '/auth',
    '/auth/callback',
    '/criar-conta',
    '/cadastro-macarico',
    '/cadastro-negocio',
  ]) {
    expect(offersNewsletter(path), path).toBe(false)
  }
  expect(offersNewsletter('/sem-conexao')).toBe(false)
  expect(offersNewsletter('/cardapio/mare-cheia')).toBe(true)
  expect(offersNewsletter('/cardapio/mare-cheia/pedido')).toBe(false)
  expect(offersNewsletter('/pedido')).toBe(false)
})

it.each([
  '/nada',
  '/auth/nada',
  '/admin/nada',
  '/DASH-CLUBE/nada/mais',
  '/pedido/x/y/z',
  '/cardapio/a/pedido/b',
])('what is kept for %s stands in the same shell', (pathname) => {
  const kept = unknownAddressOf(pathname)
  expect(frameOf(kept, '')).toBe(frameOf(pathname, ''))
  expect(offersNewsletter(kept)).toBe(offersNewsletter(pathname))
  expect(unknownAddressOf(kept)).toBe(kept)
})
