// @vitest-environment jsdom
import type { ModeratedEstablishment } from '@portal/contract/guide/establishments/moderation'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { SEARCH_DEBOUNCE_MS } from '~/ui/use-typed-filter.ts'
import { ListingsScreen } from './ListingsScreen.tsx'

const ADMIN = '/api/v1/admin/establishments'
const listing = (
  id: string,
  name: string,
  changes: Partial<ModeratedEstablishment> = {},
): ModeratedEstablishment => ({
  id,
  slug: id,
  name,
  photo: null,
  status: 'published',
  status_reason: null,
  category: { slug: 'onde-comer', name: 'Onde comer' },
  neighbourhood: 'Maçarico',
  owner: { id: 'p', name: 'Rosa', email: 'rosa@exemplo.test' },
  plan: 'espadarte',
  rating: { mean: 4.5, count: 2 },
  has_waiting_changes: false,
  is_demo: false,
  featured_until: null,
  version: 3,
  created_at: '2026-07-18T14:48:00Z',
  updated_at: '2026-07-18T14:48:00Z',
  may: { approve: false, reject: false, suspend: true, restore: false, archive: true },
  ...changes,
})
const draft = {
  status: 'draft',
  may: { approve: false, reject: false, suspend: false, restore: false, archive: true },
} as const

let onServer: ModeratedEstablishment[]
let total: { total: number; total_is_exact: boolean } | null
let reads: string[]
let own: string[]
let writes: { path: string; body: unknown }[]
let answer: (path: string) => { status: number; body: unknown }
let toasts: ToastMessage[]
let stopToasts: () => void

beforeEach(() => {
  onServer = [listing('a', 'Casa'), listing('b', 'Bar', draft)]
  total = null
  reads = []
  own = []
  writes = []
  toasts = []
  answer = () => ({ status: 200, body: {} })
  stopToasts = receiveToasts((message) => toasts.push(message))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      writes.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined })
      const { status, body } = answer(path)
      return Response.json(body, { status })
    }
    if (path === '/api/v1/admin/categories') return Response.json([])
    if (path.startsWith('/api/v1/admin/saved-filters')) return Response.json([])
    if (path.startsWith('/api/v1/admin/own-decisions')) return Response.json({ own })
    reads.push(path)
    return Response.json({
      establishments: onServer,
      next_cursor: 'xyz',
      ...(total ?? { total: onServer.length, total_is_exact: true }),
    })
  })
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const WAYS = {
  historyOf: (id: string) => `/historia/${id}`,
  ownerAt: (email: string) => `/pessoas/${email}`,
  editorOf: (id: string) => `/editor/${id}`,
  queueAt: (id: string) => `/fila/${id}`,
  whole: (id: string) => <p>tudo de {id}</p>,
}
function openTable(search = '') {
  const router = createMemoryRouter([{ path: '*', element: <ListingsScreen ways={WAYS} /> }], {
    initialEntries: [`/admin/estabelecimentos${search}`],
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}
const rows = () => screen.findAllByRole('rowheader')

describe('the table', () => {
  it('says what there is, in what state, whose and since when', async () => {
    openTable()
    const [head] = await rows()
    const cells = within(head?.closest('tr') as HTMLElement).getAllByRole('cell')
    expect(cells.map((cell) => cell.lastElementChild?.textContent)).toEqual([
      'Publicado',
      'RosaEspadarte',
      '18/07/2026',
    ])
    expect(head?.textContent).toContain('Onde comer · ')
    expect(screen.getByText('2 estabelecimentos')).toBeDefined()
  })

  it('does not count beyond what is worth counting', async () => {
    total = { total: 1000, total_is_exact: false }
    openTable()
    expect(await screen.findByText('Mais de 1.000 estabelecimentos')).toBeDefined()
  })

  // spec: 346
  it('asks by what the address says, and by nothing it does not know', async () => {
    openTable(
      '?busca=casa&situacao=draft&categoria=hotel&plano=clube&dono=ninguem&demo=nao&ordem=nome-desc&cursor=abc',
    )
    await rows()
    const asked = new URL(reads[0] ?? '', 'http://x').searchParams
    expect(Object.fromEntries(asked)).toEqual({
      ...{ search: 'casa', status: 'draft', category: 'hotel', plan: 'clube' },
      ...{ owner: 'ninguem', demo: 'nao', sort: 'nome-desc', cursor: 'abc' },
    })
    cleanup()
    openTable('?situacao=nova&plano=ouro&demo=talvez&ordem=acaso')
    await rows()
    expect(reads.at(-1)).toBe(`${ADMIN}?sort=recentes`)
  })

  // spec: 346
  it('turns the order with the head of a column', async () => {
    const router = openTable('?cursor=abc')
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Nome' }))
    expect(router.state.location.search).toBe('?ordem=nome')
    await userEvent.click(screen.getByRole('button', { name: 'Nome' }))
    expect(router.state.location.search).toBe('?ordem=nome-desc')
    await userEvent.click(screen.getByRole('button', { name: 'Atualizado' }))
    expect(router.state.location.search).toBe('')
  })

  it('searches once the typing has paused', async () => {
    const router = openTable('?cursor=abc')
    await rows()
    vi.useFakeTimers()
    fireEvent.change(screen.getByLabelText('Buscar pelo nome'), { target: { value: 'casa ' } })
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1))
    expect(router.state.location.search).toBe('?cursor=abc')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(router.state.location.search).toBe('?busca=casa')
  })

  it('offers to clear filters that find nothing', async () => {
    onServer = []
    const router = openTable('?busca=nada&situacao=draft')
    await screen.findByText('Nenhum estabelecimento encontrado')
    const [clear] = screen.getAllByRole('button', { name: 'Limpar filtros' })
    await userEvent.click(clear as HTMLElement)
    expect(router.state.location.search).toBe('')
  })
})

describe('several at once', () => {
  // spec: 346
  it('are suspended with one reason, counted before, and each outcome is told', async () => {
    onServer = [listing('a', 'Casa'), listing('b', 'Bar', draft), listing('c', 'Cais')]
    answer = () => ({ status: 200, body: { changed: ['a'], skipped: ['c'] } })
    openTable()
    await rows()
    await userEvent.click(screen.getByLabelText('Selecionar todos desta página'))
    expect(screen.getByText('3 selecionados')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Suspender' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Suspender 2 estabelecimentos?' }),
    )
    expect(dialog.getByText(/1 dos selecionados fica como está/)).toBeDefined()
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Denúncias.')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspender' }))
    const outcome = within(
      await screen.findByRole('dialog', { name: 'O que aconteceu com cada um' }),
    )
    expect(writes).toEqual([
      {
        path: `${ADMIN}/bulk`,
        body: { ids: ['a', 'c'], decision: 'suspend', reason: 'Denúncias.' },
      },
    ])
    expect(outcome.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'CasaFeito',
      'CaisFicou como estava: alguém mudou a situação dele há pouco.',
    ])
    await userEvent.click(outcome.getByRole('button', { name: 'Entendi' }))
    await waitFor(() => expect(screen.queryByText('3 selecionados')).toBeNull())
  })

  it('leave out what is of the person who looks, and say so', async () => {
    own = ['a']
    openTable()
    expect(await screen.findByText('É seu: outra pessoa da equipe decide.')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Selecionar Casa').disabled).toBe(true)
    await userEvent.click(screen.getByLabelText('Selecionar todos desta página'))
    expect(screen.getByText('1 selecionado')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Selecionar Bar').checked).toBe(true)
  })

  it('stay selected when the server fails', async () => {
    answer = () => ({ status: 403, body: { code: 'x', detail: 'Acesso negado.' } })
    openTable()
    await rows()
    await userEvent.click(screen.getByLabelText('Selecionar Bar'))
    await userEvent.click(screen.getByRole('button', { name: 'Arquivar' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Arquivar' }))
    await waitFor(() => expect(toasts[0]?.description).toBe('Acesso negado.'))
    expect(screen.getByText('1 selecionado')).toBeDefined()
  })
})

describe('one listing', () => {
  const open = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }

  it('leads to its editor, its page, its owner and its history', async () => {
    openTable()
    const drawer = await open(/^Casa/)
    expect(drawer.getByText('4,5 (2 avaliações)')).toBeDefined()
    const whole = drawer.getByText('Cadastro completo').closest('details') as HTMLDetailsElement
    expect(drawer.queryByText('tudo de a')).toBeNull()
    whole.open = true
    fireEvent(whole, new Event('toggle'))
    expect(drawer.getByText('tudo de a')).toBeDefined()
    expect(drawer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/editor/a',
      '/guia/a',
      '/pessoas/rosa@exemplo.test',
      '/historia/a',
    ])
  })

  it('shows only what its status admits, and asks first', async () => {
    openTable()
    const drawer = await open(/^Casa/)
    const actions = ['Aprovar', 'Recusar', 'Colocar de volta no ar', 'Suspender', 'Arquivar']
    expect(actions.filter((name) => drawer.queryByRole('button', { name }))).toEqual([
      'Suspender',
      'Arquivar',
    ])
    await userEvent.click(drawer.getByRole('button', { name: 'Suspender' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspender Casa?' }))
    expect(writes).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: /^Recebemos avisos/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Suspender' }))
    await waitFor(() => expect(toasts[0]?.title).toBe('Casa saiu do ar'))
    expect(writes[0]).toMatchObject({
      path: `${ADMIN}/a/suspend`,
      body: { reason: expect.stringMatching(/^Recebemos avisos/) },
    })
  })

  it('is left to another of the team by its owner', async () => {
    own = ['a']
    openTable()
    const drawer = await open(/^Casa/)
    expect(await drawer.findByText('É seu: outra pessoa da equipe decide.')).toBeDefined()
    for (const name of ['Suspender', 'Arquivar', 'Colocar em destaque']) {
      expect(drawer.queryByRole('button', { name })).toBeNull()
    }
  })

  it('stands out until the end of a day in the city', async () => {
    answer = () => {
      onServer = [listing('a', 'Casa', { featured_until: '2099-12-26T02:59:00.000Z' })]
      return { status: 200, body: {} }
    }
    openTable()
    const drawer = await open(/^Casa/)
    await userEvent.click(drawer.getByRole('button', { name: 'Colocar em destaque' }))
    expect(drawer.getByText('Escolha até que dia fica em destaque.')).toBeDefined()
    await userEvent.type(drawer.getByLabelText('Em destaque até o fim do dia'), '25/12/2099')
    await userEvent.click(drawer.getByRole('button', { name: 'Colocar em destaque' }))
    await waitFor(() => expect(toasts[0]?.title).toBe('Casa está em destaque'))
    expect(writes).toEqual([
      { path: `${ADMIN}/a/featured`, body: { until: '2099-12-26T02:59:00.000Z' } },
    ])
    expect(await drawer.findByText('Está em destaque até 25 de dezembro de 2099.')).toBeDefined()
    await userEvent.click(drawer.getByRole('button', { name: 'Tirar do destaque' }))
    await waitFor(() => expect(writes[1]?.body).toEqual({ until: null }))
  })
})
