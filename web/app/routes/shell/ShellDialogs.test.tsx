// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeAccountDialog, openAccountDialog } from '~/platform/session/account-dialog.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { ShellDialogs } from './ShellDialogs.tsx'

// A tab that lost its network: no further file of the portal can be fetched.
const lost = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}
vi.mock('~/features/people/accounts/AccountDialog.tsx', () => lost())
vi.mock('~/features/people/profiles/ProfileDialog.tsx', () => lost())
vi.mock('~/features/guide/messages/ContactDialog.tsx', () => lost())

let toasts: ToastMessage[] = []
let stopReceiving: () => void
beforeEach(() => {
  toasts = []
  stopReceiving = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  act(closeAccountDialog)
  cleanup()
  stopReceiving()
})

const dialogs = (isProfileOpen = false, onProfileOpenChange = () => {}) => (
  <ShellDialogs
    isProfileOpen={isProfileOpen}
    onProfileOpenChange={onProfileOpenChange}
    isProfileIncomplete={false}
  />
)

describe('a window that cannot be fetched', () => {
  it.each([
    ['sign-in', '/auth'],
    ['sign-up', '/criar-conta'],
  ] as const)('is replaced by the page of the %s', async (view, page) => {
    const { path } = renderAs(signedIn(), dialogs(), '/eventos')
    act(() => openAccountDialog(view))
    await vi.waitFor(() => expect(path()).toBe(page))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is told where there is no page for it', async () => {
    const close = vi.fn()
    renderAs(signedIn(), dialogs(true, close))
    await vi.waitFor(() => expect(close).toHaveBeenCalledWith(false))
    expect(toasts[0]).toMatchObject({ title: 'A janela não abriu', variant: 'destructive' })
  })

  it('does not leave a message to an establishment waiting', async () => {
    const contactModal = {
      establishmentName: 'Maré Cheia',
      establishmentId: '00000000-0000-7000-8000-000000000001',
    }
    const auth = { ...signedIn(), contactModal }
    renderAs(auth, dialogs())
    await vi.waitFor(() => expect(auth.hideContactModal).toHaveBeenCalled())
    expect(toasts[0]?.title).toBe('A janela não abriu')
  })
})
