import { describe, expect, it } from 'vitest'
import { countedPage, PAGE_KINDS } from './page-kinds.ts'

describe('what page an address is', () => {
  it.each([
    ['/', 'home', null],
    ['/guia-comercial', 'guide', null],
    ['/guia/bar-do-ze', 'business', 'bar-do-ze'],
    ['/guia/bar-do-ze/', 'business', 'bar-do-ze'],
    ['/cardapio/bar-do-ze', 'menu', 'bar-do-ze'],
    ['/cardapio/bar-do-ze/pedido', 'checkout', null],
    ['/hospedagem/pousada/reservar', 'checkout', null],
    ['/imoveis/corretora', 'properties', 'corretora'],
    ['/imoveis/corretora/casa-na-praia', 'property', 'corretora'],
    ['/noticias/festa', 'article', null],
    ['/politica-de-privacidade/versoes/2', 'legal', null],
    ['/embed/guia/bar-do-ze', 'embed', null],
  ])('%s is %s of %s', (path, kind, slug) => {
    expect(countedPage(path)).toEqual({ kind, slug })
  })

  it.each([
    '/guia',
    '/admin',
    '/admin/financeiro',
    '/dash-espadarte',
    '/todo',
    '/noticias/previa/segredo',
    '/guia/bar-do-ze.data',
    '/nao-existe',
    '/constructor',
    '/__proto__',
    '',
  ])('%s is not counted', (path) => {
    expect(countedPage(path === '' ? '/x' : path)).toBeNull()
  })

  it('has names short enough for their column', () => {
    for (const kind of PAGE_KINDS) expect(kind.length).toBeLessThanOrEqual(30)
  })
})
