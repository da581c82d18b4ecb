// @vitest-environment jsdom
import type { OpenSession } from '@portal/contract/people/accounts/session'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { SessionsPanel } from './SessionsPanel.tsx'

const HERE = 'a1a1a1a1-0000-7000-8000-000000000001'
const PHONE = 'a1a1a1a1-0000-7000-8000-000000000002'
const TABLET = 'a1a1a1a1-0000-7000-8000-000000000003'
const device = (id: string, name: string, rest: Partial<OpenSession> = {}): OpenSession => ({
  id,
  created_at: '2026-07-10T12:00:00Z',
  last_used_at: new Date().toISOString(),
  expires_at: '2026-07-25T12:00:00Z',
  device: name,
  ip_address: '200.10.20.30',
  is_current: false,
  ...rest,
})

let open: OpenSession[] = []
let toasts: ToastMessage[] = []
let stopToasts = () => {}
const onLeaveAll = vi.fn()

beforeEach(() => {
  open = [
    device(PHONE, 'Chrome no Android'),
    device(TABLET, 'Safari no iPad', { ip_address: null }),
    device(HERE, 'Firefox no Linux', { is_current: true }),
  ]
  toasts = []
  onLeaveAll.mockClear()
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
})

const list = () => screen.findByRole('list', { name: 'Aparelhos conectados' })
const devices = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent)
const answerList = () => ok(open)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the devices of an account', () => {
  it('are listed with this one first and marked, and it cannot be ended from its own row', async () => {
    fakeApi({ 'GET /api/v1/auth/sessions': answerList })
    renderAs(signedIn(), <SessionsPanel onLeaveAll={onLeaveAll} />)
    expect(await devices()).toEqual([
      'Firefox no LinuxEste aparelho',
      'Chrome no Android',
      'Safari no iPad',
    ])
    expect(screen.getByText(/IP 200\.10\.20\.30/, { selector: 'li:nth-child(2) p' })).toBeDefined()
    expect(screen.getByText(/endereço não registrado/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Encerrar o acesso de Firefox/ })).toBeNull()
  })

  it('can be ended one by one, asked once; the heading takes the focus of the lost row', async () => {
    const api = fakeApi({
      'GET /api/v1/auth/sessions': answerList,
      [`DELETE /api/v1/auth/sessions/${PHONE}`]: () => {
        open = open.filter(({ id }) => id !== PHONE)
        return ok({ ended: 1 })
      },
    })
    renderAs(signedIn(), <SessionsPanel onLeaveAll={onLeaveAll} />)
    await list()
    await press('Encerrar o acesso de Chrome no Android')
    expect(await screen.findByText('Encerrar o acesso de Chrome no Android?')).toBeDefined()
    expect(api.sent(`DELETE /api/v1/auth/sessions/${PHONE}`)).toHaveLength(0)

    await press('Encerrar acesso')
    await waitFor(async () => expect(await devices()).toHaveLength(2))
    expect(toasts).toMatchObject([{ title: 'Acesso encerrado', variant: 'success' }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Aparelhos conectados'))
  })

  it('count as ended when they are gone already', async () => {
    fakeApi({
      'GET /api/v1/auth/sessions': answerList,
      [`DELETE /api/v1/auth/sessions/${PHONE}`]: () => {
        open = open.filter(({ id }) => id !== PHONE)
        return refused(404, 'session.not-found')
      },
    })
    renderAs(signedIn(), <SessionsPanel onLeaveAll={onLeaveAll} />)
    await list()
    await press('Encerrar o acesso de Chrome no Android')
    await press('Encerrar acesso')
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Acesso encerrado' }]))
  })

  it('stay as they are when the question is answered with no', async () => {
    const api = fakeApi({ 'GET /api/v1/auth/sessions': answerList })
    renderAs(signedIn(), <SessionsPanel onLeaveAll={onLeaveAll} />)
    await list()
    await press('Encerrar o acesso de Chrome no Android')
    await press('Cancelar')
    expect(api.sent(`DELETE /api/v1/auth/sessions/${PHONE}`)).toHaveLength(0)
    expect(await devices()).toHaveLength(3)
  })

  it('say so when one could not be ended', async () => {
    fakeApi({
      'GET /api/v1/auth/sessions': answerList,
      [`DELETE /api/v1/auth/sessions/${PHONE}`]: () => refused(429, 'limits', 'Espere um pouco.'),
    })
    renderAs(signedIn(), <SessionsPanel onLeaveAll={onLeaveAll} />)
    await list()
    await press('Encerrar o acesso de Chrome no Android')
    await press('Encerrar acesso')
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Erro ao encerrar o acesso', description: 'Espere um pouco.' },
      ]),
    )
  })
})

describe('leaving', () => {
  it('the other devices keeps this one and says what the list shows', async () => {
    fakeApi({ 'GET /api/v1/auth/sessions': answerList })
    const auth = signedIn()
    vi.mocked(auth.signOut).mockImplementation(async () => {
      open = open.filter(({ is_current }) => is_current)
    })
    renderAs(auth, <SessionsPanel onLeaveAll={onLeaveAll} />)
    await list()
    await press('Sair dos outros aparelhos')
    expect(auth.signOut).not.toHaveBeenCalled()
    await press('Sair dos outros')
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Outros aparelhos desconectados' }]))
    expect(auth.signOut).toHaveBeenCalledWith('others')
    expect(await devices()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Sair dos outros aparelhos' })).toBeNull()
  })

  it('never claims that the others are gone while the list still has them', async () => {
    fakeApi({ 'GET /api/v1/auth/sessions': answerList })
    renderAs(signedIn(), <SessionsPanel onLeaveAll={onLeaveAll} />)
    await list()
    await press('Sair dos outros aparelhos')
    await press('Sair dos outros')
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Erro ao sair dos outros aparelhos', variant: 'destructive' },
      ]),
    )
  })

  it('every device is asked once, then handed to the way out', async () => {
    fakeApi({ 'GET /api/v1/auth/sessions': answerList })
    renderAs(signedIn(), <SessionsPanel onLeaveAll={onLeaveAll} />)
    await list()
    await press('Sair de todos os aparelhos')
    expect(onLeaveAll).not.toHaveBeenCalled()
    await press('Sair de todos')
    expect(onLeaveAll).toHaveBeenCalledOnce()
  })
})

it('offers to try again when the devices cannot be read', async () => {
  let isAway = true
  fakeApi({
    'GET /api/v1/auth/sessions': () => (isAway ? refused(403, 'x', 'Recusado.') : answerList()),
  })
  renderAs(signedIn(), <SessionsPanel onLeaveAll={onLeaveAll} />)
  expect(await screen.findByText('Não deu para carregar os aparelhos')).toBeDefined()
  isAway = false
  await press('Tentar de novo')
  expect(await devices()).toHaveLength(3)
})
