// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Auth } from '~/platform/session/auth-context.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { ROSANGELA, renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { TeamInvitationScreen } from './TeamInvitationScreen.tsx'

const token = 'x'.repeat(43)
const invitation = {
  establishment: { id: 'a1', name: 'Maré Cheia' },
  email: ROSANGELA.email,
  role: 'manager',
  expires_at: '2026-07-25T22:42:00Z',
}
const READ = 'POST /api/v1/team-invitations/read'
const ACCEPT = 'POST /api/v1/team-invitations/accept'
const visitor: Auth = { ...signedIn(), user: null, session: null, planType: null }

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
  window.location.hash = ''
})
function openLink(auth: Auth, hash = `#token=${token}`) {
  window.location.hash = hash
  return renderAs(auth, <TeamInvitationScreen />, '/convite-equipe')
}

describe('the link of an invitation', () => {
  // spec: 370
  it('says what it is about and is accepted by whom it was sent to', async () => {
    const api = fakeApi({
      [READ]: () => ok(invitation),
      [ACCEPT]: () => ok({ establishment_id: 'a1', role: 'manager' }),
    })
    openLink(signedIn())
    expect(await screen.findByRole('heading', { name: 'Convite para a equipe de Maré Cheia' }))
    expect(screen.getByText(/^Gerente\. Pode tudo, menos convidar/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar convite' }))
    expect(await screen.findByText('Maré Cheia: seu papel é Gerente.')).toBeDefined()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dash-espadarte?negocio=a1')
    expect(api.sent(READ)).toEqual([{ token }])
    expect(api.sent(ACCEPT)).toEqual([{ token }])
  })

  it('asks a visitor to sign in or up, with the way back only in the browser', async () => {
    fakeApi({ [READ]: () => ok(invitation) })
    const { path } = openLink(visitor)
    const link = await screen.findByRole('link', { name: 'Criar conta' })
    expect(link.getAttribute('href')).toBe('/criar-conta?plan=clube')
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/auth')
    await userEvent.click(link)
    expect(path()).toBe('/criar-conta')
  })

  it('tells who is in with another e-mail, and lets them change', async () => {
    fakeApi({ [READ]: () => ok({ ...invitation, email: 'outra@exemplo.test' }) })
    const auth = signedIn()
    const { path } = openLink(auth)
    expect(await screen.findByText(`Você está na conta ${ROSANGELA.email}.`)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Aceitar convite' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Sair e entrar com outra conta' }))
    await waitFor(() => expect(path()).toBe('/auth'))
    expect(auth.signOut).toHaveBeenCalledTimes(1)
  })

  it('by link is for whoever brings it, whatever their e-mail', async () => {
    fakeApi({ [READ]: () => ok({ ...invitation, email: null }) })
    openLink(signedIn())
    expect(await screen.findByRole('button', { name: 'Aceitar convite' })).toBeDefined()
    cleanup()
    openLink(visitor)
    expect(await screen.findByText(/entre na sua conta ou crie uma\. Depois/)).toBeDefined()
  })

  it.each([
    ['too old, used or cancelled', `#token=${token}`],
    ['cut off', '#token=abc'],
    ['missing', ''],
  ])('is no longer worth anything when it is %s', async (_, hash) => {
    fakeApi({ [READ]: () => refused(422, 'team.invitation-invalid') })
    openLink(visitor, hash)
    expect(await screen.findByRole('heading', { name: 'Este convite não vale mais' })).toBeDefined()
  })

  it('tells an owner that they need none', async () => {
    fakeApi({
      [READ]: () => ok(invitation),
      [ACCEPT]: () => refused(409, 'team.own-place', 'Você já é dono deste negócio.'),
    })
    openLink(signedIn())
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar convite' }))
    expect(await screen.findByText('Não precisa de convite: o painel é seu.')).toBeDefined()
  })

  it('can be tried again when the portal does not answer', async () => {
    let answers = false
    fakeApi({
      [READ]: () => (answers ? ok(invitation) : refused(429, 'x', 'Espere um minuto.')),
    })
    openLink(signedIn())
    expect(await screen.findByText('Espere um minuto.')).toBeDefined()
    answers = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('button', { name: 'Aceitar convite' })).toBeDefined()
  })

  it('says why it could not be accepted', async () => {
    fakeApi({
      [READ]: () => ok(invitation),
      [ACCEPT]: () => refused(422, 'team.invitation-invalid', 'Este convite não vale mais.'),
    })
    openLink(signedIn())
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar convite' }))
    await waitFor(() => expect(heard[0]?.description).toBe('Este convite não vale mais.'))
  })
})
