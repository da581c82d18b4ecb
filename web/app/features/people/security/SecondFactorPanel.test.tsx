// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'

const START = 'POST /api/v1/auth/second-factor'
const CONFIRM = 'POST /api/v1/auth/second-factor/confirm'
const REMOVE = 'POST /api/v1/auth/second-factor/remove'
const started = {
  uri: 'otpauth://totp/Guia:rosangela@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Guia',
  secret: 'JBSWY3DPEHPK3PXP',
  backup_codes: ['aaaaa-11111', 'bbbbb-22222'],
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

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function prove(password: string, confirm: string) {
  if (password) await userEvent.type(screen.getByLabelText('Sua senha'), password)
  await press(confirm)
}

describe('switching the second step on', () => {
  it('asks the password, shows the code and the backup codes, and counts after the first code', async () => {
    const api = fakeApi({ [START]: () => ok(started), [CONFIRM]: () => ok({ enabled: true }) })
    const auth = signedIn()
    renderAs(auth, <SecondFactorPanel />)
    expect(screen.getByText('Desativada')).toBeDefined()

    await press('Ativar')
    expect(document.activeElement).toBe(screen.getByLabelText('Sua senha'))
    await prove('mare-cheia', 'Continuar')
    expect(api.sent(START)).toEqual([{ password: 'mare-cheia' }])

    expect(await screen.findByRole('img', { name: /Código QR/ })).toBeDefined()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(started.backup_codes)

    await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123 456')
    await press('Ativar verificação')
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'Verificação em duas etapas ativada' }]),
    )
    expect(api.sent(CONFIRM)).toEqual([{ code: '123456' }])
    expect(auth.refreshSession).toHaveBeenCalledOnce()
    expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull()
  })

  it('says under the field that the password is wrong or missing', async () => {
    fakeApi({ [START]: () => refused(422, 'accounts.invalid-credentials') })
    renderAs(signedIn(), <SecondFactorPanel />)
    await press('Ativar')
    await prove('', 'Continuar')
    expect(screen.getByText('Escreva sua senha.')).toBeDefined()
    await prove('errada', 'Continuar')
    expect(await screen.findByText('A senha não confere.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Sua senha'))
  })

  it('keeps the screen when the first code is wrong, so that nothing has to be read again', async () => {
    fakeApi({
      [START]: () => ok(started),
      [CONFIRM]: () => refused(422, 'accounts.second-factor-wrong', 'Código incorreto.'),
    })
    const auth = signedIn()
    renderAs(auth, <SecondFactorPanel />)
    await press('Ativar')
    await prove('mare-cheia', 'Continuar')
    const code = await screen.findByLabelText('Código de 6 dígitos')
    await userEvent.type(code, '12345')
    await press('Ativar verificação')
    expect(screen.getByText('O código tem 6 dígitos.')).toBeDefined()
    await userEvent.type(code, '6')
    await press('Ativar verificação')
    expect(await screen.findByText('Código incorreto.')).toBeDefined()
    expect(document.activeElement).toBe(code)
    expect(screen.getByRole('img', { name: /Código QR/ })).toBeDefined()
    expect(auth.refreshSession).not.toHaveBeenCalled()
  })

  it('hands the backup codes over by copying or as a file with whose they are', async () => {
    fakeApi({ [START]: () => ok(started) })
    const user = userEvent.setup()
    const files: Blob[] = []
    URL.createObjectURL = vi.fn((file: Blob) => {
      files.push(file)
      return 'blob:codes'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    renderAs(signedIn(), <SecondFactorPanel />)
    await press('Ativar')
    await prove('mare-cheia', 'Continuar')
    await user.click(await screen.findByRole('button', { name: 'Copiar códigos' }))
    expect(await navigator.clipboard.readText()).toBe('aaaaa-11111\nbbbbb-22222')
    await user.click(screen.getByRole('button', { name: 'Copiar chave' }))
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP')
    expect(toasts).toMatchObject([{ title: 'Copiado' }, { title: 'Copiado' }])

    await user.click(screen.getByRole('button', { name: 'Baixar códigos' }))
    const text = await files[0]?.text()
    expect(text).toContain('rosangela@example.com')
    expect(text).toContain('aaaaa-11111\nbbbbb-22222')
  })
})

describe('switching it off', () => {
  const withFactor = () => signedIn({ user: { factors: [{ type: 'totp' }] } })

  const writeCode = (code: string) =>
    userEvent.type(screen.getByLabelText('Código do aplicativo ou de reserva'), code)

  it('asks the password and a code, and reads the session again', async () => {
    const api = fakeApi({ [REMOVE]: () => ok({ enabled: false }) })
    const auth = withFactor()
    renderAs(auth, <SecondFactorPanel />)
    expect(screen.getByText('Ativada')).toBeDefined()
    await press('Desativar')
    await prove('mare-cheia', 'Desativar')
    expect(
      screen.getByText('Escreva o código do aplicativo ou um código de reserva.'),
    ).toBeDefined()
    expect(api.sent(REMOVE)).toEqual([])
    await writeCode('123 456')
    await press('Desativar')
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'Verificação em duas etapas desativada' }]),
    )
    expect(api.sent(REMOVE)).toEqual([{ password: 'mare-cheia', code: '123456' }])
    expect(auth.refreshSession).toHaveBeenCalledOnce()
  })

  it('says under the code that it was wrong, and keeps the password', async () => {
    fakeApi({ [REMOVE]: () => refused(422, 'accounts.second-factor-wrong', 'Código já usado.') })
    renderAs(withFactor(), <SecondFactorPanel />)
    await press('Desativar')
    await writeCode('123456')
    await prove('mare-cheia', 'Desativar')
    expect(await screen.findByText('Código já usado.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Código do aplicativo ou de reserva'))
    expect(screen.getByLabelText<HTMLInputElement>('Sua senha').value).toBe('mare-cheia')
  })

  it('can be thought over', async () => {
    const api = fakeApi({})
    renderAs(withFactor(), <SecondFactorPanel />)
    await press('Desativar')
    await press('Cancelar')
    expect(screen.queryByLabelText('Sua senha')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Desativar' }))
    expect(api.sent(REMOVE)).toEqual([])
  })
})

it('tells an administrator who still owes the second step that the panel waits for it', () => {
  renderAs(
    signedIn({ planType: 'admin', session: { second_factor: 'set-up' } }),
    <SecondFactorPanel />,
  )
  expect(screen.getByText(/Quem administra o portal precisa/)).toBeDefined()
})

it('offers nothing to who has no password to prove', () => {
  renderAs(signedIn({ user: { identities: [{ provider: 'google' }] } }), <SecondFactorPanel />)
  expect(screen.getByText(/Você entra com o Google/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
