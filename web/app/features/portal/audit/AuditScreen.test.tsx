// @vitest-environment jsdom
import type { AuditEntry } from '@portal/contract/portal/audit/audit-entry'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import AuditScreen from './AuditScreen.tsx'
import { LatestEntries } from './LatestEntries.tsx'

const ROSA = '00000000-0000-4000-8000-00000000000b'
const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '00000000-0000-4000-8000-000000000001',
  at: '2026-07-18T22:42:00Z',
  actor_kind: 'person',
  actor_id: '00000000-0000-4000-8000-00000000000a',
  actor_name: 'Ana Lima',
  actor_email: 'chefe@exemplo.com.br',
  action: 'people.plan-changed',
  subject_id: ROSA,
  thing: { kind: 'person', id: ROSA, name: 'Rosa Pinheiro' },
  details: { from: 'clube', to: 'atalaia' },
  ...changes,
})
const ana = { id: 'a1', full_name: 'Ana Lima', email: 'ana@exemplo.com.br' }
const pousada = { kind: 'establishment', id: 'e1', title: 'Pousada Sol', note: 'Atalaia' }
const listed = () => reads.filter((path) => path.startsWith('/api/v1/admin/audit-log'))
let entries: AuditEntry[]
let reads: string[]

beforeEach(() => {
  entries = [entry()]
  reads = []
  vi.stubGlobal('fetch', async (path: string) => {
    reads.push(path)
    if (path.startsWith('/api/v1/admin/people')) return Response.json({ people: [ana] })
    if (path.startsWith('/api/v1/admin/records')) return Response.json([pousada])
    const actions = ['settings.updated', 'people.plan-changed', 'banners.painted']
    const chosen = { actor: path.includes('actor=') ? 'Ana Lima' : null, subject: null }
    return Response.json({ entries, next_cursor: 'mais', actions, chosen })
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
    entry({ id: 'b', actor_kind: 'system', action: 'settings.updated', thing: null }),
    entry({ id: 'c', actor_name: null, action: 'account.deleted' }),
  ]
  openAudit()
  const day = within(await screen.findByRole('region', { name: '18 de julho de 2026' }))
  expect(day.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Ana Lima mudou o plano de Rosa Pinheiro. Acesso',
    'O portal alterou as configurações do portal.',
    'Uma conta já apagada apagou a própria conta. Acesso',
  ])
  expect(day.getAllByText('19h42')).toHaveLength(3)
})

// spec: 473
it('shows what was and what became of it, with a way to what still exists', async () => {
  entries = [
    entry(),
    entry({ id: 'b', thing: { kind: 'person', id: ROSA, name: null } }),
    entry({
      id: 'c',
      action: 'establishment.updated',
      thing: null,
      details: { changed: ['phone'] },
    }),
  ]
  openAudit()
  const link = await screen.findByRole('link', { name: 'Rosa Pinheiro' })
  expect(link.getAttribute('href')).toBe('/admin/pessoas?busca=Rosa+Pinheiro')
  const [there, gone, edited] = screen.getAllByRole('listitem')
  expect(there?.querySelector('del')?.textContent).toBe('Clube')
  expect(there?.querySelector('ins')?.textContent).toBe('Atalaia')
  expect(gone?.textContent).toContain('mudou o plano de uma pessoa que já não tem conta.')
  expect(gone?.querySelector('p a')).toBeNull()
  expect(edited?.textContent).toContain('Telefonemudou; o registro não guarda o valor')
})

it('unfolds what the record keeps, and leads to all about the same subject', async () => {
  const router = openAudit()
  await userEvent.click(await screen.findByText('Dados técnicos'))
  expect(screen.getByText('Antes').nextSibling?.textContent).toBe('clube')
  expect(screen.getByText('people.plan-changed')).toBeDefined()
  const deeds = screen.getByRole('link', { name: 'Tudo o que esta pessoa fez' })
  expect(deeds.getAttribute('href')).toContain(`?pessoa=${entry().actor_id}`)
  await userEvent.click(screen.getByRole('link', { name: 'Tudo sobre este registro' }))
  expect(router.state.location.search).toBe(`?sobre=${ROSA}`)
  await waitFor(() => expect(listed().at(-1)).toBe(`/api/v1/admin/audit-log?subject=${ROSA}`))
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect(router.state.location.search).toBe('')
})

it('finds a person and a thing while one types, and asks for theirs alone', async () => {
  const router = openAudit()
  await userEvent.type(await screen.findByRole('combobox', { name: 'Quem fez' }), 'ana')
  await userEvent.click(await screen.findByRole('option', { name: /Ana Lima/ }))
  expect(router.state.location.search).toBe('?pessoa=a1')
  await userEvent.type(screen.getByRole('combobox', { name: 'Sobre o quê' }), 'pousada')
  await userEvent.click(await screen.findByRole('option', { name: /Pousada Sol/ }))
  await waitFor(() => expect(listed().at(-1)).toBe('/api/v1/admin/audit-log?actor=a1&subject=e1'))
})

it('names the person of an address that somebody sent', async () => {
  openAudit('/admin/auditoria?pessoa=a1')
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Quem fez' })
  await waitFor(() => expect(box.value).toBe('Ana Lima'))
})

it('asks for days, for a group and for what the portal did by itself', async () => {
  const router = openAudit()
  await userEvent.type(await screen.findByRole('textbox', { name: 'De' }), '18/07/2026')
  await userEvent.click(screen.getByRole('button', { name: 'Acesso' }))
  await userEvent.click(screen.getByRole('button', { name: 'O portal sozinho' }))
  expect(router.state.location.search).toBe('?de=2026-07-18&grupo=access&pessoa=portal')
  const query = 'group=access&actor_kind=system&from=2026-07-18'
  await waitFor(() => expect(listed().at(-1)).toBe(`/api/v1/admin/audit-log?${query}`))
  const csv = screen.getByRole('link', { name: 'CSV deste filtro' })
  expect(csv.getAttribute('href')).toBe(`/api/v1/admin/exports/audit-log.csv?${query}`)
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
    expect(listed().at(-1)).toBe('/api/v1/admin/audit-log?action=people.plan-changed'),
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
  await screen.findByText('Nada com esse filtro')
  await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as Element)
  expect(await screen.findByText('Nada registrado ainda')).toBeDefined()
})

it('offers to try again when it cannot be read', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'x', detail: 'Não.' }, { status: 403 }))
  openAudit()
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined()
})

// spec: 349
it('on the overview the last deeds stand with who did them, each leading to what it is about', async () => {
  entries = [entry(), entry({ id: 'b', actor_kind: 'system', thing: null })]
  const router = createMemoryRouter([{ path: '/', element: <LatestEntries /> }])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const [first, ...others] = await screen.findAllByRole('listitem')
  expect(others).toHaveLength(1)
  expect(first?.textContent).toContain('Ana Lima')
  const thing = within(first as HTMLElement).getByRole('link', { name: 'Rosa Pinheiro' })
  expect(thing.getAttribute('href')).toBe('/admin/pessoas?busca=Rosa+Pinheiro')
  expect(listed()).toEqual([expect.stringContaining('limit=8')])
})
