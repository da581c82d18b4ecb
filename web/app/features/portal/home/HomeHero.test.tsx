// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { HomeHero } from './HomeHero.tsx'

afterEach(cleanup)

function renderHero() {
  const router = createMemoryRouter([{ path: '*', element: <HomeHero /> }])
  const { container } = render(<RouterProvider router={router} />)
  return { router, container }
}

describe('the hero of the home page', () => {
  // spec: 4
  it('says one sentence', () => {
    renderHero()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'O mar de Salinas, na hora certa.',
    )
  })

  // spec: 4
  it('sends the typed words to the search, by a form that needs no JavaScript', async () => {
    const { router } = renderHero()
    const form = screen.getByRole('search')
    expect(form.getAttribute('action')).toBe('/buscar')
    expect(form.getAttribute('method')).toBe('get')
    await userEvent.type(within(form).getByRole('searchbox'), 'tacacá{Enter}')
    expect(router.state.location.pathname).toBe('/buscar')
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('tacacá')
  })

  // spec: 4
  it('offers the shortcuts people ask for', () => {
    renderHero()
    const nav = within(screen.getByRole('navigation', { name: 'Atalhos da cidade' }))
    expect(
      nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Onde comer', '/guia-comercial?categoria=onde-comer'],
      ['Pedir comida', '/pedir'],
      ['Onde ficar', '/guia-comercial?categoria=onde-ficar'],
      ['Imóveis', '/imoveis'],
      ['Praias', '/turismo'],
      ['Eventos hoje', '/eventos?periodo=hoje'],
      ['Farmácia de plantão', '/utilidade-publica#farmacia-de-plantao'],
      ['Meus lugares', '/favoritos'],
      ['Meu roteiro', '/meu-roteiro'],
    ])
  })

  it('fetches its picture first, in the shape of the screen', () => {
    const { container } = renderHero()
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map((source) => [source.media, source.type])).toEqual([
      ['(max-width: 767px) and (min-resolution: 2.5dppx)', 'image/avif'],
      ['(max-width: 767px) and (min-resolution: 2.5dppx)', 'image/webp'],
      ['(max-width: 767px)', 'image/avif'],
      ['(max-width: 767px)', 'image/webp'],
      ['(min-width: 768px)', 'image/avif'],
      ['(min-width: 768px)', 'image/webp'],
    ])
    const image = container.querySelector('img')
    expect(image?.getAttribute('fetchpriority')).toBe('high')
    expect(image?.getAttribute('loading')).toBe('eager')
    expect(image?.alt).toBe('')
  })
})
