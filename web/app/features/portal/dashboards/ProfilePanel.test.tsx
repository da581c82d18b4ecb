// @vitest-environment jsdom
import type { Profile } from '@portal/contract/people/profiles/profile'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { ROSANGELA, renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { ProfilePanel } from './ProfilePanel.tsx'

const RESEND = 'POST /api/v1/auth/email-confirmation'
const profile: Profile = {
  id: '0197f2f0-0000-7000-8000-0000000000bb',
  user_id: ROSANGELA.id,
  email: ROSANGELA.email,
  full_name: 'Rosângela Alves',
  whatsapp: '91992536072',
  whatsapp_confirmed_at: '2026-07-18T22:42:00Z',
  state: 'PA',
  city: 'Salinópolis',
  plan_type: 'clube',
  plan_ends_at: null,
  accepts_promotions: false,
  birth_date: null,
  updated_at: '2026-07-18T22:42:00Z',
  is_complete: true,
}
let toasts: ToastMessage[] = []
let stopToasts = () => {}
beforeEach(() => {
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
})
const rows = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  )

it('shows what the portal knows, the phone as people write it', () => {
  renderAs(signedIn(), <ProfilePanel user={ROSANGELA} profile={profile} onEdit={vi.fn()} />)
  expect(rows()).toEqual({
    Nome: 'Rosângela Alves',
    'E-mail': 'rosangela@example.comConfirmado',
    WhatsApp: '(91) 99253-6072Confirmado',
    Cidade: 'Salinópolis, PA',
  })
})

it('says what is not there and what is not confirmed', () => {
  const bare = { ...profile, full_name: null, whatsapp: null, city: null, state: null }
  const user = { ...ROSANGELA, email_verified: false }
  renderAs(signedIn(), <ProfilePanel user={user} profile={bare} onEdit={vi.fn()} />)
  expect(rows()).toEqual({
    Nome: 'Não informado',
    'E-mail': 'rosangela@example.comNão confirmadoReenviar e-mail',
    WhatsApp: 'Não informado',
    Cidade: 'Não informado',
  })
})

it('sends the confirmation once more and says where to look', async () => {
  const answers = [ok({ accepted: true }), refused(429, 'limits.too-many', 'Espere um pouco.')]
  const api = fakeApi({ [RESEND]: () => answers.shift() ?? ok({}) })
  const user = { ...ROSANGELA, email_verified: false }
  renderAs(signedIn(), <ProfilePanel user={user} profile={profile} onEdit={vi.fn()} />)
  const button = screen.getByRole('button', { name: 'Reenviar e-mail' })
  await userEvent.click(button)
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Confirmação enviada' }]))
  await userEvent.click(button)
  await waitFor(() =>
    expect(toasts[1]).toMatchObject({
      title: 'Erro ao enviar a confirmação',
      description: 'Espere um pouco.',
    }),
  )
  expect(api.sent(RESEND)).toHaveLength(2)
})

it('opens the profile dialog of the page', async () => {
  const onEdit = vi.fn()
  renderAs(signedIn(), <ProfilePanel user={ROSANGELA} profile={profile} onEdit={onEdit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Editar perfil' }))
  expect(onEdit).toHaveBeenCalledOnce()
})
