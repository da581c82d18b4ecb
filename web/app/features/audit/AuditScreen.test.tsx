// @vitest-environment jsdom
import type { AuditEntry } from '@portal/contract/audit/audit-entry'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { AuditScreen } from './AuditScreen.tsx'

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '00000000-0000-4000-8000-000000000001',
  at: '2026-07-18T22:42:00Z',
  actor_kind: 'person',
  actor_id: '00000000-0000-4000-8000-00000000000a',
  actor_email: 'chefe@exemplo.com.br',
  action: 'people.plan-changed',
  subject_id: '00000000-0000-4000-8000-00000000000b',
  subject_name: null,
  details: { from: 'clube', to: 'atalaia' },
  ...changes,
})
let entries: AuditEntry[]
let reads: string[]

beforeEach(() => {
  entries = [entry()]
  reads = []
  vi.stubGlobal('fetch', async (path: string) => {
    reads.push(path)
    const actions = ['settings.updated', 'people.plan-changed', 'banners.painted']
    return Response.json({ entries, next_cursor: 'mais', actions })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function openAudit(address = '/admin/auditoria') {
  const router = createMemoryRouter([{ path: '/admin/auditoria', element: <AuditScreen /> }], {
    initialEntries: [address],
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

it('tells who did what and when, on the clock of the city', async () => {
  entries = [
    entry(),
    entry({ id: 'b', actor_kind: 'system', actor_email: null, action: 'settings.updated' }),
    entry({ id: 'c', actor_email: null, action: 'account.deleted' }),
  ]
  openAudit()
  const day = within(await screen.findByRole('region', { name: '18 de julho de 2026' }))
  expect(day.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'chefe@exemplo.com.br mudou o plano de uma pessoa de Clube para Atalaia.',
    'O sistema alterou as configurações do portal.',
    'Uma conta já apagada apagou a própria conta.',
  ])
  expect(day.getAllByText('19h42')).toHaveLength(3)
})

it('unfolds what the record keeps, and leads to all about the same subject', async () => {
  const router = openAudit()
  await userEvent.click(await screen.findByText(/mudou o plano/))
  expect(screen.getByText('Antes').nextSibling?.textContent).toBe('clube')
  await userEvent.click(screen.getByRole('link', { name: 'Tudo sobre este registro' }))
  const subject = entry().subject_id
  expect(router.state.location.search).toBe(`?sobre=${subject}`)
  await waitFor(() => expect(reads.at(-1)).toBe(`/api/v1/admin/audit-log?subject=${subject}`))
  await userEvent.click(screen.getByRole('button', { name: /Só sobre um registro/ }))
  expect(router.state.location.search).toBe('')
})

it('keeps the action of the filter in the address and starts from the first page', async () => {
  const router = openAudit('/admin/auditoria?cursor=velho')
  await screen.findByText(/mudou o plano/)
  await userEvent.click(screen.getByRole('combobox', { name: 'O que aconteceu' }))
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
  expect(options).toEqual(['Tudo', 'banners.painted', 'Configurações alteradas', 'Plano mudado'])
  await userEvent.click(screen.getByRole('option', { name: 'Plano mudado' }))
  expect(router.state.location.search).toBe('?acao=people.plan-changed')
  await waitFor(() =>
    expect(reads.at(-1)).toBe('/api/v1/admin/audit-log?action=people.plan-changed'),
  )
})

it('leads to older entries', async () => {
  openAudit()
  expect((await screen.findByRole('link', { name: 'Próxima' })).getAttribute('href')).toBe(
    '/admin/auditoria?cursor=mais',
  )
})

it('says what will be here while nothing is, and offers to clear a filter', async () => {
  entries = []
  openAudit('/admin/auditoria?acao=settings.updated')
  await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
  expect(await screen.findByText('Nada registrado ainda')).toBeDefined()
})

it('offers to try again when it cannot be read', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'x', detail: 'Não.' }, { status: 403 }))
  openAudit()
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined()
})
