// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cityDay } from '~/platform/moments.ts'
import { ProfileCompletion } from './ProfileCompletion.tsx'
import {
  authOf,
  fakeApi,
  hearToasts,
  ok,
  profile,
  refused,
  renderWithAuth,
  session,
} from './profiles.testing.tsx'

const READ = 'GET /api/v1/profile'
const SAVE = 'PUT /api/v1/profile/completion'
const empty = {
  ...profile,
  whatsapp: null,
  state: null,
  city: null,
  birth_date: null,
  is_complete: false,
}
const filled = { ...empty, whatsapp: '91992536072', state: 'PA', birth_date: '1990-05-20' }

const onLeave = vi.fn()
let toasts: ReturnType<typeof hearToasts>
beforeEach(() => {
  toasts = hearToasts()
})
afterEach(() => {
  toasts.end()
  cleanup()
  vi.unstubAllGlobals()
})

type Handlers = Parameters<typeof fakeApi>[0]

async function open(missing: object, handlers: Handlers = {}, auth = authOf(session)) {
  const api = fakeApi({ [READ]: () => ok(missing), ...handlers })
  const view = renderWithAuth(<ProfileCompletion isLeaving={false} onLeave={onLeave} />, auth)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { ...view, api, dialog }
}
const submit = () => screen.getByRole('button', { name: 'Finalizar Cadastro' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const errorOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('the profile-completion screen', () => {
  // spec: 74
  it('does not exist while the profile is complete', async () => {
    const api = fakeApi({ [READ]: () => ok(profile) })
    renderWithAuth(<ProfileCompletion isLeaving={false} onLeave={onLeave} />)
    await waitFor(() => expect(api.count(READ)).toBe(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  // spec: 71, 74
  it('greets the person by name', async () => {
    await open(empty)
    expect(screen.getByRole('dialog', { name: 'Olá, Rosângela do Socorro!' })).toBeTruthy()
  })

  it('greets by the name of the account where the profile has none, or by none', async () => {
    await open({ ...empty, full_name: null })
    expect(screen.getByRole('dialog', { name: 'Olá, Rosângela do Socorro!' })).toBeTruthy()
    cleanup()
    const user = { ...session.user, user_metadata: { full_name: null, avatar_url: null } }
    await open({ ...empty, full_name: null }, {}, authOf({ ...session, user }))
    expect(screen.getByRole('dialog', { name: 'Olá!' })).toBeTruthy()
  })

  // spec: 72, 176
  it('says under each field what is missing, and leads to the first', async () => {
    const { api } = await open(empty)
    await userEvent.click(submit())
    expect(errorOf('WhatsApp')).toBe('WhatsApp deve ter pelo menos 10 dígitos')
    expect(errorOf('Estado')).toBe('Estado é obrigatório')
    expect(errorOf('Cidade')).toBe('Cidade é obrigatória')
    expect(errorOf('Data de nascimento')).toBe('Data de nascimento é obrigatória')
    expect(document.activeElement).toBe(field('WhatsApp'))
    expect(api.count(SAVE)).toBe(0)
  })

  // spec: 176
  it('takes an error away when its field is edited, and leaves the others', async () => {
    await open(empty)
    await userEvent.click(submit())
    await userEvent.type(field('Cidade'), 'B')
    expect(field('Cidade').getAttribute('aria-invalid')).toBeNull()
    expect(errorOf('WhatsApp')).toBe('WhatsApp deve ter pelo menos 10 dígitos')
    await userEvent.type(field('WhatsApp'), '9')
    expect(field('WhatsApp').getAttribute('aria-invalid')).toBeNull()
    await userEvent.type(field('Data de nascimento'), '2')
    expect(errorOf('Data de nascimento')).toBe('')
  })

  // spec: 177, 180
  it('refuses a number cut short and a birth date after today', async () => {
    const { api } = await open({ ...filled, city: null })
    await userEvent.clear(field('WhatsApp'))
    await userEvent.type(field('WhatsApp'), '919925')
    await userEvent.type(field('WhatsApp'), '3')
    const [year, month, day] = cityDay(new Date(Date.now() + 2 * 86_400_000)).split('-')
    await userEvent.clear(field('Data de nascimento'))
    await userEvent.type(field('Data de nascimento'), `${day}${month}${year}`)
    await userEvent.click(submit())
    expect(errorOf('WhatsApp')).toBe('Formato inválido. Use: (11) 99999-9999')
    expect(errorOf('Data de nascimento')).toBe('Data de nascimento é obrigatória')
    expect(api.count(SAVE)).toBe(0)
  })

  // spec: 73, 130
  it('saves, reads the plan again, closes and says so', async () => {
    const saving = Promise.withResolvers<void>()
    const { api, auth } = await open(filled, {
      [SAVE]: async () => {
        await saving.promise
        return ok({ ...profile, city: 'Belém' })
      },
    })
    await userEvent.type(field('Cidade'), ' Belém ')
    await userEvent.click(submit())
    const pending = screen.getByRole('button', { name: 'Salvando...' })
    expect(pending.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(pending)
    saving.resolve()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.count(SAVE)).toBe(1)
    expect(api.sent(SAVE)).toEqual({
      whatsapp: '91992536072',
      state: 'PA',
      city: 'Belém',
      birth_date: '1990-05-20',
    })
    expect(auth.refreshPlanType).toHaveBeenCalledOnce()
    expect(toasts.heard).toEqual([
      {
        title: 'Perfil completado!',
        description: 'Suas informações foram salvas com sucesso.',
        variant: 'success',
      },
    ])
  })

  // spec: 245
  it('keeps what was typed when the API refuses, and points at the field it names', async () => {
    const errors = [{ path: 'city', message: 'Use apenas letras, números e pontuação.' }]
    await open(filled, { [SAVE]: () => refused(422, 'input.invalid', { errors }) })
    await userEvent.type(field('Cidade'), 'Belém')
    await userEvent.click(submit())
    await waitFor(() => expect(toasts.heard).toHaveLength(1))
    expect(toasts.heard[0]).toEqual({
      title: 'Erro ao salvar dados',
      description: 'Não foi possível salvar suas informações. Tente novamente.',
      variant: 'destructive',
    })
    expect(field('Cidade').value).toBe('Belém')
    expect(errorOf('Cidade')).toBe('Use apenas letras, números e pontuação.')
    expect(document.activeElement).toBe(field('Cidade'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  // spec: 246
  it('tells an unexpected failure apart', async () => {
    await open(filled)
    await userEvent.type(field('Cidade'), 'Belém')
    await userEvent.click(submit())
    await waitFor(() => expect(toasts.heard).toHaveLength(1), { timeout: 8_000 })
    expect(toasts.heard[0]).toEqual({
      title: 'Erro inesperado',
      description: 'Ocorreu um erro inesperado. Tente novamente.',
      variant: 'destructive',
    })
  })

  it('cannot be dismissed, and keeps the focus inside', async () => {
    const { dialog } = await open(empty)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body)
    expect(screen.getByRole('dialog')).toBe(dialog)
    for (let step = 0; step < 10; step += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
  })

  it('lets the person leave', async () => {
    await open(empty)
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    expect(onLeave).toHaveBeenCalledOnce()
  })
})
