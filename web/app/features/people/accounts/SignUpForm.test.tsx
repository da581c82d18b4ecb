// @vitest-environment jsdom

import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import { PARA_CITIES, STATES } from '@portal/contract/shared/states'
import { PLANS } from '@portal/contract/testing/plan-limits'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { TypedBefore } from '~/platform/TypedBefore.tsx'
import { ok, refused } from '~/platform/testing/fake-api.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { SIGN_UP_WAIT_MS } from './accounts.constants.ts'
import {
  accountApi,
  fakeAuth,
  MARIA,
  pass,
  renderAccounts,
  unreachable,
} from './accounts.testing.tsx'
import { SignUpScreen } from './SignUpScreen.tsx'

let toasts: ToastMessage[] = []

beforeEach(() => {
  toasts = []
  receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SIGN_UP = 'POST /api/v1/auth/sign-up'
/** What a test does not wait for must not end in the middle of the next one. */
const forever = () => new Promise<never>(() => undefined)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => screen.getByRole('button', { name: 'Criar conta' })
const said = () => toasts
const stateBox = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' })
const cityBox = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cidade' })
const optionsOf = (box: HTMLSelectElement) =>
  [...box.options].map(({ label, value }) => [value, label])
const problemOf = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    ?.textContent

async function fillIn() {
  await userEvent.type(field('Nome completo'), 'Maria das Dores')
  await userEvent.click(field('WhatsApp'))
  await userEvent.paste('+55 91 98888-7777')
  await userEvent.type(field('E-mail'), 'maria@exemplo.com')
  await userEvent.type(field('Senha'), 'maré cheia')
}

const page = (askedPlan: string | null = null) => (
  <SignUpScreen askedPlan={askedPlan} offers={PLANS} />
)

describe('the sign-up form', () => {
  // spec: 158
  it('says under each field what is wrong, and goes to the first', async () => {
    const api = accountApi()
    renderAccounts(page())
    await userEvent.click(submit())
    await waitFor(() => expect(document.activeElement).toBe(field('Nome completo')))
    expect(problemOf(field('Nome completo'))).toBe('Nome completo deve ter no mínimo 3 caracteres.')
    expect(problemOf(field('WhatsApp'))).toBe('WhatsApp deve ter no mínimo 10 caracteres.')
    expect(problemOf(field('E-mail'))).toBe('Email inválido.')
    expect(problemOf(field('Senha'))).toBe('A senha deve ter no mínimo 6 caracteres.')
    expect(api.made).toEqual([])
  })

  // spec: 67
  it('has every field of the specification, and the way with Google', () => {
    renderAccounts(page())
    const labels = ['Nome completo', 'WhatsApp', 'Estado', 'Cidade', 'E-mail', 'Senha']
    for (const label of labels) expect(field(label)).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: PROMOTIONS_CONSENT.text })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cadastrar com Google' })).toBeTruthy()
  })

  it('takes a complaint back as soon as the field is right', async () => {
    renderAccounts(page())
    await userEvent.click(submit())
    await screen.findByText('Email inválido.')
    await userEvent.type(field('E-mail'), 'maria@exemplo.com')
    await waitFor(() => expect(screen.queryByText('Email inválido.')).toBeNull())
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull()
  })

  // spec: 131
  it('starts in Salinópolis and offers the 27 states and the cities of Pará', () => {
    renderAccounts(page())
    expect([stateBox().value, cityBox().value]).toEqual(['PA', 'Salinópolis'])
    expect(optionsOf(stateBox())).toEqual(STATES.map(([code, name]) => [code, name]))
    expect(stateBox().options).toHaveLength(27)
    expect(optionsOf(cityBox())).toEqual(PARA_CITIES.map((city) => [city, city]))
  })

  // spec: 132, 165
  it('empties the city for another state, where it is written, and brings it back with Pará', async () => {
    renderAccounts(page())
    await userEvent.selectOptions(cityBox(), 'Belém')
    await userEvent.selectOptions(stateBox(), 'Amazonas')
    const written = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cidade' })
    expect(written.value).toBe('')
    await userEvent.click(submit())
    expect(await screen.findByText('Selecione uma cidade.')).toBeTruthy()
    await userEvent.type(written, 'Manaus')
    await waitFor(() => expect(screen.queryByText('Selecione uma cidade.')).toBeNull())
    await userEvent.selectOptions(stateBox(), 'Pará')
    expect(cityBox().value).toBe('Salinópolis')
  })

  // spec: 68
  it('shows and hides the password', async () => {
    renderAccounts(page())
    await userEvent.type(field('Senha'), 'maré')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar a senha' }))
    expect(field('Senha').type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Esconder a senha' }))
    expect(field('Senha').type).toBe('password')
  })

  it('gives phones the right keyboards and password managers the right words', () => {
    renderAccounts(page())
    expect(field('Nome completo').autocomplete).toBe('name')
    expect([field('WhatsApp').inputMode, field('WhatsApp').autocomplete]).toEqual([
      'tel',
      'tel-national',
    ])
    expect([field('E-mail').inputMode, field('E-mail').autocomplete]).toEqual(['email', 'username'])
    expect(field('Senha').autocomplete).toBe('new-password')
    expect(field('Senha').form?.method).toBe('post')
  })

  // spec: 7
  it('brings the e-mail typed at the sign-in along', async () => {
    renderAccounts(page(), { path: '/criar-conta', state: { email: 'nova@exemplo.com' } })
    await waitFor(() => expect(field('E-mail').value).toBe('nova@exemplo.com'))
  })

  it('keeps what was typed and chosen before the page came alive', async () => {
    const auth = fakeAuth()
    const container = document.body.appendChild(document.createElement('div'))
    const element = (
      <AuthContext value={auth}>
        <MemoryRouter>{page()}</MemoryRouter>
        <TypedBefore />
      </AuthContext>
    )
    container.innerHTML = renderToString(element)
    field('Nome completo').value = 'Maria das Dores'
    field('WhatsApp').value = '91 98888-7777'
    field('E-mail').value = 'maria@exemplo.com'
    field('Senha').value = 'maré cheia'
    stateBox().value = 'AM'
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Criar conta' })
    expect(send.disabled).toBe(true)
    render(element, { container, hydrate: true })
    await waitFor(() => expect(send.disabled).toBe(false))
    expect(field('Nome completo').value).toBe('Maria das Dores')
    expect(field('WhatsApp').value.replace(/\D/g, '')).toBe('91988887777')
    expect(field('E-mail').value).toBe('maria@exemplo.com')
    expect(field('Senha').value).toBe('maré cheia')
    expect(stateBox().value).toBe('AM')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cidade' }).value).toBe('')
  })

  it('can be filled in and sent with the keyboard alone', async () => {
    const api = accountApi({ [SIGN_UP]: forever })
    renderAccounts(page())
    const next = () => userEvent.tab()
    await next()
    expect(document.activeElement?.textContent).toBe('Trocar de plano')
    await next()
    expect(document.activeElement?.textContent).toBe('Só quero o Clube, de graça')
    await next()
    expect(document.activeElement).toBe(field('Nome completo'))
    await userEvent.keyboard('Maria das Dores')
    await next()
    expect(document.activeElement).toBe(field('WhatsApp'))
    await userEvent.keyboard('9188887777')
    await next()
    expect(document.activeElement).toBe(stateBox())
    await next()
    expect(document.activeElement).toBe(cityBox())
    await next()
    expect(document.activeElement).toBe(field('E-mail'))
    await userEvent.keyboard('maria@exemplo.com')
    await next()
    expect(document.activeElement).toBe(field('Senha'))
    await userEvent.keyboard('maré cheia')
    await next()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mostrar a senha' }))
    await next()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    await userEvent.keyboard(' ')
    await next()
    expect(document.activeElement).toBe(submit())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(api.sent(SIGN_UP)).toHaveLength(1))
    expect(api.sent(SIGN_UP)[0]).toMatchObject({ whatsapp: '9188887777', accepts_promotions: true })
  })
})

describe('the plan of the account', () => {
  it('is atalaia unless another was asked for, with what the trial means', () => {
    renderAccounts(page())
    const plan = screen.getByRole('region', { name: 'Plano escolhido' })
    expect(plan.textContent).toContain('Atalaia')
    expect(plan.textContent).toContain('14 dias grátis')
    expect(plan.textContent).toContain(
      'Grátis por 14 dias e sem cartão. Depois, se você não assinar, a conta volta para o Clube, que é grátis. Nada é apagado.',
    )
  })

  // spec: 485
  it('says its price as it stands in the table of plans', () => {
    accountApi()
    const offers = PLANS.map((plan) => ({ ...plan, month_cents: 5_190, trial_days: 10 }))
    renderAccounts(<SignUpScreen askedPlan={null} offers={offers} />)
    const plan = screen.getByRole('region', { name: 'Plano escolhido' })
    expect(plan.textContent?.replace(/\s/g, ' ')).toContain(
      'Plano Atalaia, 10 dias grátis, depois R$ 51,90/mês',
    )
  })

  // spec: 485
  it('becomes the free club with one tap, and says so', async () => {
    const api = accountApi({ [SIGN_UP]: forever })
    renderAccounts(page())
    await userEvent.click(screen.getByRole('button', { name: 'Só quero o Clube, de graça' }))
    const plan = screen.getByRole('region', { name: 'Plano escolhido' })
    expect(plan.textContent).toContain('Sem mensalidade, sem cartão e sem prazo.')
    expect(screen.queryByRole('button', { name: 'Só quero o Clube, de graça' })).toBeNull()
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(api.sent(SIGN_UP)).toHaveLength(1))
    expect(api.sent(SIGN_UP)[0]).toMatchObject({ plan_type: 'clube' })
  })

  it('can be changed, to the free club as well', async () => {
    accountApi()
    renderAccounts(page('macarico'))
    const plan = screen.getByRole('region', { name: 'Plano escolhido' })
    expect(plan.textContent).toContain('Maçarico')
    const opener = screen.getByRole('button', { name: 'Trocar de plano' })
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('radio', { name: /Clube/ }))
    expect(plan.textContent).toContain('Sem mensalidade, sem cartão e sem prazo.')
    expect(screen.getByRole('heading', { name: 'O que o Clube dá' })).toBeTruthy()
  })

  it('is the one of the navigation state when the address asks for none', async () => {
    renderAccounts(page(), { state: { plan: 'premium' } })
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Plano escolhido' }).textContent).toContain(
        'Espadarte',
      ),
    )
  })

  // spec: 136
  it('hides the promotions for espadarte and sends false, though ticked before', async () => {
    const api = accountApi({ [SIGN_UP]: forever })
    renderAccounts(page('atalaia'))
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.checked).toBe(false)
    await userEvent.click(box)
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Trocar de plano' }))
    await userEvent.click(screen.getByRole('radio', { name: /Espadarte/ }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(submit())
    await waitFor(() => expect(api.sent(SIGN_UP)).toHaveLength(1))
    expect(api.sent(SIGN_UP)[0]).toMatchObject({
      plan_type: 'espadarte',
      accepts_promotions: false,
    })
  })

  it('can be tried in an account that is open already', async () => {
    const api = accountApi({
      'POST /api/v1/subscriptions/trial': () => ok({ plan_type: 'macarico', trial_ends_at: null }),
    })
    const { auth, place } = renderAccounts(page('macarico'), {
      path: '/cadastro-macarico',
      auth: fakeAuth({ session: MARIA }),
    })
    await userEvent.click(
      screen.getByRole('button', { name: 'Começar o teste do Maçarico nesta conta' }),
    )
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.sent('POST /api/v1/subscriptions/trial')).toEqual([
      { plan: 'macarico', cycle: 'month' },
    ])
    expect(auth.refreshPlanType).toHaveBeenCalledOnce()
    expect(said()).toEqual([
      { title: 'Seu teste grátis do Maçarico já começou.', variant: 'success' },
    ])
  })
})

describe('a sign-up', () => {
  async function send(answers: Parameters<typeof accountApi>[0] = {}, auth = fakeAuth()) {
    const api = accountApi(answers)
    const view = renderAccounts(page(), { path: '/criar-conta', auth })
    await fillIn()
    vi.useFakeTimers()
    fireEvent.click(submit())
    await pass(0)
    return { ...view, api }
  }

  // spec: 105, 137, 213, 269
  it('waits 3 s, reads the plan of the new profile, signs in and leads home', async () => {
    expect(SIGN_UP_WAIT_MS).toBe(3000)
    const { api, auth, place } = await send()
    expect(api.sent(SIGN_UP)).toEqual([
      {
        email: 'maria@exemplo.com',
        password: 'maré cheia',
        full_name: 'Maria das Dores',
        whatsapp: '91988887777',
        state: 'PA',
        city: 'Salinópolis',
        plan_type: 'atalaia',
        cycle: 'month',
        accepts_promotions: false,
        origin: 'criar-conta',
      },
    ])
    expect(screen.getByRole('status').textContent).toBe('Conta criada! Em instantes você entra.')
    await pass(2999)
    expect(api.made).toEqual(['POST auth/sign-up'])
    await pass(1)
    expect(api.made).toEqual(['POST auth/sign-up', 'GET profile'])
    expect(auth.refreshSession).toHaveBeenCalledOnce()
    expect(place().pathname).toBe('/')
    expect(said()).toEqual([
      {
        title: 'Cadastro realizado com sucesso!',
        description: 'Seu teste grátis do Atalaia já começou.',
        variant: 'success',
      },
    ])
  })

  // spec: 486
  it.each([
    ['to the business', 'atalaia', null, '/cadastro-negocio'],
    ['home, where the free club was chosen', 'clube', null, '/'],
    [
      'back to the page that asked for the account',
      'atalaia',
      { from: '/favoritos' },
      '/favoritos',
    ],
  ])('on the page of a plan leads %s', async (_, plan, state, path) => {
    accountApi({ 'GET /api/v1/profile': () => ok({ plan_type: plan }) })
    const screenOfPlan = <SignUpScreen askedPlan={plan} offers={null} isForBusiness />
    const { place } = renderAccounts(screenOfPlan, { path: '/cadastro-atalaia', state })
    await fillIn()
    vi.useFakeTimers()
    fireEvent.click(submit())
    await pass(SIGN_UP_WAIT_MS)
    expect(place().pathname).toBe(path)
  })

  // spec: 139
  it('leaves an empty form behind, back in Salinópolis', async () => {
    await send()
    await pass(3000)
    vi.useRealTimers()
    for (const label of ['Nome completo', 'WhatsApp', 'E-mail', 'Senha']) {
      expect(field(label).value).toBe('')
    }
    expect([stateBox().value, cityBox().value]).toEqual(['PA', 'Salinópolis'])
  })

  // spec: 138
  it.each([
    ['the profile cannot be read', { 'GET /api/v1/profile': unreachable }, fakeAuth()],
    ['the browser is not signed in', {}, fakeAuth({ refreshSession: async () => null })],
    [
      'no session came back',
      { [SIGN_UP]: () => ok({ session: null, user_id: 'x', plan_type: 'clube' }) },
      fakeAuth(),
    ],
  ])('asks the person to sign in when %s', async (_, answers, auth) => {
    const { place } = await send(answers, auth)
    await pass(3000)
    expect(said()).toEqual([
      {
        title: 'Cadastro realizado com sucesso!',
        description: 'Sua conta está pronta. Faça login para continuar.',
        variant: 'success',
      },
    ])
    expect(place().pathname).toBe('/criar-conta')
    expect(document.activeElement?.textContent).toBe('Cadastro realizado com sucesso!')
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    await pass(0)
    expect(place().pathname).toBe('/auth')
  })

  // spec: 268
  it('shows refused fields under the fields, and keeps what was typed', async () => {
    const errors = [{ path: 'password', message: 'Esta senha é muito comum. Escolha outra.' }]
    await send({
      [SIGN_UP]: () => ({
        status: 400,
        body: { code: 'accounts.password-too-common', detail: 'Senha comum.', errors },
      }),
    })
    expect(problemOf(field('Senha'))).toBe('Esta senha é muito comum. Escolha outra.')
    expect(document.activeElement).toBe(field('Senha'))
    expect(field('Nome completo').value).toBe('Maria das Dores')
    expect(said()).toEqual([
      {
        title: 'Erro no cadastro',
        description: 'Esta senha é muito comum. Escolha outra.',
        variant: 'destructive',
      },
    ])
  })

  it('with a known e-mail offers to sign in with it', async () => {
    const { place } = await send({
      [SIGN_UP]: () => refused(409, 'accounts.email-taken', 'Este email já está cadastrado.'),
    })
    expect(problemOf(field('E-mail'))).toBe('Este email já está cadastrado.')
    fireEvent.click(screen.getByRole('button', { name: 'Entrar com este e-mail' }))
    await pass(0)
    expect([place().pathname, place().state]).toEqual(['/auth', { email: 'maria@exemplo.com' }])
  })

  // spec: 233
  it('says when something unexpected happens', async () => {
    await send({ [SIGN_UP]: unreachable })
    expect(said()).toEqual([
      {
        title: 'Erro inesperado',
        description:
          'Ocorreu um erro inesperado. Tente novamente ou entre em contato com o suporte.',
        variant: 'destructive',
      },
    ])
    expect(submit().getAttribute('aria-busy')).toBeNull()
  })

  it('is sent once, however often the button is pressed', async () => {
    const { api } = await send()
    fireEvent.click(screen.getByRole('button', { name: 'Preparando seu acesso…' }))
    fireEvent.submit(field('Senha').form as HTMLFormElement)
    await pass(3000)
    expect(api.sent(SIGN_UP)).toHaveLength(1)
  })
})
