// @vitest-environment jsdom
import type { SessionUser } from '@portal/contract/people/accounts/session'
import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cityDay } from '~/platform/moments.ts'
import { createQueryClient } from '~/platform/query-client.ts'
import { onAuthStateChange } from '~/platform/session/auth-client.ts'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { fakeApi, refused } from '~/platform/testing/fake-api.ts'
import { ROSANGELA, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { JOINED_REDIRECT_MS } from './club.constants.ts'
import { JoinCard } from './JoinCard.tsx'

const SIGN_UP = 'POST /api/v1/auth/sign-up'

let heard: ToastMessage[]
let stopListening: () => void
beforeAll(async () => {
  await Promise.all([import('~/ui/MaskedWhatsApp.tsx'), import('./PickedBirthDate.tsx')])
})
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-10T12:00:00Z') })
  heard = []
  stopListening = receiveToasts((message) => heard.push(message))
})
afterEach(() => {
  stopListening()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Knows who is signed in from the auth client, as the root does. */
type StageProps = { first: SessionUser | null; welcome: ReactNode }
function Stage({ first, welcome }: StageProps) {
  const [user, setUser] = useState(first)
  useEffect(() => onAuthStateChange((_, session) => setUser(session?.user ?? null)), [])
  return (
    <AuthContext value={{ ...signedIn(), user }}>
      <JoinCard googleIcon={null} welcome={welcome} />
    </AuthContext>
  )
}

async function stage(first: SessionUser | null = null, welcome: ReactNode = null) {
  const queries = createQueryClient()
  const invalidated = vi.spyOn(queries, 'invalidateQueries')
  const router = createMemoryRouter(
    [
      { path: '/clube-de-vantagens', element: <Stage first={first} welcome={welcome} /> },
      { path: '*', element: <p>Outra página</p> },
    ],
    { initialEntries: ['/clube-de-vantagens'] },
  )
  const { container } = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  // The person touches the page, and the helping controls arrive.
  fireEvent.pointerMove(window)
  await pass(0)
  return { container, invalidated, router, path: () => router.state.location.pathname }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const choose = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs))

function fill(change: Record<string, string> = {}) {
  const typed = {
    'Nome completo': ' Ana Lima ',
    'E-mail': 'ana@example.com',
    WhatsApp: '91992536072',
    'Data de nascimento': '20051990',
    Senha: 'maré cheia',
    ...change,
  }
  for (const [label, text] of Object.entries(typed)) {
    if (text) write(label, text)
  }
}
const liveElsewhere = () => fireEvent.click(button('Moro em outro lugar'))
async function submit() {
  fireEvent.click(button('Quero fazer parte'))
  await pass(0)
}

const welcome = () => {
  const { session } = signedIn()
  return { status: 201, body: { session, user_id: ROSANGELA.id, plan_type: 'clube' } }
}
const without = (...keys: string[]) => {
  const { status, body } = welcome()
  const left = Object.entries(body).map(([key, value]) => [key, keys.includes(key) ? null : value])
  return { status, body: Object.fromEntries(left) }
}

describe('the form of the club', () => {
  // spec: 82
  it('offers Google first, then the form', async () => {
    await stage()
    const text = screen.getByRole('heading', { name: 'Entre para o clube' }).parentElement
    const order = [
      'Cadastrar com Google',
      'ou preencha o formulário',
      'Nome completo',
      'Quero fazer parte',
    ]
    const places = order.map((words) => text?.textContent?.indexOf(words) ?? -1)
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('leaves the promotions to the person', async () => {
    await stage()
    expect(field(PROMOTIONS_CONSENT.text).checked).toBe(false)
  })

  // spec: 141
  it.each([
    ['9134231234', '(91) 3423-1234'],
    ['91992536072', '(91) 99253-6072'],
    ['919925360729', '(91) 99253-6072'],
  ])('writes the WhatsApp %s as %s', async (typed, text) => {
    await stage()
    write('WhatsApp', typed)
    expect(field('WhatsApp').value).toBe(text)
  })

  // spec: 140
  it('has the cities of Pará in a list, and any other city written', async () => {
    await stage()
    expect(screen.getByText('Salinópolis, PA')).toBeDefined()
    liveElsewhere()
    expect(document.activeElement).toBe(field('Estado'))
    expect(field('Estado').value).toBe('PA')
    expect(field('Cidade').value).toBe('Salinópolis')
    expect(field('Cidade').tagName).toBe('SELECT')
    expect(field('Estado').querySelectorAll('option')).toHaveLength(27)
    expect(field('Cidade').querySelectorAll('option')).toHaveLength(18)
    choose('Estado', 'CE')
    expect(field('Cidade').tagName).toBe('INPUT')
    expect(field('Cidade').value).toBe('')
    write('Cidade', 'Fortaleza')
    choose('Estado', 'PA')
    expect(field('Cidade').value).toBe('Salinópolis')
  })

  // spec: 168
  it('tells what is missing, marks each field and goes to the first', async () => {
    const api = fakeApi({})
    await stage()
    fill({ 'E-mail': '', Senha: '' })
    await submit()
    expect(heard).toEqual([
      {
        title: 'Campos obrigatórios',
        description: 'Por favor, preencha todos os campos obrigatórios.',
        variant: 'destructive',
      },
    ])
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(field('Senha').getAttribute('aria-invalid')).toBe('true')
    expect(field('Nome completo').getAttribute('aria-invalid')).toBeNull()
    expect(document.activeElement).toBe(field('E-mail'))
    write('E-mail', 'a')
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull()
    expect(api.sent(SIGN_UP)).toEqual([])
  })

  // spec: 1025
  it('has six fields, and asks for the password twice only where it is out of sight', async () => {
    const api = fakeApi({})
    const { container } = await stage()
    expect(container.querySelectorAll('input:not([type=checkbox]), select')).toHaveLength(5)
    expect(screen.getByText('Salinópolis, PA')).toBeDefined()
    expect(field('Senha').type).toBe('text')
    fill()
    fireEvent.click(button('Esconder a senha'))
    expect(field('Senha').type).toBe('password')
    write('Confirme a senha', 'maré baixa')
    await submit()
    expect(heard.map(({ title }) => title)).toEqual(['Senhas não coincidem'])
    expect(document.activeElement).toBe(field('Confirme a senha'))
    expect(api.sent(SIGN_UP)).toEqual([])
  })

  // spec: 175
  it('does not take a birth date after today', async () => {
    const api = fakeApi({})
    await stage()
    const [year, month, day] = cityDay(new Date(Date.now() + 86_400_000)).split('-')
    fill({ 'Data de nascimento': `${day}${month}${year}` })
    await submit()
    expect(heard.map(({ title }) => title)).toEqual(['Data de nascimento é obrigatória'])
    expect(document.activeElement).toBe(field('Data de nascimento'))
    expect(api.sent(SIGN_UP)).toEqual([])
  })
})

describe('joining', () => {
  // spec: 140, 142, 143, 211, 243, 272
  it('creates the account once, welcomes the member and leads home after 2 seconds', async () => {
    expect(JOINED_REDIRECT_MS).toBe(2000)
    const answer = Promise.withResolvers<ReturnType<typeof welcome>>()
    const api = fakeApi({ [SIGN_UP]: () => answer.promise })
    const view = await stage()
    fill()
    fireEvent.click(field(PROMOTIONS_CONSENT.text))
    await submit()
    const pending = button('Cadastrando...')
    expect(pending.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(pending)
    answer.resolve(welcome())
    await pass(0)

    expect(api.sent(SIGN_UP)).toEqual([
      {
        email: 'ana@example.com',
        password: 'maré cheia',
        full_name: 'Ana Lima',
        whatsapp: '91992536072',
        state: 'PA',
        city: 'Salinópolis',
        birth_date: '1990-05-20',
        plan_type: 'clube',
        accepts_promotions: true,
        origin: 'clube-de-vantagens',
      },
    ])
    expect(heard).toEqual([
      {
        title: 'Cadastro realizado com sucesso!',
        description:
          'Bem-vindo ao Clube de Vantagens! Você receberá as primeiras ofertas em breve.',
        variant: 'success',
      },
    ])
    expect(view.invalidated.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
      ['me', 'profile'],
      ['newsletter'],
    ])
    expect(document.activeElement?.textContent).toBe('Você já faz parte')

    await pass(JOINED_REDIRECT_MS - 1)
    expect(view.path()).toBe('/clube-de-vantagens')
    await pass(1)
    expect(view.path()).toBe('/')
  })

  // spec: 145
  it('empties the form where no session came back, and goes home all the same', async () => {
    fakeApi({ [SIGN_UP]: () => without('session') })
    const view = await stage()
    fill()
    liveElsewhere()
    choose('Cidade', 'Belém')
    await submit()
    expect(field('Nome completo').value).toBe('')
    expect(field('WhatsApp').value).toBe('')
    expect(field('Senha').value).toBe('')
    expect(field('Data de nascimento').value).toBe('')
    expect(field('Cidade').value).toBe('Salinópolis')
    await pass(JOINED_REDIRECT_MS)
    expect(view.path()).toBe('/')
  })

  it('does not call back who went elsewhere meanwhile', async () => {
    fakeApi({ [SIGN_UP]: welcome })
    const view = await stage()
    fill()
    await submit()
    await act(() => view.router.navigate('/eventos'))
    await pass(JOINED_REDIRECT_MS)
    expect(view.path()).toBe('/eventos')
  })

  // spec: 882
  it('stays with the first coupons, where there are some, and leads on from there', async () => {
    fakeApi({ [SIGN_UP]: welcome })
    const view = await stage(null, <p>Três cupons</p>)
    fill()
    await submit()
    expect(heard[0]?.title).toBe('Cadastro realizado com sucesso!')
    expect(document.activeElement?.textContent).toBe('Pronto, Rosângela: você é do Clube')
    expect(screen.getByText('Três cupons')).toBeTruthy()
    await pass(JOINED_REDIRECT_MS)
    expect(view.path()).toBe('/clube-de-vantagens')
    const next = screen.getByRole('link', { name: 'Confirmar WhatsApp' })
    expect(next.getAttribute('href')).toBe('/dash-clube#whatsapp')
    expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/')
  })

  it('goes home without a session, whatever there is to take', async () => {
    fakeApi({ [SIGN_UP]: () => without('session') })
    const view = await stage(null, <p>Três cupons</p>)
    fill()
    await submit()
    await pass(JOINED_REDIRECT_MS)
    expect(view.path()).toBe('/')
  })

  // spec: 252
  it('says that no user came back', async () => {
    fakeApi({ [SIGN_UP]: () => without('session', 'user_id') })
    const view = await stage()
    fill()
    await submit()
    expect(heard[0]?.description).toBe('Erro ao criar usuário')
    await pass(JOINED_REDIRECT_MS)
    expect(view.path()).toBe('/clube-de-vantagens')
  })

  // spec: 244
  it('keeps what was typed after a refusal, and leads who has an account to the login', async () => {
    fakeApi({ [SIGN_UP]: () => refused(409, 'accounts.email-taken') })
    const view = await stage()
    fill()
    await submit()
    expect(heard[0]).toMatchObject({
      title: 'Erro no cadastro',
      description: 'Este email já está cadastrado. Faça login para continuar.',
      variant: 'destructive',
      action: { label: 'Fazer login' },
    })
    expect(field('Senha').value).toBe('maré cheia')
    expect(field('WhatsApp').value).toBe('(91) 99253-6072')
    expect(document.activeElement).toBe(field('E-mail'))
    act(() => heard[0]?.action?.onClick())
    expect(view.path()).toBe('/auth')
    expect(view.router.state.location.state).toEqual({ email: 'ana@example.com' })
  })
})

describe('signing up with Google', () => {
  const GOOGLE = 'POST /api/v1/auth/google'

  // spec: 207
  it('asks for the club’s plan and leaves', async () => {
    const leaving = Promise.withResolvers<{ status: number; body: unknown }>()
    const api = fakeApi({ [GOOGLE]: () => leaving.promise })
    await stage()
    fireEvent.click(button('Cadastrar com Google'))
    await pass(0)
    expect(api.sent(GOOGLE)).toEqual([{ plan: 'clube' }])
    fireEvent.click(button('Abrindo o Google…'))
    expect(api.sent(GOOGLE)).toHaveLength(1)
    // The back button brings the page out of memory.
    fireEvent(window, new Event('pageshow'))
    expect(button('Cadastrar com Google')).toBeTruthy()
  })

  // spec: 231
  it.each([
    [
      'what the provider says',
      () => refused(503, 'google.away', 'O Google não respondeu.'),
      'O Google não respondeu.',
    ],
    [
      'what to do when nobody says anything',
      () => Promise.reject(new TypeError('network')),
      'Erro ao fazer login com Google. Tente novamente.',
    ],
  ])('tells %s when it fails', async (_, answer, description) => {
    fakeApi({ [GOOGLE]: answer })
    await stage()
    fireEvent.click(button('Cadastrar com Google'))
    await pass(0)
    expect(heard).toEqual([{ title: 'Erro no login', description, variant: 'destructive' }])
    expect(button('Cadastrar com Google')).toBeTruthy()
  })
})

describe('a member on the club’s page', () => {
  it('is greeted instead of asked to sign up', async () => {
    await stage(ROSANGELA)
    expect(screen.getByRole('heading', { name: 'Você já faz parte' })).toBeTruthy()
    expect(
      screen.getByText('Rosângela Alves, sua conta já vale no Clube de Vantagens.'),
    ).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Abrir meu painel' })
    expect(link.getAttribute('href')).toBe('/dash-clube')
    expect(screen.queryByLabelText('Nome completo')).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })
})
