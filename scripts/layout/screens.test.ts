import { describe, expect, it } from 'vitest'
import routes from '../../web/app/routes.ts'
import { LISTING_SCREENS } from '../../web/app/screens/own.screens.ts'
import {
  dashboardAddresses,
  editorOf,
  filledBy,
  isOpen,
  matches,
  NOT_OPENED,
  patternsOf,
  plainAddresses,
  ROLES,
} from './screens.ts'

describe('the addresses that are opened', () => {
  it('are those of the route table, each by somebody', async () => {
    const patterns = patternsOf(await routes)
    expect(patterns).toEqual(
      expect.arrayContaining(['/', '/guia/:slug', '/admin', '/admin/*', '/*']),
    )
    expect(patterns.filter((pattern) => !ROLES.some((role) => role.opens(pattern)))).toEqual([])
  })

  // spec: 463
  it('leave out none but what is named, and what is named is there', async () => {
    const all = patternsOf(await routes, '', {})
    const opened = patternsOf(await routes)
    const left = all.filter((pattern) => !opened.includes(pattern))
    expect(Object.keys(NOT_OPENED).filter((pattern) => !all.includes(pattern))).toEqual([])
    expect(left.sort()).toEqual(Object.keys(NOT_OPENED).sort())
  })

  it('have every view that their search makes of them', () => {
    expect(plainAddresses('/planos')).toEqual(['/planos', '/planos?ciclo=ano'])
    expect(plainAddresses('/admin/*')).toEqual(['/admin/nao-existe'])
    expect(plainAddresses('/guia/:slug')).toEqual([])
  })

  it('are filled in by links, and by what fills in the address that they are about', () => {
    expect(isOpen('/guia/:slug')).toBe(true)
    expect(matches('/imoveis/:slug/:property', '/imoveis/porto-claro/casa?de=mapa')).toBe(true)
    expect(matches('/imoveis/:slug', '/imoveis/porto-claro/casa')).toBe(false)
    const filled = new Map([['/guia/:slug', '/guia/peixaria']])
    expect(filledBy('/embed/guia/:slug', filled)).toBe('/embed/guia/peixaria')
    expect(filledBy('/loja/:slug/pedido', filled)).toBeNull()
  })

  it('have the editors of the admin area, one of each', () => {
    expect(editorOf('/admin/noticias?editar=1')).toBe('/admin/noticias?editar')
    expect(editorOf('/admin/noticias?pagina=2')).toBeNull()
    expect(editorOf('/guia?editar=1')).toBeNull()
  })

  it('have every screen of every listing', () => {
    const addresses = dashboardAddresses(['a', 'b'])
    expect(addresses).toHaveLength(2 * Object.keys(LISTING_SCREENS).length)
    expect(addresses).toContain('/dash-espadarte?aba=cardapio&negocio=b')
  })
})
