// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountArea } from './AccountArea.tsx'
import { ACCOUNT_SKELETON_MS } from './shell.constants.ts'
import type { Viewer } from './viewer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderArea(viewer: Viewer, disabled = false) {
  const { container } = render(
    <MemoryRouter>
      <AccountArea viewer={viewer} disabled={disabled} />
    </MemoryRouter>,
  )
  const area = container.firstElementChild
  return { isBusy: () => area?.getAttribute('aria-busy'), area }
}

const pass = (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs))

describe('the account area', () => {
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

  it('then offers a visitor to sign in or to create an account', () => {
    renderArea({ status: 'visitor' })
    pass(ACCOUNT_SKELETON_MS)
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth')
    expect(screen.getByRole('link', { name: 'Criar Conta' }).getAttribute('href')).toBe(
      '/criar-conta',
    )
  })

  it('then leads a member to the dashboard', () => {
    renderArea({ status: 'member', planType: 'espadarte' })
    pass(ACCOUNT_SKELETON_MS)
    const link = screen.getByRole('link', { name: 'Dashboard Empresarial' })
    expect(link.getAttribute('href')).toBe('/dash-espadarte')
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })

  it('has links without an address while it is disabled', () => {
    renderArea({ status: 'visitor' }, true)
    pass(ACCOUNT_SKELETON_MS)
    const link = screen.getByRole('link', { name: 'Login' })
    expect(link.getAttribute('aria-disabled')).toBe('true')
    expect(link.hasAttribute('href')).toBe(false)
  })
})
