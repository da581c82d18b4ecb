// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '~/platform/testing/fake-api.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { accountApi, fakeAuth, MARIA, renderAccounts } from './accounts.testing.tsx'
import GoogleReturnScreen from './GoogleReturnScreen.tsx'
import { rememberReturnPath } from './return-path.ts'

let toasts: ToastMessage[] = []

const TRIAL = 'POST /api/v1/subscriptions/trial'
const said = () => toasts

beforeEach(() => {
  toasts = []
  receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

function comeBack(search: string, auth = fakeAuth()) {
  window.history.replaceState(null, '', `/auth/callback${search}`)
  return renderAccounts(
    <StrictMode>
      <GoogleReturnScreen />
    </StrictMode>,
    { path: '/auth/callback', auth },
  )
}

describe('coming back from Google', () => {
  // spec: 9
  it('refreshes the session, starts the trial of the plan once and leads home', async () => {
    const api = accountApi()
    const { auth, place } = comeBack('?plan=macarico')
    expect(screen.getByRole('status').textContent).toBe('Terminando de entrar com o Google…')
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.sent(TRIAL)).toEqual([{ plan: 'macarico', cycle: 'month' }])
    expect(auth.refreshSession).toHaveBeenCalledOnce()
    expect(auth.refreshPlanType).toHaveBeenCalledOnce()
    expect(said()).toEqual([{ title: 'Login realizado com sucesso!', variant: 'success' }])
  })

  it.each(['?plan=clube', '', '?plan=admin'])('starts no trial for %j', async (search) => {
    const api = accountApi()
    const { place } = comeBack(search)
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.sent(TRIAL)).toEqual([])
  })

  // spec: 206
  it('reads premium as espadarte', async () => {
    const api = accountApi()
    const { place } = comeBack('?plan=premium')
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.sent(TRIAL)).toEqual([{ plan: 'espadarte', cycle: 'month' }])
  })

  it('leads to where the person wanted to go before they left', async () => {
    accountApi()
    rememberReturnPath('/dash-clube')
    const { place } = comeBack('?plan=clube')
    await waitFor(() => expect(place().pathname).toBe('/dash-clube'))
  })

  it('lets the person in though the trial did not start, and says so', async () => {
    accountApi({ [TRIAL]: () => refused(409, 'subscriptions.x') })
    const { place } = comeBack('?plan=atalaia')
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(said()[0]).toMatchObject({
      title: 'Você entrou, mas o teste não começou',
      variant: 'destructive',
    })
  })

  it('leads an administrator who owes the second factor to it', async () => {
    accountApi()
    rememberReturnPath('/admin')
    const session = { ...MARIA, second_factor: 'prove' as const }
    const { place } = comeBack('?plan=clube', fakeAuth({ refreshSession: async () => session }))
    await waitFor(() => expect(place().pathname).toBe('/auth'))
    expect(place().state).toEqual({ from: '/admin' })
    expect(said()).toEqual([])
  })
})

describe('coming back from Google without an account', () => {
  // spec: 231
  it('says why, as a notice and on the page, and offers both ways', async () => {
    const api = accountApi()
    const { auth } = comeBack('?plan=atalaia&error=access_denied')
    const title = await screen.findByRole('heading', { name: 'Erro no login' })
    const reason = 'Você não autorizou a entrada pelo Google. Tente de novo ou use e-mail e senha.'
    expect(screen.getByText(reason)).toBeTruthy()
    expect(document.activeElement).toBe(title)
    expect(said()).toEqual([
      { title: 'Erro no login', description: reason, variant: 'destructive' },
    ])
    expect(screen.getByRole('button', { name: 'Tentar de novo com Google' })).toBeTruthy()
    const withPassword = screen.getByRole('link', { name: 'Entrar com e-mail e senha' })
    expect(withPassword.getAttribute('href')).toBe('/auth')
    expect(auth.refreshSession).not.toHaveBeenCalled()
    expect(api.made).toEqual([])
  })

  // spec: 231
  it('says the general sentence for a reason nobody knows, and never repeats it', async () => {
    comeBack('?error=%3Cimg%20src%3Dx%3E')
    expect(await screen.findByText('Erro ao fazer login com Google. Tente novamente.')).toBeTruthy()
    expect(document.body.textContent).not.toContain('<img')
  })

  it('says when no session came of it', async () => {
    comeBack('?plan=clube', fakeAuth({ refreshSession: async () => null }))
    expect(
      await screen.findByText('O Google respondeu, mas o login não foi concluído. Tente de novo.'),
    ).toBeTruthy()
  })
})
