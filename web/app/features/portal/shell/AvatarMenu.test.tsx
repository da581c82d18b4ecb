// @vitest-environment jsdom
import { PlanType } from '@portal/contract/shared/plans'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Auth, AuthContext } from '~/platform/session/auth-context.ts'
import { FORCED_SIGN_OUT_REDIRECT_MS } from '~/platform/session/session.constants.ts'
import { oweSignOut, settleSignOut } from '~/platform/session/stored-auth-data.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { AvatarMenu } from './AvatarMenu.tsx'
import { planLabels } from './plan-labels.rules.ts'
import { type Member, viewerOf } from './viewer.ts'

let toasts: ToastMessage[] = []
let stopReceiving: () => void
beforeEach(() => {
  toasts = []
  stopReceiving = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopReceiving()
  settleSignOut()
  vi.useRealTimers()
})

function renderMenu(planType: PlanType = 'clube', changes: Partial<Auth> = {}, disabled = false) {
  const auth = { ...signedIn({ planType }), ...changes }
  const onOpenProfile = vi.fn()
  const menu = (
    <AvatarMenu
      member={viewerOf(auth) as Member}
      disabled={disabled}
      onOpenProfile={onOpenProfile}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: menu }], {
    initialEntries: ['/eventos'],
  })
  render(
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>,
  )
  return { auth, router, onOpenProfile }
}

const button = () => screen.getByRole('button', { name: 'Menu da conta' })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent

describe('the avatar menu', () => {
  // spec: 40
  it.each(PlanType.options)('tells a member of plan %s who they are', async (plan) => {
    renderMenu(plan)
    await userEvent.click(button())
    expect(screen.getByText('rosangela@example.com')).toBeDefined()
    expect(screen.getByText(planLabels(plan).menu)).toBeDefined()
  })

  // spec: 13, 14, 15, 41, 114
  it.each([
    ['superadmin', 'Painel Admin', '/admin', 'lucide-shield'],
    ['admin', 'Painel Admin', '/admin', 'lucide-shield'],
    ['espadarte', 'Dashboard Empresarial', '/dash-espadarte', 'lucide-users'],
    ['clube', 'Dashboard Clube', '/dash-clube', 'lucide-users'],
  ] as [PlanType, string, string, string][])(
    'leads plan %s to "%s" at %s, with %s',
    async (plan, label, path, icon) => {
      const { router } = renderMenu(plan)
      await userEvent.click(button())
      const link = screen.getByRole('link', { name: label })
      expect(link.querySelector(`.${icon}`)).not.toBeNull()
      await userEvent.click(link)
      expect(router.state.location.pathname).toBe(path)
      expect(isOpen()).toBe(false)
    },
  )

  it('is used by keyboard alone', async () => {
    const { onOpenProfile } = renderMenu()
    await userEvent.tab()
    expect(document.activeElement).toBe(button())
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    const order: unknown[] = []
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab()
      order.push(focused())
    }
    expect(order).toEqual([
      'Dashboard Clube',
      'Meus lugares',
      'Meu roteiro',
      'Configurações',
      'Sair',
    ])
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())

    await userEvent.keyboard(' ')
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onOpenProfile).toHaveBeenCalledOnce()
    expect(isOpen()).toBe(false)
    // The profile's window will give the focus back to where it found it.
    expect(document.activeElement).toBe(button())
  })

  it('closes when the focus leaves it', async () => {
    renderMenu()
    await userEvent.click(button())
    await userEvent.tab({ shift: true })
    await userEvent.click(document.body)
    expect(isOpen()).toBe(false)
  })

  it('opens nothing while it is disabled', async () => {
    renderMenu('clube', {}, true)
    expect(button()).toHaveProperty('disabled', true)
    await userEvent.click(button())
    expect(screen.queryByText('rosangela@example.com')?.closest('[hidden]')).not.toBeNull()
  })

  it('shows initials in place of a picture', () => {
    renderMenu()
    expect(button().querySelector('[data-initials=RA]')).not.toBeNull()
  })
})

describe('"Sair"', () => {
  async function leave() {
    await userEvent.click(button())
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
  }

  // spec: 43, 152
  it('signs out everywhere, says so and leads home', async () => {
    const { auth, router } = renderMenu()
    await leave()
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(toasts).toEqual([{ title: 'Logout realizado' }])
    expect(router.state.location.pathname).toBe('/')
  })

  // spec: 153, 271
  it.each([
    ['the server could not be told', async () => oweSignOut()],
    ['everything failed', () => Promise.reject(new Error('offline'))],
  ])('is forced when %s: storage is emptied and home comes after a second', async (_, signOut) => {
    localStorage.setItem('carrinho', '1')
    sessionStorage.setItem('rascunho', '1')
    const { router } = renderMenu('clube', { signOut })
    await userEvent.click(button())
    vi.useFakeTimers()
    act(() => screen.getByRole('button', { name: 'Sair' }).click())
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(localStorage.getItem('carrinho')).toBeNull()
    expect(sessionStorage.length).toBe(0)
    expect(toasts).toMatchObject([{ title: 'Logout forçado', variant: 'destructive' }])
    await act(() => vi.advanceTimersByTimeAsync(FORCED_SIGN_OUT_REDIRECT_MS - 1))
    expect(router.state.location.pathname).toBe('/eventos')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(router.state.location.pathname).toBe('/')
  })

  it('is done once, however often it is pressed', async () => {
    const signOut = vi.fn(() => new Promise<void>(() => {}))
    renderMenu('clube', { signOut })
    await leave()
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    expect(signOut).toHaveBeenCalledOnce()
  })
})
