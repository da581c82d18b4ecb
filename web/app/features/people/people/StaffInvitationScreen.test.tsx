// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Auth } from '~/platform/session/auth-context.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { ROSANGELA, renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { StaffInvitationScreen } from './StaffInvitationScreen.tsx'

const token = 'x'.repeat(43)
const invitation = {
  email: ROSANGELA.email,
  role: 'moderator',
  expires_at: '2026-07-25T22:42:00Z',
}
const READ = 'POST /api/v1/staff-invitations/read'
const ACCEPT = 'POST /api/v1/staff-invitations/accept'
const visitor: Auth = { ...signedIn(), user: null, session: null, planType: null }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.location.hash = ''
})
function openLink(auth: Auth, hash = `#token=${token}`) {
  window.location.hash = hash
  return renderAs(auth, <StaffInvitationScreen />, '/convite-portal')
}

describe('the link of an invitation to the team of the portal', () => {
  // spec: 510
  it('says role and last day, is accepted by whom it was sent to, who then signs in again', async () => {
    const api = fakeApi({
      [READ]: () => ok(invitation),
      [ACCEPT]: () => ok({ role: 'moderator' }),
    })
    const auth = signedIn()
    openLink(auth)
    expect(
      await screen.findByText('Papel: Moderador. O convite vale até 25 de julho de 2026.'),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar convite' }))
    expect(await screen.findByRole('heading', { name: 'Convite aceito' })).toBeDefined()
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Entrar de novo' }).getAttribute('href')).toBe('/auth')
    expect(api.sent(READ)).toEqual([{ token }])
    expect(api.sent(ACCEPT)).toEqual([{ token }])
  })

  it('asks a visitor to sign in or up, and puts the token into no address', async () => {
    fakeApi({ [READ]: () => ok(invitation) })
    openLink(visitor)
    const up = await screen.findByRole('link', { name: 'Criar conta' })
    expect(up.getAttribute('href')).toBe('/criar-conta?plan=clube')
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/auth')
    expect(screen.queryByRole('button', { name: 'Aceitar convite' })).toBeNull()
  })

  it('tells who is in with another e-mail, and lets them leave that account', async () => {
    fakeApi({ [READ]: () => ok({ ...invitation, email: 'outra@exemplo.test' }) })
    const auth = signedIn()
    openLink(auth)
    expect(
      await screen.findByText(new RegExp(`Você está na conta de ${ROSANGELA.email}`)),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Aceitar convite' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Sair desta conta' }))
    expect(auth.signOut).toHaveBeenCalledOnce()
  })

  // spec: 510
  it('says when it is of no use any more, and asks nobody about a link without a token', async () => {
    fakeApi({ [READ]: () => refused(422, 'staff-invitation.invalid') })
    openLink(signedIn())
    expect(await screen.findByRole('heading', { name: 'Este convite não vale mais' })).toBeDefined()
    cleanup()
    const api = fakeApi({ [READ]: () => ok(invitation) })
    openLink(signedIn(), '#token=curto')
    expect(await screen.findByRole('heading', { name: 'Este convite não vale mais' })).toBeDefined()
    expect(api.sent(READ)).toEqual([])
  })

  it('that was taken by another browser meanwhile says so instead of pretending', async () => {
    fakeApi({
      [READ]: () => ok(invitation),
      [ACCEPT]: () => refused(422, 'staff-invitation.invalid'),
    })
    openLink(signedIn())
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar convite' }))
    expect(await screen.findByRole('heading', { name: 'Este convite não vale mais' })).toBeDefined()
  })

  it('is tried again when the portal does not answer, and nothing is lost', async () => {
    let answers = false
    const api = fakeApi({
      [READ]: () => ok(invitation),
      [ACCEPT]: () => (answers ? ok({ role: 'moderator' }) : refused(503, 'overloaded')),
    })
    openLink(signedIn())
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar convite' }))
    expect(
      await screen.findByRole('heading', { name: 'Não deu para abrir o convite' }),
    ).toBeDefined()
    answers = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Convite aceito' })))
    expect(api.sent(ACCEPT).at(-1)).toEqual({ token })
  })
})
