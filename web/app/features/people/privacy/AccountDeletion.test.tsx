// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { AccountDeletion } from './AccountDeletion.tsx'

const PREVIEW = 'GET /api/v1/account/deletion'
const held = {
  ...{ drafts: 0, pages: 1, hidden_pages: 0, colleagues: 2, teams: 0, photos: 3, reviews: 4 },
  ...{ contributions: 0, messages: 0, saved: 0, page_photos: 0, page_reviews: 0 },
  businesses: [] as { id: string; name: string; colleagues: number }[],
  purchases: { kept: 0, kept_until: null, undoable: 0, renews: false, paid_plan: null },
}
const DELETE = 'POST /api/v1/account/deletion'
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
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('deleting the account', () => {
  // spec: 484
  it('tells what goes and what stays, asks the password, and leaves for the home page', async () => {
    const api = fakeApi({ [PREVIEW]: () => ok(held), [DELETE]: () => ok({ deleted: true }) })
    const auth = signedIn()
    const view = renderAs(auth, <AccountDeletion />)
    await press('Apagar minha conta')
    expect(await screen.findByText('O que é apagado')).toBeDefined()
    expect(screen.getByText('O que fica, e por quê')).toBeDefined()
    expect(await screen.findByText(/^4 avaliações que você escreveu/)).toBeDefined()
    expect(screen.getByText(/^As 2 pessoas da sua equipe/)).toBeDefined()

    await press('Apagar para sempre')
    expect(screen.getByText('Escreva sua senha.')).toBeDefined()
    expect(api.sent(DELETE)).toEqual([])

    await userEvent.type(screen.getByLabelText('Sua senha'), 'mare-cheia')
    await press('Apagar para sempre')
    await waitFor(() => expect(view.path()).toBe('/'))
    expect(api.sent(DELETE)).toEqual([{ proof: 'mare-cheia' }])
    expect(auth.signOut).toHaveBeenCalledWith('local')
    expect(toasts).toMatchObject([{ title: 'Conta apagada' }])
  })

  it('leads to where a business is handed over first', async () => {
    const businesses = [
      { id: 'a1', name: 'Maré Cheia', colleagues: 2 },
      { id: 'a2', name: 'Bar do Zé', colleagues: 0 },
    ]
    fakeApi({ [PREVIEW]: () => ok({ ...held, businesses }) })
    renderAs(signedIn(), <AccountDeletion />)
    await press('Apagar minha conta')
    const link = await screen.findByRole('link', { name: 'Passar Maré Cheia' })
    expect(link.getAttribute('href')).toBe('/dash-espadarte?aba=equipe&negocio=a1')
    expect(screen.getByRole('link', { name: 'Convidar alguém para Bar do Zé' })).toBeDefined()
  })

  // spec: 546
  it('leads to the purchases that can still be undone, and is true about what stays', async () => {
    const until = '2026-08-18T15:00:00+00:00'
    const purchases = {
      ...{ kept: 1, kept_until: '2031-07-18', undoable: 1, renews: true },
      paid_plan: { plan: 'atalaia', until },
    }
    fakeApi({ [PREVIEW]: () => ok({ ...held, purchases }), [DELETE]: () => ok({ deleted: true }) })
    const view = renderAs(signedIn({ planType: 'atalaia' }), <AccountDeletion />)
    await press('Apagar minha conta')
    expect(await screen.findByText('Ainda dá para desistir de uma compra')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Ver minhas compras' })
    expect(link.getAttribute('href')).toBe('/dash-espadarte?aba=conta#compras')
    expect(
      screen.getByText(/^1 compra de plano paga: .* ficam até 18 de julho de 2031/),
    ).toBeDefined()
    expect(screen.getByText(/^A renovação automática do seu plano/)).toBeDefined()
    await userEvent.type(screen.getByLabelText('Sua senha'), 'mare-cheia')
    await press('Apagar para sempre')
    await waitFor(() => expect(view.path()).toBe('/'))
    expect(toasts[0]?.description).toContain('Das compras pagas fica só o que a lei pede.')
  })

  it('tells who has not confirmed the e-mail what stays for it', async () => {
    fakeApi({ [PREVIEW]: () => ok(held) })
    renderAs(signedIn({ user: { email_verified: false } }), <AccountDeletion />)
    await press('Apagar minha conta')
    expect(await screen.findByText(/Para apagá-los também, confirme antes o e-mail/)).toBeDefined()
  })

  it('asks who signs in with Google only for the e-mail, typed out', async () => {
    const api = fakeApi({ [PREVIEW]: () => ok(held), [DELETE]: () => ok({ deleted: true }) })
    const view = renderAs(
      signedIn({ user: { identities: [{ provider: 'google' }] } }),
      <AccountDeletion />,
    )
    await press('Apagar minha conta')
    const field = await screen.findByLabelText('Escreva rosangela@example.com para confirmar')
    await userEvent.type(field, 'outra@example.com')
    await press('Apagar para sempre')
    expect(screen.getByText('O e-mail não é o da sua conta.')).toBeDefined()
    await userEvent.clear(field)
    await userEvent.type(field, 'Rosangela@example.com')
    await press('Apagar para sempre')
    await waitFor(() => expect(view.path()).toBe('/'))
    expect(api.sent(DELETE)).toEqual([{ proof: 'Rosangela@example.com' }])
  })

  it('stays, and says why, when the password is wrong or nobody else could run the portal', async () => {
    const refusals = [
      refused(422, 'accounts.invalid-credentials'),
      refused(409, 'accounts.last-superadmin', 'O portal precisa de um superadministrador.'),
    ]
    fakeApi({ [PREVIEW]: () => ok(held), [DELETE]: () => refusals.shift() ?? ok({}) })
    const auth = signedIn()
    const view = renderAs(auth, <AccountDeletion />)
    await press('Apagar minha conta')
    const field = await screen.findByLabelText('Sua senha')
    await userEvent.type(field, 'errada')
    await press('Apagar para sempre')
    expect(await screen.findByText('A senha não confere.')).toBeDefined()
    expect(document.activeElement).toBe(field)
    await press('Apagar para sempre')
    expect(await screen.findByText('O portal precisa de um superadministrador.')).toBeDefined()
    expect(auth.signOut).not.toHaveBeenCalled()
    expect(view.path()).toBe('/dash-clube')
  })

  it('can be thought over', async () => {
    const api = fakeApi({ [PREVIEW]: () => ok(held) })
    renderAs(signedIn(), <AccountDeletion />)
    await press('Apagar minha conta')
    await press('Manter minha conta')
    await waitFor(() => expect(screen.queryByLabelText('Sua senha')).toBeNull())
    expect(api.sent(DELETE)).toEqual([])
  })
})
