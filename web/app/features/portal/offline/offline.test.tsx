// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { KEPT_AT_HEADER, PAGES_CACHE } from '~/platform/kept-pages.ts'
import { KeptStrip } from './KeptStrip.tsx'
import { keptMoment } from './kept-moment.rules.ts'
import { OfflinePage } from './OfflinePage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const AT = new Date('2026-07-18T17:02:00Z')

it('says how old a kept page is, and names another day', () => {
  expect(keptMoment(AT, new Date('2026-07-18T23:00:00Z'))).toBe('14h02')
  expect(keptMoment(AT, new Date('2026-07-20T12:00:00Z'))).toBe('sáb., 18 de jul., 14h02')
})

it('goes with the page it speaks of', async () => {
  document.documentElement.dataset.keptAt = AT.toISOString()
  document.documentElement.dataset.keptWhy = 'offline'
  const router = createMemoryRouter([{ path: '*', element: <KeptStrip /> }], {
    initialEntries: ['/praia/atalaia'],
  })
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Você está sem conexão\. Informações de/)
  await router.navigate('/turismo')
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('lists what this device kept, the newest first, by the names of the pages', async () => {
  const page = (title: string, at: string) =>
    new Response(`<html><head><title>${title} | Guia</title></head></html>`, {
      headers: { [KEPT_AT_HEADER]: at },
    })
  const kept = new Map([
    ['http://localhost/sem-conexao', () => page('Sem conexão', '2026-07-18T12:00:00Z')],
    ['http://localhost/praia/atalaia', () => page('Atalaia', '2026-07-18T11:00:00Z')],
    ['http://localhost/utilidade-publica', () => page('Utilidade', '2026-07-18T12:00:00Z')],
  ])
  const open = vi.fn(async () => ({
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) => kept.get(url)?.(),
  }))
  vi.stubGlobal('caches', { open })
  const router = createMemoryRouter([{ path: '/', element: <OfflinePage /> }])
  render(<RouterProvider router={router} />)
  await screen.findByText('Atalaia')
  expect(open).toHaveBeenCalledWith(PAGES_CACHE)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:190', 'tel:192', 'tel:193', '/utilidade-publica', '/praia/atalaia'])
})
