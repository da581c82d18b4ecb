// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeAccountDialog, useAccountDialog } from '~/platform/session/account-dialog.ts'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import { AccountArea } from './AccountArea.tsx'
import { ACCOUNT_SKELETON_MS, DIALOG_QUERY } from './shell.constants.ts'
import { type Viewer, viewerOf } from './viewer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const espadarte = viewerOf(signedIn({ planType: 'espadarte' }))

function renderArea(viewer: Viewer, disabled = false) {
  const area = (who: Viewer) => (
    <AuthContext value={signedIn()}>
      <MemoryRouter>
        <AccountArea viewer={who} disabled={disabled} onOpenProfile={() => {}} />
      </MemoryRouter>
    </AuthContext>
  )
  const { container, rerender } = render(area(viewer))
  return {
    isBusy: () => container.firstElementChild?.getAttribute('aria-busy'),
    area: container.firstElementChild,
    become: (who: Viewer) => rerender(area(who)),
  }
}

const pass = (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs))
/** The menu of members is fetched when one is known; that takes no time of the clock here. */
const menuArrives = () => act(() => vi.dynamicImportSettled())

describe('the account area', () => {
  // spec: 37, 273
  it('shows a placeholder for 200 ms, over buttons that already take their place', () => {
    expect(ACCOUNT_SKELETON_MS).toBe(200)
    const { isBusy, area } = renderArea({ status: 'visitor' })
    expect(isBusy()).toBe('true')
    expect(area?.querySelector('.invisible a[href="/auth"]')).not.toBeNull()

    pass(ACCOUNT_SKELETON_MS - 1)
    expect(isBusy()).toBe('true')
    pass(1)
    expect(isBusy()).toBe('false')
    expect(area?.querySelector('.invisible')).toBeNull()
  })

  // spec: 38
  it('then offers a visitor to sign in or to create an account', () => {
    renderArea({ status: 'visitor' })
    pass(ACCOUNT_SKELETON_MS)
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth')
    expect(screen.getByRole('link', { name: 'Criar Conta' }).getAttribute('href')).toBe(
      '/criar-conta',
    )
  })

  // spec: 39
  it('then leads a member to the dashboard, beside the menu of the account', async () => {
    renderArea(espadarte)
    await menuArrives()
    pass(ACCOUNT_SKELETON_MS)
    expect(screen.getByRole('button', { name: 'Menu da conta' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Dashboard Empresarial' })
    expect(link.getAttribute('href')).toBe('/dash-espadarte')
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })

  it('keeps the placeholder until it is known who looks, and shows nobody else’s buttons', async () => {
    const { isBusy, area, become } = renderArea({ status: 'unknown' })
    pass(5_000)
    expect(isBusy()).toBe('true')
    expect(screen.getByRole('link', { name: 'Login' }).closest('.invisible')).not.toBeNull()
    become(espadarte)
    await menuArrives()
    expect(isBusy()).toBe('false')
    expect(area?.querySelector('.invisible')).toBeNull()
    expect(screen.getByRole('link', { name: 'Dashboard Empresarial' })).toBeDefined()
  })

  // spec: 273
  it('keeps it for 200 ms even when that is known sooner', async () => {
    const { isBusy, become } = renderArea({ status: 'unknown' })
    become(espadarte)
    await menuArrives()
    pass(ACCOUNT_SKELETON_MS - 1)
    expect(isBusy()).toBe('true')
    pass(1)
    expect(isBusy()).toBe('false')
  })

  it('has links without an address while it is disabled', () => {
    renderArea({ status: 'visitor' }, true)
    pass(ACCOUNT_SKELETON_MS)
    const link = screen.getByRole('link', { name: 'Login' })
    expect(link.getAttribute('aria-disabled')).toBe('true')
    expect(link.hasAttribute('href')).toBe(false)
  })
})

describe('"Login" and "Criar Conta"', () => {
  const press = (name: string, how: MouseEventInit = {}) =>
    fireEvent.click(screen.getByRole('link', { name }), { button: 0, ...how })
  const shown = () => renderHook(useAccountDialog).result.current[0]
  const stubWidth = (isWide: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide && query === DIALOG_QUERY }))

  beforeEach(() => {
    closeAccountDialog()
    renderArea({ status: 'visitor' })
    pass(ACCOUNT_SKELETON_MS)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    window.history.replaceState(null, '', '/')
  })

  // spec: 8
  it('open the dialogs from 768 px on', () => {
    expect(DIALOG_QUERY).toBe('(min-width: 48rem)')
    stubWidth(true)
    expect(press('Login')).toBe(false)
    expect(shown()).toBe('sign-in')
    expect(press('Criar Conta')).toBe(false)
    expect(shown()).toBe('sign-up')
  })

  // spec: 8
  it('are plain links below', () => {
    stubWidth(false)
    press('Login')
    expect(shown()).toBeNull()
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('open another tab with %s', (key) => {
    stubWidth(true)
    press('Login', { [key]: true })
    expect(shown()).toBeNull()
  })

  it('are plain links on the pages that show the same forms', () => {
    stubWidth(true)
    window.history.replaceState(null, '', '/criar-conta')
    press('Login')
    expect(shown()).toBeNull()
  })
})
