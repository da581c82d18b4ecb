// @vitest-environment jsdom
import type { PersonSummary } from '@portal/contract/people/accounts/people'
import type { StaffInvitation } from '@portal/contract/people/accounts/staff-invitations'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { SEARCH_DEBOUNCE_MS } from '~/ui/use-typed-filter.ts'
import PeopleScreen from './PeopleScreen.tsx'

const person = (changes: Partial<PersonSummary> = {}): PersonSummary => ({
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ana@exemplo.com.br',
  email_verified: true,
  full_name: 'Ana Souza',
  whatsapp: '91988880000',
  state: 'PA',
  city: 'Belém',
  plan_type: 'clube',
  role: 'user',
  plan: 'clube',
  plan_ends_at: null,
  has_second_factor: false,
  open_sessions: 2,
  created_at: '2026-07-18T22:42:00Z',
  blocked: null,
  may: {
    change_plan: true,
    change_role: true,
    end_sessions: true,
    block: true,
    unblock: false,
    send_reset: true,
  },
  ...changes,
})

let onServer: PersonSummary[]
let nextCursor: string | null
let invitations: StaffInvitation[]
let reads: string[]
let writes: { method: string; path: string; body: unknown }[]
let answer: () => { status: number; body: unknown }
let toasts: ToastMessage[]
let stopToasts: () => void

beforeEach(() => {
  onServer = [person()]
  nextCursor = null
  invitations = []
  reads = []
  writes = []
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/v1/admin/saved-filters')) return Response.json([])
    if (init.method === 'GET' && path.startsWith('/api/v1/admin/staff-invitations')) {
      return Response.json(invitations)
    }
    if (init.method === 'GET') {
      reads.push(path)
      return Response.json({ people: onServer, next_cursor: nextCursor, total: onServer.length })
    }
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    writes.push({ method: String(init.method), path, body })
    const { status, body: answered } = answer()
    return Response.json(answered, { status })
  })
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function openPeople(address = '/admin/pessoas', planType: 'admin' | 'superadmin' = 'admin') {
  const element = <PeopleScreen />
  const router = createMemoryRouter([{ path: '/admin/pessoas', element }], {
    initialEntries: [address],
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={signedIn({ planType })}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
  return router
}
const open = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}
const choose = async (field: HTMLElement, option: string) => {
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const confirm = async (name: string) => {
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name }))
}

describe('the list', () => {
  it('says who there is, with plan, role, city, sessions and the day they came', async () => {
    openPeople()
    const row = (await screen.findByRole('rowheader')).closest('tr')
    expect(row?.textContent).toContain('ana@exemplo.com.br')
    const cells = within(row as HTMLElement).getAllByRole('cell')
    expect(cells.map((cell) => cell.lastElementChild?.textContent)).toEqual([
      'Clube',
      'Usuário',
      'Belém, PA',
      '2',
      '18/07/2026',
    ])
    expect(screen.getByText('1 pessoa')).toBeDefined()
  })

  it('asks by what the address says', async () => {
    openPeople('/admin/pessoas?busca=ana&plano=clube&cursor=abc')
    await screen.findByRole('rowheader')
    expect(reads).toEqual([
      '/api/v1/admin/people?search=ana&plan_type=clube&sort=recentes&cursor=abc',
    ])
    expect(screen.getByRole('link', { name: 'Anterior' }).getAttribute('href')).toBe(
      '/admin/pessoas?busca=ana&plano=clube',
    )
  })

  it('leads to the next page', async () => {
    nextCursor = 'xyz'
    openPeople('/admin/pessoas?busca=ana')
    const next = await screen.findByRole('link', { name: 'Próxima' })
    expect(next.getAttribute('href')).toBe('/admin/pessoas?busca=ana&cursor=xyz')
  })

  it('offers to clear a filter that finds nobody', async () => {
    onServer = []
    const router = openPeople('/admin/pessoas?busca=ninguem&plano=admin')
    const [clear] = await screen.findAllByRole('button', { name: 'Limpar filtros' })
    await userEvent.click(clear as HTMLElement)
    expect(router.state.location.search).toBe('')
    expect(await screen.findByText('Ninguém criou conta ainda')).toBeDefined()
  })

  it('offers to try again when it cannot be read', async () => {
    const calm = fetch
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'x', detail: 'Acesso negado.' }, { status: 403 }),
    )
    openPeople()
    await screen.findByText('Acesso negado.')
    vi.stubGlobal('fetch', calm)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('rowheader')).toBeDefined()
  })
})

it('waits 300 ms after the last letter before it searches', async () => {
  expect(SEARCH_DEBOUNCE_MS).toBe(300)
  const router = openPeople('/admin/pessoas?cursor=abc')
  await screen.findByRole('rowheader')
  vi.useFakeTimers()
  const box = screen.getByLabelText('Buscar por nome ou e-mail')
  fireEvent.change(box, { target: { value: 'a' } })
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1))
  fireEvent.change(box, { target: { value: 'ana ' } })
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1))
  expect(router.state.location.search).toBe('?cursor=abc')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(router.state.location.search).toBe('?busca=ana')
})

describe('a person', () => {
  // spec: 1100
  it('loses a plan after one question, and is given one where a reason is asked for', async () => {
    onServer = [person({ plan: 'espadarte', plan_type: 'espadarte' })]
    const changed = person({ plan: 'clube', plan_type: 'clube' })
    answer = () => {
      onServer = [changed]
      return { status: 200, body: changed }
    }
    openPeople()
    const panel = await open(/^Ana Souza/)
    const give = panel.getByRole('link', { name: 'Dar um plano, com motivo e último dia' })
    expect(give.getAttribute('href')).toMatch(/^\/admin\/financeiro\/planos-dados\?para=/)
    await userEvent.click(panel.getByRole('button', { name: 'Encerrar o plano' }))
    expect(writes).toEqual([])
    await confirm('Encerrar o plano')
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(writes).toEqual([
      {
        method: 'PUT',
        path: `/api/v1/admin/people/${changed.id}/plan`,
        body: { plan: 'clube' },
      },
    ])
    expect(toasts[0]).toEqual({ title: 'Ana Souza voltou ao Clube', variant: 'success' })
  })

  it('keeps the role when the server refuses to change it, and says why', async () => {
    answer = () => ({
      status: 409,
      body: { code: 'people.last-superadmin', detail: 'O portal precisa de um superadmin.' },
    })
    onServer = [person({ role: 'superadmin', plan_type: 'superadmin' })]
    openPeople()
    const panel = await open(/^Ana Souza/)
    await choose(panel.getByRole('combobox', { name: 'Mudar o papel' }), 'Usuário')
    await userEvent.click(panel.getByRole('button', { name: 'Mudar papel' }))
    await confirm('Mudar papel')
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]).toEqual({
      title: 'Não deu para mudar o papel',
      description: 'O portal precisa de um superadmin.',
      variant: 'destructive',
    })
    expect(screen.getAllByText('Superadmin').length).toBeGreaterThan(0)
  })

  it('is signed out everywhere after one question', async () => {
    answer = () => {
      onServer = [person({ open_sessions: 0 })]
      return { status: 200, body: { ended: 2 } }
    }
    openPeople()
    const panel = await open(/^Ana Souza/)
    await userEvent.click(panel.getByRole('button', { name: 'Encerrar todas as sessões' }))
    await confirm('Encerrar sessões')
    await waitFor(() => expect(toasts[0]?.title).toBe('2 sessões encerradas'))
    await waitFor(() =>
      expect(panel.queryByRole('button', { name: 'Encerrar todas as sessões' })).toBeNull(),
    )
  })

  it('shows an administrator no button that the server would refuse', async () => {
    const may = {
      ...{ change_plan: false, change_role: false, end_sessions: false },
      ...{ block: false, unblock: false, send_reset: false },
    }
    onServer = [person({ may })]
    openPeople()
    const panel = await open(/^Ana Souza/)
    expect(panel.getByText('(91) 98888-0000')).toBeDefined()
    expect(panel.queryByRole('combobox')).toBeNull()
    for (const name of [/Encerrar/, /Bloquear/, /Desbloquear/, /nova senha/]) {
      expect(panel.queryByRole('button', { name })).toBeNull()
    }
    expect(panel.getByRole('link', { name: 'Ver na auditoria' }).getAttribute('href')).toBe(
      `/admin/auditoria?sobre=${person().id}`,
    )
  })

  it('is blocked with a reason and a choice about what they wrote', async () => {
    const changed = person({ blocked: { at: '2026-07-18T22:42:00Z', reason: 'Ofensas.' } })
    answer = () => {
      onServer = [changed]
      return { status: 200, body: changed }
    }
    openPeople()
    const panel = await open(/^Ana Souza/)
    await userEvent.click(panel.getByRole('button', { name: 'Bloquear esta pessoa' }))
    const question = within(await screen.findByRole('dialog', { name: 'Bloquear Ana Souza?' }))
    await userEvent.type(question.getByLabelText(/Motivo/), 'Ofensas.')
    await userEvent.click(question.getByRole('button', { name: 'Bloquear' }))
    expect(question.getByText('Escolha o que fazer com o que ela escreveu.')).toBeDefined()
    expect(writes).toEqual([])
    await userEvent.click(question.getByRole('radio', { name: /Sai do ar agora/ }))
    await userEvent.click(question.getByRole('button', { name: 'Bloquear' }))
    await waitFor(() => expect(toasts[0]?.title).toBe('Ana Souza está bloqueada'))
    expect(writes).toEqual([
      {
        method: 'POST',
        path: `/api/v1/admin/people/${changed.id}/block`,
        body: { reason: 'Ofensas.', content: 'hide' },
      },
    ])
  })

  it('is sent a new password link after one question', async () => {
    answer = () => ({ status: 202, body: { email: 'ana@exemplo.com.br' } })
    openPeople()
    const panel = await open(/^Ana Souza/)
    await userEvent.click(panel.getByRole('button', { name: 'Enviar link de nova senha' }))
    await confirm('Enviar link')
    await waitFor(() => expect(toasts[0]?.title).toBe('Link enviado para ana@exemplo.com.br'))
  })
})

describe('the invitation of staff', () => {
  const invitation: StaffInvitation = {
    id: '00000000-0000-4000-8000-0000000000aa',
    email: 'iara@exemplo.com.br',
    role: 'editor',
    created_at: '2026-07-18T22:42:00Z',
    expires_at: '2026-07-25T22:42:00Z',
    is_expired: false,
  }

  it('is for superadmins only', async () => {
    openPeople()
    await screen.findByRole('rowheader')
    expect(screen.queryByText('Convidar para a equipe')).toBeNull()
  })

  it('goes to an e-mail with a role, and waits in a list where it can be cancelled', async () => {
    answer = () => {
      invitations = [invitation]
      return { status: 201, body: invitation }
    }
    openPeople('/admin/pessoas', 'superadmin')
    const panel = within(await screen.findByRole('region', { name: 'Convidar para a equipe' }))
    await userEvent.type(panel.getByLabelText(/E-mail/), invitation.email)
    await userEvent.click(panel.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() => expect(toasts[0]?.title).toBe('Convite enviado para iara@exemplo.com.br'))
    expect(writes[0]?.body).toEqual({ email: invitation.email, role: 'editor' })
    answer = () => ({ status: 200, body: { cancelled: true } })
    await userEvent.click(
      await panel.findByRole('button', { name: 'Cancelar o convite de iara@exemplo.com.br' }),
    )
    await confirm('Cancelar convite')
    await waitFor(() => expect(toasts[1]?.title).toBe('Convite cancelado'))
  })

  it('says under the field why it was refused', async () => {
    answer = () => ({ status: 409, body: { code: 'x', detail: 'Já administra o portal.' } })
    openPeople('/admin/pessoas', 'superadmin')
    const panel = within(await screen.findByRole('region', { name: 'Convidar para a equipe' }))
    await userEvent.type(panel.getByLabelText(/E-mail/), invitation.email)
    await userEvent.click(panel.getByRole('button', { name: 'Enviar convite' }))
    expect(await panel.findByText('Já administra o portal.')).toBeDefined()
  })
})
