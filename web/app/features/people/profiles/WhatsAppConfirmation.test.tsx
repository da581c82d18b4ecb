// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONGEST_RESEND_WAIT_S, RESEND_TICK_MS, RESEND_WAIT_MS } from './profiles.constants.ts'
import { fakeApi, hearToasts, ok, profile, refused, renderWithAuth } from './profiles.testing.tsx'
import { WhatsAppConfirmation } from './WhatsAppConfirmation.tsx'
import { codeDigits, resendMoment } from './whatsapp-code.rules.ts'

const READ = 'GET /api/v1/profile'
const SEND = 'POST /api/v1/profile/whatsapp-code'
const CONFIRM = 'POST /api/v1/profile/whatsapp-code/confirm'
const RESEND_MS = 60_000

let toasts: ReturnType<typeof hearToasts>
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-10T12:00:00Z') })
  toasts = hearToasts()
})
afterEach(() => {
  toasts.end()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => {
  fireEvent.click(button(name))
  await pass(0)
}
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Código de 6 dígitos'), { target: { value: text } })

const sendCode = () => ({
  status: 202,
  body: {
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    resend_at: new Date(Date.now() + RESEND_MS).toISOString(),
  },
})

async function show(own: object = {}, handlers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [READ]: () => ok({ ...profile, ...own }),
    [SEND]: sendCode,
    ...handlers,
  })
  renderWithAuth(<WhatsAppConfirmation />)
  await pass(0)
  return api
}

describe('the confirmation of the WhatsApp', () => {
  it('says that it is done', async () => {
    await show({ whatsapp_confirmed_at: '2026-11-01T12:00:00Z' })
    expect(screen.getByText('WhatsApp confirmado')).toBeTruthy()
    expect(screen.getByText('O número (91) 99253-6072 é seu.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks for a number where there is none', async () => {
    await show({ whatsapp: null })
    expect(
      screen.getByText('Salve um WhatsApp no seu perfil para confirmar que ele é seu.'),
    ).toBeTruthy()
  })

  // spec: 85
  it('sends a code and takes it, also with spaces around it', async () => {
    const api = await show(
      {},
      { [CONFIRM]: () => ok({ ...profile, whatsapp_confirmed_at: 'now' }) },
    )
    await press('Confirmar WhatsApp')
    expect(api.count(SEND)).toBe(1)
    expect(document.activeElement).toBe(screen.getByLabelText('Código de 6 dígitos'))
    type(' 123 456 ')
    await press('Confirmar código')
    expect(api.sent(CONFIRM)).toEqual({ code: '123456' })
    expect(screen.getByText('WhatsApp confirmado')).toBeTruthy()
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Confirmação do WhatsApp' }),
    )
    expect(toasts.heard.map(({ title }) => title)).toEqual(['WhatsApp confirmado!'])
  })

  it('does not send a code that is too short', async () => {
    const api = await show()
    await press('Confirmar WhatsApp')
    type('12345')
    await press('Confirmar código')
    expect(screen.getByText('O código tem 6 dígitos.')).toBeTruthy()
    expect(api.count(CONFIRM)).toBe(0)
  })

  it('counts the seconds until another code may be asked for', async () => {
    expect(RESEND_TICK_MS).toBe(1000)
    const api = await show()
    await press('Confirmar WhatsApp')
    expect(button('Enviar outro código em 60 s').disabled).toBe(true)
    await pass(1_000)
    expect(button('Enviar outro código em 59 s').disabled).toBe(true)
    await pass(58_000)
    expect(button('Enviar outro código em 1 s').disabled).toBe(true)
    await pass(1_000)
    expect(button('Enviar outro código').disabled).toBe(false)
    type('123')
    await press('Enviar outro código')
    expect(api.count(SEND)).toBe(2)
    expect(button('Enviar outro código em 60 s').disabled).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos').value).toBe('')
    await pass(RESEND_MS)
    expect(button('Enviar outro código').disabled).toBe(false)
  })

  it.each([
    ['profiles.code-wrong', 'Código incorreto. Restam 4 tentativas.'],
    ['profiles.code-expired', 'Este código não vale mais. Peça um novo código.'],
    ['profiles.code-too-many', 'Você errou o código 5 vezes. Peça um novo código.'],
  ])('repeats what the API says of %s, and tries only once', async (code, detail) => {
    const api = await show({}, { [CONFIRM]: () => refused(422, code, { detail }) })
    await press('Confirmar WhatsApp')
    type('000000')
    await press('Confirmar código')
    await pass(5_000)
    expect(api.count(CONFIRM)).toBe(1)
    expect(screen.getByText(detail)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos').value).toBe('000000')
    expect(document.activeElement).toBe(screen.getByLabelText('Código de 6 dígitos'))
    type('0000001')
    expect(screen.queryByText(detail)).toBeNull()
  })

  it.each([
    [
      () => refused(422, 'profiles.whatsapp-missing', { detail: 'Informe seu WhatsApp.' }),
      'Informe seu WhatsApp.',
    ],
    [
      () => Promise.reject(new TypeError('network')),
      'Algo falhou do nosso lado ou a internet caiu. Tente de novo.',
    ],
  ])('says why no code was sent, and asks for it only once', async (handler, sentence) => {
    const api = await show({}, { [SEND]: handler })
    await press('Confirmar WhatsApp')
    await pass(5_000)
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(api.count(SEND)).toBe(1)
    expect(button('Confirmar WhatsApp')).toBeTruthy()
  })

  it('takes a code that was sent before the page was opened again', async () => {
    expect(RESEND_WAIT_MS).toBe(60_000)
    await show({}, { [SEND]: () => refused(429, 'profiles.code-too-soon') })
    await press('Confirmar WhatsApp')
    expect(screen.getByLabelText('Código de 6 dígitos')).toBeTruthy()
    expect(button('Enviar outro código em 60 s').disabled).toBe(true)
  })

  it('notices that the number was confirmed in another window', async () => {
    let confirmedAt: string | null = null
    await show(
      {},
      {
        [READ]: () => ok({ ...profile, whatsapp_confirmed_at: confirmedAt }),
        [SEND]: () => refused(409, 'profiles.whatsapp-confirmed'),
      },
    )
    confirmedAt = '2026-11-10T12:00:00Z'
    await press('Confirmar WhatsApp')
    expect(screen.getByText('WhatsApp confirmado')).toBeTruthy()
  })
})

describe('a code', () => {
  it('keeps its six digits, whatever surrounds them', () => {
    expect(codeDigits('Seu código: 123-456. Não conte a ninguém.')).toBe('123456')
  })

  it('may be asked for again at once or within ten minutes, however wrong the phone’s clock is', () => {
    const now = Date.parse('2026-11-10T12:00:00Z')
    expect(LONGEST_RESEND_WAIT_S).toBe(600)
    expect(resendMoment('2026-11-10T12:01:00Z', now)).toBe(now + 60_000)
    expect(resendMoment('2026-11-10T09:00:00Z', now)).toBe(now)
    expect(resendMoment('2026-11-11T12:00:00Z', now)).toBe(now + 600_000)
  })
})
