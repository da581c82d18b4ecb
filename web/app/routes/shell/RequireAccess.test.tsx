// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { type Auth, AuthContext } from '~/platform/session/auth-context.ts'
import { FORCED_SIGN_OUT_REDIRECT_MS } from '~/platform/session/session.constants.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { RequireAccess } from './RequireAccess.tsx'

const PLACES = 'GET /api/v1/my/establishments'

let toasts: ToastMessage[] = []
let stopReceiving: () => void
beforeEach(() => {
  toasts = []
  stopReceiving = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopReceiving()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const visitor = (changes: Partial<Auth> = {}): Auth => ({
  ...signedIn(),
  user: null,
  session: null,
  planType: null,
  isAdmin: false,
  ...changes,
})

function openPage(path: string, auth: Auth, fallbackPath?: string) {
  const guarded = (
    <RequireAccess fallbackPath={fallbackPath}>
      <h1>conteúdo</h1>
    </RequireAccess>
  )
  const pages = ['/admin/*', '/dash-espadarte', '/dash-clube'].map((page) => ({
    path: page,
    element: guarded,
  }))
  const router = createMemoryRouter([...pages, { path: '*', element: 'fora' }], {
    initialEntries: ['/', path],
  })
  const queries = createQueryClient()
  const page = (current: Auth) => (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AuthContext value={current}>
          <RouterProvider router={router} />
        </AuthContext>
      </QueryClientProvider>
    </StrictMode>
  )
  const view = render(page(auth))
  return { router, become: (next: Auth) => view.rerender(page(next)) }
}

const content = () => screen.queryByRole('heading', { name: 'conteúdo' })

describe('a guarded page', () => {
  it('opens for whom it is meant', () => {
    openPage('/admin/usuarios', signedIn({ planType: 'admin' }))
    expect(content()).not.toBeNull()
    expect(toasts).toEqual([])
  })

  // spec: 29
  it('says that the session initialises, with any error below', () => {
    const { become } = openPage('/dash-clube', visitor({ isLoading: true }))
    expect(screen.getByRole('status').textContent).toBe('Inicializando...')
    expect(screen.getByRole('status').querySelector('.animate-spin')).not.toBeNull()
    expect(screen.getByRole('status').closest('.place-items-center')).not.toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    become(visitor({ isLoading: true, authError: 'Erro ao obter sessão' }))
    expect(screen.getByRole('alert').textContent).toBe('Erro ao obter sessão')
    become(signedIn())
    expect(content()).not.toBeNull()
  })

  // spec: 22
  it('leads a visitor to the sign-in, which knows the way back', () => {
    const { router } = openPage('/admin/usuarios?busca=ana#lista', visitor())
    expect(router.state.location.pathname).toBe('/auth')
    expect(router.state.location.state).toEqual({ from: '/admin/usuarios?busca=ana#lista' })
    expect(content()).toBeNull()
  })

  // spec: 24
  it('sends others to their own dashboard and tells them why, once', () => {
    const { router } = openPage('/admin', signedIn({ planType: 'clube' }))
    expect(router.state.location.pathname).toBe('/dash-clube')
    expect(content()).not.toBeNull()
    expect(toasts.map(({ title }) => title)).toEqual(['Acesso restrito'])
    expect(toasts[0]?.description).toContain('plano')
  })

  // spec: 28
  it('sends them to its fallback path if it has one', () => {
    const { router } = openPage('/admin', signedIn({ planType: 'clube' }), '/planos')
    expect(router.state.location.pathname).toBe('/planos')
  })

  it('closes when the rights are taken away', async () => {
    fakeApi({ [PLACES]: () => ok([]) })
    const { router, become } = openPage('/dash-espadarte', signedIn({ planType: 'espadarte' }))
    become(signedIn({ planType: 'clube' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dash-clube'))
    expect(toasts).toHaveLength(1)
  })

  it('of businesses opens for who works for one, whatever their own plan', async () => {
    fakeApi({ [PLACES]: () => ok([{ id: 'a' }]) })
    const { router } = openPage('/dash-espadarte', signedIn({ planType: 'clube' }))
    expect(screen.getByRole('status').textContent).toBe('Inicializando...')
    await screen.findByRole('heading', { name: 'conteúdo' })
    expect(router.state.location.pathname).toBe('/dash-espadarte')
    expect(toasts).toEqual([])
  })

  it('of businesses stays closed where that cannot be told', async () => {
    fakeApi({ [PLACES]: () => refused(403, 'x') })
    const { router } = openPage('/dash-espadarte', signedIn({ planType: 'clube' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dash-clube'))
    expect(toasts).toHaveLength(1)
  })

  it('asks who was signed out by the server to sign in again', () => {
    const { router, become } = openPage('/dash-clube', signedIn())
    become(visitor())
    expect(router.state.location.pathname).toBe('/auth')
  })

  // spec: 271
  it('leads home who signed out, and not to the sign-in', () => {
    expect(FORCED_SIGN_OUT_REDIRECT_MS).toBe(1_000)
    vi.useFakeTimers()
    const { router, become } = openPage('/dash-clube', signedIn())
    become(visitor({ hasPersonLeft: true }))
    expect(content()).toBeNull()
    act(() => vi.advanceTimersByTime(FORCED_SIGN_OUT_REDIRECT_MS - 1))
    expect(router.state.location.pathname).toBe('/dash-clube')
    act(() => vi.advanceTimersByTime(1))
    expect(router.state.location.pathname).toBe('/')
  })

  it('asks whoever opens it after that to sign in, as ever', () => {
    const { router } = openPage('/dash-clube', visitor({ hasPersonLeft: true }))
    expect(router.state.location.pathname).toBe('/auth')
  })
})
