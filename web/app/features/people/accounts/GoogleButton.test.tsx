// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { signInWithGoogle } from '~/platform/session/auth-client.ts'
import { renderAccounts } from './accounts.testing.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { peekReturnPath } from './return-path.ts'

vi.mock('~/platform/session/auth-client.ts', () => ({ signInWithGoogle: vi.fn() }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.mocked(signInWithGoogle).mockReset()
})

// spec: 206
it('leaves for Google once, with the plan, and remembers the way back', async () => {
  renderAccounts(<GoogleButton label="Cadastrar com Google" plan="macarico" returnPath="/todo" />)
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar com Google' }))
  const busy = await screen.findByRole('button', { name: 'Abrindo o Google…' })
  await userEvent.click(busy)
  expect(signInWithGoogle).toHaveBeenCalledExactlyOnceWith({ plan: 'macarico' })
  expect(peekReturnPath()).toBe('/todo')
})

it('wakes up when the person comes back by the browser', async () => {
  renderAccounts(<GoogleButton label="Entrar com Google" plan="clube" returnPath="/" />)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar com Google' }))
  await screen.findByRole('button', { name: 'Abrindo o Google…' })
  act(() => {
    fireEvent(window, new Event('pageshow'))
  })
  expect(screen.getByRole('button', { name: 'Entrar com Google' })).toBeTruthy()
})
