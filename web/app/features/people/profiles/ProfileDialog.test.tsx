// @vitest-environment jsdom
import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProfileDialog } from './ProfileDialog.tsx'
import { fakeApi, hearToasts, ok, profile, refused, renderWithAuth } from './profiles.testing.tsx'

const READ = 'GET /api/v1/profile'
const SAVE = 'PATCH /api/v1/profile'

let toasts: ReturnType<typeof hearToasts>
beforeEach(() => {
  toasts = hearToasts()
})
afterEach(() => {
  toasts.end()
  cleanup()
  vi.unstubAllGlobals()
})

async function open(handlers: Parameters<typeof fakeApi>[0] = {}) {
  const onOpenChange = vi.fn()
  const api = fakeApi({ [READ]: () => ok(profile), ...handlers })
  renderWithAuth(<ProfileDialog isOpen onOpenChange={onOpenChange} />)
  await screen.findByLabelText('E-mail')
  return { api, onOpenChange }
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const whatsapp = () => field(/^WhatsApp/)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))

describe('the dialog "Meu Perfil"', () => {
  // spec: 69
  it('shows the e-mail, which cannot be edited, and what is known', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Meu Perfil' })).toBeTruthy()
    expect(field('E-mail').value).toBe('rosangela@example.com')
    expect(field('E-mail').readOnly).toBe(true)
    expect(field('Nome completo').value).toBe('Rosângela do Socorro')
    expect(whatsapp().value).toBe('(91) 99253-6072')
    expect(field(PROMOTIONS_CONSENT.text).checked).toBe(false)
  })

  // spec: 70, 181, 240
  it('saves the name trimmed and the WhatsApp as digits, says so and closes', async () => {
    const { api, onOpenChange } = await open({ [SAVE]: () => ok(profile) })
    await userEvent.clear(field('Nome completo'))
    await userEvent.type(field('Nome completo'), ' Ana Lima ')
    await userEvent.clear(whatsapp())
    await userEvent.type(whatsapp(), '919888877776')
    expect(whatsapp().value).toBe('(91) 98888-7777')
    await userEvent.click(field(PROMOTIONS_CONSENT.text))
    await save()
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
    expect(api.sent(SAVE)).toEqual({
      full_name: 'Ana Lima',
      whatsapp: '91988887777',
      state: 'PA',
      city: 'Salinópolis',
      accepts_promotions: true,
    })
    expect(toasts.heard).toEqual([
      {
        title: 'Perfil atualizado',
        description: 'Suas informações foram salvas com sucesso.',
        variant: 'success',
      },
    ])
  })

  it('saves nothing for an empty name and an empty WhatsApp', async () => {
    const { api } = await open({ [SAVE]: () => ok(profile) })
    await userEvent.clear(field('Nome completo'))
    await userEvent.clear(whatsapp())
    await save()
    await waitFor(() => expect(api.count(SAVE)).toBe(1))
    expect(api.sent(SAVE)).toMatchObject({ full_name: null, whatsapp: null })
  })

  it('does not send half a number, and says why', async () => {
    const { api } = await open()
    await userEvent.clear(whatsapp())
    await userEvent.type(whatsapp(), '91992')
    await save()
    expect(screen.getByText('O WhatsApp deve ter 10 ou 11 dígitos (com DDD).')).toBeTruthy()
    expect(document.activeElement).toBe(whatsapp())
    expect(api.count(SAVE)).toBe(0)
    await userEvent.type(whatsapp(), '5')
    expect(screen.queryByText('O WhatsApp deve ter 10 ou 11 dígitos (com DDD).')).toBeNull()
  })

  it('takes another city, and none away', async () => {
    const { api } = await open({ [SAVE]: () => ok(profile) })
    await userEvent.clear(field('Cidade'))
    await save()
    expect(screen.getByText('Escreva a sua cidade.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Cidade'))
    expect(api.count(SAVE)).toBe(0)
    await userEvent.type(field('Cidade'), ' Bragança ')
    await save()
    await waitFor(() => expect(api.count(SAVE)).toBe(1))
    expect(api.sent(SAVE)).toMatchObject({ state: 'PA', city: 'Bragança' })
  })

  // spec: 239
  it('keeps what was typed when saving fails', async () => {
    const { onOpenChange } = await open({ [SAVE]: () => refused(422, 'input.invalid') })
    await userEvent.type(field('Nome completo'), ' Filha')
    await save()
    await waitFor(() => expect(toasts.heard).toHaveLength(1))
    expect(toasts.heard[0]).toEqual({
      title: 'Erro ao atualizar perfil',
      description: 'Tente novamente em alguns instantes.',
      variant: 'destructive',
    })
    expect(field('Nome completo').value).toBe('Rosângela do Socorro Filha')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  // spec: 70
  it('closes by Cancelar without saving', async () => {
    const { api, onOpenChange } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(onOpenChange).toHaveBeenCalledWith(false)
    expect(api.count(SAVE)).toBe(0)
  })

  it('offers another try when the profile does not come', async () => {
    let isAway = true
    fakeApi({ [READ]: () => (isAway ? refused(401, 'session.missing') : ok(profile)) })
    renderWithAuth(<ProfileDialog isOpen onOpenChange={vi.fn()} />)
    await screen.findByText('Não deu para carregar seu perfil')
    isAway = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByLabelText('E-mail')).toBeTruthy()
  })

  it('asks to save a new number before confirming it', async () => {
    await open()
    expect(screen.getByRole('button', { name: 'Confirmar WhatsApp' })).toBeTruthy()
    await userEvent.clear(whatsapp())
    expect(screen.queryByRole('button', { name: 'Confirmar WhatsApp' })).toBeNull()
    await userEvent.type(whatsapp(), '91988887777')
    expect(screen.getByText('Salve o novo número para poder confirmá-lo.')).toBeTruthy()
  })
})
