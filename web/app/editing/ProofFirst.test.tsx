// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { ProofFirst } from './ProofFirst.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const RESEND = 'POST /api/v1/auth/email-confirmation'

it('says what to confirm before an address is typed, and sends the link again', async () => {
  const api = fakeApi({ [RESEND]: () => ok({ accepted: true }) })
  const auth = signedIn()
  renderAs({ ...auth, user: auth.user && { ...auth.user, is_proved: false } }, <ProofFirst />)
  expect(screen.getByText(/^Confirme antes seu e-mail ou seu WhatsApp/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar e-mail' }))
  await waitFor(() => expect(api.sent(RESEND)).toHaveLength(1))
})

it('is not there for who is proved', () => {
  fakeApi({})
  renderAs(signedIn(), <ProofFirst />)
  expect(screen.queryByText(/Confirme antes/)).toBeNull()
})
