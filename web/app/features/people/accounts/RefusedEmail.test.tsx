// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { RefusedEmail } from './RefusedEmail.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says where e-mails do not arrive, and leads to another address', () => {
  renderAs(
    signedIn({ user: { email: 'rosa@exemplo.test', email_refused: true } }),
    <RefusedEmail />,
  )
  expect(screen.getByText(/Não conseguimos entregar e-mails em rosa@exemplo\.test/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Trocar o e-mail' })
  expect(link.getAttribute('href')).toBe('/dash-clube#seguranca')
})

it('is tried again when the address is right', async () => {
  const tried = vi.fn(() => ok({ tried: true }))
  fakeApi({ 'POST /api/v1/auth/email-delivery': tried })
  renderAs(signedIn({ user: { email_refused: true } }), <RefusedEmail />)
  fireEvent.click(screen.getByRole('button', { name: 'O endereço está certo' }))
  await waitFor(() => expect(tried).toHaveBeenCalledOnce())
})

it('says nothing where they arrive', () => {
  renderAs(signedIn(), <RefusedEmail />)
  expect(screen.queryByRole('region')).toBeNull()
})
