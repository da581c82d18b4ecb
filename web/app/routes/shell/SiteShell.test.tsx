// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { SiteShell } from './SiteShell.tsx'

afterEach(cleanup)

function renderShell(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SiteShell year={2026}>conteúdo</SiteShell>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Atalhos' }))
    .getAllByRole('link')
    .map((tab) => tab.textContent)

it('shows the default tabs and the fallback name when nothing can be read', async () => {
  renderShell(() => Promise.reject(new TypeError('network')))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(tabs()).toEqual(['Início', 'Turismo', 'Mapa', 'Clube', 'Comércio', 'Anuncie'])
  expect(screen.getByRole('contentinfo').textContent).toContain('Guia Salinópolis')
})

it('wraps the page between header and footer', () => {
  renderShell(() => new Promise(() => {}))
  expect(screen.getByRole('main').textContent).toBe('conteúdo')
  expect(screen.getByRole('banner')).toBeDefined()
})
