// @vitest-environment jsdom
import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { PLANS } from '@portal/contract/testing/plan-limits'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAID, STANDING } from '~/features/money/payments/payments.testing.ts'
import { PlansOnSaleContext } from '~/platform/plans-on-sale.ts'
import { createQueryClient } from '~/platform/query-client.ts'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { ROSANGELA, renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import BusinessDashboard from '../business-dashboard.tsx'
import ClubDashboard from '../club-dashboard.tsx'
import Pending from '../pending.tsx'

const profile: Profile = {
  id: '0197f2f0-0000-7000-8000-0000000000bb',
  user_id: ROSANGELA.id,
  email: ROSANGELA.email,
  full_name: 'Rosângela Alves',
  whatsapp: '91992536072',
  whatsapp_confirmed_at: null,
  state: 'PA',
  city: 'Salinópolis',
  plan_type: 'clube',
  plan_ends_at: null,
  accepts_promotions: false,
  birth_date: '1990-05-20',
  updated_at: '2026-07-18T22:42:00Z',
  is_complete: true,
}
const PROFILE = 'GET /api/v1/profile'
const SESSIONS = 'GET /api/v1/auth/sessions'
const ORDERS = 'GET /api/v1/my/plan-orders'
const NEXT = {
  plan: 'macarico' as const,
  cycle: 'month' as const,
  price_cents: 4990,
  starts_at: '2030-08-01T12:00:00Z',
  opens_at: null,
  is_change: false,
}
const DEARER = {
  plan: 'macarico' as const,
  cycle: 'month' as const,
  price_cents: 9990,
  credit_cents: 4990,
  amount_cents: 5000,
  starts_at: '2030-08-01T12:00:00Z',
  ends_at: '2030-09-01T12:00:00Z',
}
const NO_PLAN: PlanStanding = {
  ...STANDING,
  state: 'none',
  plan: null,
  ends_at: null,
  access_until: null,
  next: null,
  smaller: [],
  may: { cancel: false, take_back: false },
}
const STANDS = 'GET /api/v1/my/plan-standing'
const NOTHING_SAVED = {
  'GET /api/v1/my/favourites': () => ok({ establishments: [], next_cursor: null }),
  'GET /api/v1/my/orders': () => ok({ orders: [], next_cursor: null }),
  'GET /api/v1/my/stays': () => ok({ stays: [], next_cursor: null }),
  'GET /api/v1/my/favourites/ids': () => ok({ ids: [] }),
  [STANDS]: () => ok(NO_PLAN),
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  HTMLElement.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const answering = (changes: Partial<Profile> = {}) =>
  fakeApi({
    [PROFILE]: () => ok({ ...profile, ...changes }),
    [SESSIONS]: () => ok([]),
    ...NOTHING_SAVED,
  })
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

describe('the club’s dashboard', () => {
  // spec: 14
  it('greets the person and shows what is really there', async () => {
    answering()
    renderAs(signedIn(), <ClubDashboard />)
    const greeting = await screen.findByRole('heading', { level: 1 })
    expect(greeting.textContent).toMatch(/^(Bom dia|Boa tarde|Boa noite), Rosângela$/)
    expect(titles()).toEqual([
      'Falta 1 passo',
      'Seu plano',
      'Meus pedidos',
      ...(isAvailable('lodging') ? ['Minhas reservas'] : []),
      'Minha carteira',
      'Ofertas para você',
      'Sorteios e meus números',
      'Lugares salvos',
      'O que enviei',
      'Avisos',
      'Meus dados',
      'Segurança',
      'Privacidade',
    ])
    expect(await screen.findByText('Nenhum lugar salvo ainda')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Confirmação do WhatsApp' })).toBeDefined()
  })

  // spec: 1027
  it('folds on a phone what is not of this moment, and opens what a link leads to', async () => {
    answering()
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    }))
    renderAs(signedIn(), <ClubDashboard />, '/dash-clube#whatsapp')
    const entry = (name: string) => screen.findByRole('button', { name })
    expect((await entry('Meus dados')).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('region', { name: 'Confirmação do WhatsApp' })).toBeDefined()
    const saved = await entry('Lugares salvos')
    expect(saved.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText('Nenhum lugar salvo ainda')).toBeNull()
    await userEvent.click(saved)
    expect(await screen.findByText('Nenhum lugar salvo ainda')).toBeDefined()
    // One's own is never folded.
    expect(screen.queryByRole('button', { name: 'Meus pedidos' })).toBeNull()
    vi.unstubAllGlobals()
  })

  it('shows what somebody bought whose plan has ended, and leads to another one', async () => {
    fakeApi({
      [PROFILE]: () => ok(profile),
      [SESSIONS]: () => ok([]),
      [ORDERS]: () => ok({ orders: [{ ...PAID, period: null, withdrawal_until: null }] }),
      ...NOTHING_SAVED,
    })
    renderAs(signedIn(), <ClubDashboard />)
    expect(await screen.findByRole('heading', { name: 'Faturas e recibos' })).toBeDefined()
    expect(screen.getByRole('listitem', { name: 'Plano Maçarico, mensal' })).toBeDefined()
    const choose = screen.getByRole('link', { name: 'Assinar um plano' })
    expect(choose.getAttribute('href')).toBe('/checkout-planos?plano=macarico')
  })

  it('opens at the section named in the address, with the focus on it', async () => {
    answering()
    renderAs(signedIn(), <ClubDashboard />, '/dash-clube#seguranca')
    await waitFor(() => expect(document.activeElement?.id).toBe('seguranca'))
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled()
  })

  it('keeps what the server has of the profile after a choice', async () => {
    fakeApi({
      [PROFILE]: () => ok(profile),
      [SESSIONS]: () => ok([]),
      ...NOTHING_SAVED,
      'PATCH /api/v1/profile': () => ok({ ...profile, accepts_promotions: true }),
    })
    const { queries } = renderAs(signedIn(), <ClubDashboard />)
    await userEvent.click(await screen.findByRole('switch'))
    await waitFor(() =>
      expect(queries.getQueryData(['me', 'profile', ROSANGELA.id])).toMatchObject({
        accepts_promotions: true,
      }),
    )
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
  })

  it('opens the profile dialog', async () => {
    answering()
    renderAs(signedIn(), <ClubDashboard />)
    await userEvent.click(await screen.findByRole('button', { name: 'Editar perfil' }))
    expect(await screen.findByRole('dialog', { name: 'Meu Perfil' })).toBeDefined()
  })

  it('stays where it is while a new session reads everything anew', async () => {
    let reads = 0
    fakeApi({
      // The second answer never comes: only what was seen before can be shown.
      [PROFILE]: () => (++reads === 1 ? ok(profile) : new Promise(() => {})),
      [SESSIONS]: () => ok([]),
      ...NOTHING_SAVED,
    })
    const { queries } = renderAs(signedIn(), <ClubDashboard />)
    const field = await screen.findByLabelText('Senha atual')
    field.focus()
    act(() => void queries.resetQueries({ queryKey: ['me'] }))
    expect(reads).toBe(2)
    expect(document.activeElement).toBe(field)
  })

  it('offers to try again when the profile cannot be read', async () => {
    fakeApi({ [PROFILE]: () => refused(401, 'accounts.session-missing') })
    renderAs(signedIn(), <ClubDashboard />)
    expect(await screen.findByText('Não deu para carregar seu perfil')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined()
  })

  it('is only the waiting screen as the server draws it', () => {
    const html = renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <AuthContext value={{ ...signedIn(), user: null, session: null, isLoading: true }}>
          <MemoryRouter initialEntries={['/dash-clube']}>
            <ClubDashboard />
          </MemoryRouter>
        </AuthContext>
      </QueryClientProvider>,
    )
    expect(html).toContain('Inicializando...')
    expect(html).not.toContain('Meus dados')
  })
})

const LISTINGS = 'GET /api/v1/my/establishments'
const ENDS_AT = '2040-08-01T12:00:00Z'
const COUNTS = 'GET /api/v1/my/inbox-counts'
const LISTING = {
  id: '0197f2f0-0000-7000-8000-0000000000cc',
  slug: 'mare-cheia',
  name: 'Maré Cheia',
  status: 'published',
  status_reason: null,
  role: 'staff',
  category: { slug: 'onde-comer', name: 'Onde comer' },
  neighbourhood: 'Atalaia',
  photo: null,
  tier: 'full',
  has_waiting_changes: false,
  modules: [],
  completeness_score: 78,
  updated_at: '2026-07-18T22:42:00Z',
  may: {
    edit: false,
    submit: false,
    archive: false,
    manage_team: false,
    reply: false,
    read_messages: true,
  },
}

function answeringWith(
  listings: object[],
  changes: Partial<Profile> = {},
  orders: PlanOrder[] = [],
  standing: PlanStanding = NO_PLAN,
  businesses: object[] = [],
) {
  return fakeApi({
    [PROFILE]: () => ok({ ...profile, ...changes }),
    [SESSIONS]: () => ok([]),
    [LISTINGS]: () => ok(listings),
    [COUNTS]: () => ok([{ establishment_id: LISTING.id, counts: { lead: 3 } }]),
    [ORDERS]: () => ok({ orders }),
    [STANDS]: () => ok(standing),
    [`GET /api/v1/my/establishments/${LISTING.id}/inbox`]: () =>
      ok({ items: [], next_cursor: null }),
    'GET /api/v1/my/plan-use': () => ok({ businesses }),
    'GET /api/v1/plans': () => ok({ plans: PLANS }),
    'GET /api/v1/my/plan': () => ok({ terms: { ...PLANS[2], plan: 'macarico' }, update: null }),
  })
}

describe('the business dashboard', () => {
  // spec: 15
  it('leads somebody without a listing to the registration', async () => {
    answeringWith([], { plan_type: 'macarico' })
    renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte')
    const link = await screen.findByRole('link', { name: 'Cadastrar negócio' })
    expect(link.getAttribute('href')).toBe('/cadastro-negocio')
  })

  // spec: 823
  it('has a page for each entry of the account, with what is used of the plan', async () => {
    const use = (name: string, changes: object = {}) => ({
      ...{ id: name, name, photos: 3, catalogue_items: 0, lodging_units: 0, properties: 0 },
      ...{ active_coupons: 0, flash_offers: 0, has_orders: false, ...changes },
    })
    answeringWith([], { plan_type: 'macarico' }, [], NO_PLAN, [
      use('Maré Cheia', { catalogue_items: 150 }),
      use('Canto do Mar'),
    ])
    renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte#plano')
    await screen.findByRole('heading', { level: 1, name: 'Plano e uso' })
    const used = within(await screen.findByRole('region', { name: 'O que você usa' }))
    expect(used.getByText('2 de 2').closest('li')?.textContent).toContain('cheio')
    expect(used.getByText('150 de 150').closest('li')?.textContent).toContain('Maré Cheia')
    expect(used.getByText(/menor plano em que cabe/).textContent).toContain('Maçarico')
    expect(used.queryByRole('link', { name: 'Cadastrar outro negócio' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Privacidade' })).toBeNull()
    const limits = within(await screen.findByRole('region', { name: 'Limites por plano' }))
    expect(limits.getByText('Fotos por estabelecimento').nextSibling?.textContent).toBe('20')
    expect(limits.queryByRole('table')).toBeNull()
  })

  it('says which smaller plan is enough, and what it lacks', async () => {
    const one = { id: 'a', name: 'Maré Cheia', photos: 3, catalogue_items: 12, lodging_units: 0 }
    const more = { properties: 0, active_coupons: 0, flash_offers: 0, has_orders: false }
    answeringWith([], { plan_type: 'macarico' }, [], NO_PLAN, [{ ...one, ...more }])
    renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte#plano')
    const enough = await screen.findByText('Com o seu uso, o Atalaia basta.')
    expect(enough.closest('p')?.textContent).toContain('números de visitas e contatos')
  })

  it('keeps the sections of the account at their old addresses', async () => {
    answeringWith([], { plan_type: 'macarico' })
    renderAs(
      signedIn({ planType: 'macarico' }),
      <BusinessDashboard />,
      '/dash-espadarte#privacidade',
    )
    await screen.findByRole('heading', { level: 1, name: 'Privacidade' })
    expect(screen.queryByRole('heading', { name: 'Segurança' })).toBeNull()
  })

  it('shows who administers the portal every plan', async () => {
    answeringWith([], { plan_type: 'admin' })
    renderAs(signedIn({ planType: 'admin' }), <BusinessDashboard />, '/dash-espadarte#plano')
    await screen.findByRole('heading', { level: 1, name: 'Plano e uso' })
    for (const name of ['Atalaia', 'Maçarico', 'Espadarte']) {
      expect(await screen.findByRole('columnheader', { name })).toBeDefined()
    }
  })

  it('opens to somebody of a team without a plan', async () => {
    answeringWith([LISTING])
    renderAs(signedIn(), <BusinessDashboard />, '/dash-espadarte')
    expect(await screen.findByRole('heading', { name: 'Você é da equipe' })).toBeDefined()
    expect(await screen.findByText('3 coisas esperam por você')).toBeDefined()
  })

  it('says so in a sentence when the address asks for more than the role has', async () => {
    answeringWith([LISTING])
    const path = `/dash-espadarte?aba=negocio&negocio=${LISTING.id}`
    renderAs(signedIn(), <BusinessDashboard />, path)
    expect(
      await screen.findByRole('heading', { name: 'Seu papel não inclui esta parte' }),
    ).toBeDefined()
  })

  it('leads from a trial to the checkout, and says until when it goes', async () => {
    answeringWith([], { plan_type: 'atalaia' }, [], {
      ...NO_PLAN,
      state: 'trialing',
      plan: 'atalaia',
      ends_at: '2030-08-01T12:00:00Z',
      next: { ...NEXT, plan: 'atalaia' },
      upgrade: { ...DEARER, credit_cents: 0, amount_cents: 9990 },
    })
    renderAs(signedIn({ planType: 'atalaia' }), <BusinessDashboard />, '/dash-espadarte')
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    expect(await plan.findByText(/Teste grátis: .* até 1 de agosto de 2030/)).toBeDefined()
    const subscribe = await plan.findByRole('link', { name: 'Assinar o plano' })
    expect(subscribe.getAttribute('href')).toBe('/checkout-planos?plano=atalaia')
    const upgrade = plan.getByRole('link', { name: 'Mudar para o Maçarico' })
    expect(upgrade.getAttribute('href')).toBe('/checkout-planos?plano=macarico')
  })

  it('goes up by the difference from what is paid ahead, and offers nothing that is not open', async () => {
    const next = { ...NEXT, plan: 'atalaia' as const, opens_at: '2030-08-17T12:00:00Z' }
    const ahead = { ...STANDING, plan: 'atalaia' as const, next, upgrade: DEARER, smaller: [] }
    answeringWith([], { plan_type: 'atalaia' }, [PAID], ahead)
    renderAs(signedIn({ planType: 'atalaia' }), <BusinessDashboard />, '/dash-espadarte')
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    const up = await plan.findByRole('link', { name: /^Mudar para o Maçarico por R\$\s50,00$/ })
    expect(up.getAttribute('href')).toBe('/checkout-planos?plano=macarico')
    expect(plan.getByText(/^− R\$\s49,90$/)).toBeDefined()
    expect(plan.queryByRole('link', { name: 'Renovar o plano' })).toBeNull()
    expect(plan.getByText(/a partir de 17 de agosto de 2030\.$/)).toBeDefined()
  })

  // spec: 524
  it('tells a paid plan from a trial, and offers to renew it', async () => {
    const paid = { ...PAID, period: { starts_at: '2020-01-01T00:00:00Z', ends_at: ENDS_AT } }
    answeringWith([], { plan_type: 'macarico' }, [paid], { ...STANDING, ends_at: ENDS_AT })
    renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte')
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    expect(await plan.findByText('Pago até 1 de agosto de 2040.')).toBeDefined()
    expect(plan.getByRole('link', { name: 'Renovar o plano' })).toBeDefined()
    const all = plan.getByRole('link', { name: 'Ver compras e recibos' })
    expect(all.getAttribute('href')).toBe('/dash-espadarte?aba=conta#compras')
  })

  it('lets somebody leave at the end of the period, after saying what happens', async () => {
    const { sent } = answeringWith([], { plan_type: 'macarico' }, [PAID], STANDING)
    renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte')
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    await userEvent.click(await plan.findByRole('button', { name: 'Cancelar plano' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/continua valendo até 18 de agosto de 2026/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Manter o plano' }))
    expect(sent('POST /api/v1/my/plan-standing/cancellation')).toEqual([])
  })

  it('names the businesses that a smaller plan does not reach before it is chosen', async () => {
    const basic = [{ id: LISTING.id, name: 'Pousada da Rosa' }]
    const smaller = [{ plan: 'atalaia' as const, basic_listings: basic }]
    answeringWith([], { plan_type: 'macarico' }, [PAID], { ...STANDING, smaller })
    renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte')
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    await userEvent.click(await plan.findByRole('button', { name: 'Mudar para o Atalaia depois' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(
      dialog.getByText(/Ficam em versão básica, sem apagar nada: Pousada da Rosa/),
    ).toBeDefined()
  })

  it('asks nobody to pay while the renewal is being taken, and offers it once that has failed', async () => {
    const taken = { method: 'pix_automatic' as const, has_failed: false }
    const over = { ...STANDING, state: 'in_grace' as const, smaller: [] }
    const open = (renewal: PlanStanding['renewal']) => {
      answeringWith([], { plan_type: 'macarico' }, [PAID], { ...over, renewal })
      renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte')
    }
    open(taken)
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    expect(await plan.findByText(/Estamos cobrando a renovação/)).toBeDefined()
    expect(plan.queryByRole('link', { name: 'Pagar agora' })).toBeNull()
    await userEvent.click(plan.getByRole('button', { name: 'Desligar o Pix Automático' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/O período pago acabou em 18 de agosto de 2026/)).toBeDefined()
    cleanup()
    open({ ...taken, has_failed: true })
    expect(await screen.findByRole('link', { name: 'Pagar agora' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Desligar o Pix Automático' })).toBeDefined()
  })

  // spec: 565
  it('says that a smaller plan ends Pix Automático before it is chosen', async () => {
    const renewal = { method: 'pix_automatic' as const, has_failed: false }
    answeringWith([], { plan_type: 'macarico' }, [PAID], { ...STANDING, renewal })
    renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte')
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    await userEvent.click(await plan.findByRole('button', { name: 'Mudar para o Atalaia depois' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/O Pix Automático é desligado agora/)).toBeDefined()
  })

  it('takes a cancellation back', async () => {
    const leaving = { ...STANDING, state: 'ending' as const, next: null }
    const may = { cancel: false, take_back: true }
    answeringWith([], { plan_type: 'macarico' }, [PAID], { ...leaving, may })
    renderAs(signedIn({ planType: 'macarico' }), <BusinessDashboard />, '/dash-espadarte')
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    expect(await plan.findByText(/Vale até 18 de agosto de 2026 e não renova/)).toBeDefined()
    expect(plan.getByRole('button', { name: 'Voltar atrás' })).toBeDefined()
    expect(plan.queryByRole('link', { name: 'Renovar o plano' })).toBeNull()
  })

  it('keeps what was bought in sight and offers nothing more while plans are not on sale', async () => {
    answeringWith([], { plan_type: 'macarico' }, [PAID], STANDING)
    renderAs(
      signedIn({ planType: 'macarico' }),
      <PlansOnSaleContext value={false}>
        <BusinessDashboard />
      </PlansOnSaleContext>,
      '/dash-espadarte',
    )
    const plan = within(await screen.findByRole('region', { name: 'Seu plano' }))
    expect(await plan.findByRole('link', { name: /compras/i })).toBeDefined()
    expect(plan.queryByRole('link', { name: 'Renovar o plano' })).toBeNull()
  })

  it('stays closed to a member of the club who has no part in a listing', async () => {
    answeringWith([])
    const { path } = renderAs(signedIn(), <BusinessDashboard />, '/dash-espadarte')
    await waitFor(() => expect(path()).toBe('/dash-clube'))
  })
})

describe('“Pendências”', () => {
  // spec: 17
  it('lists what waits for the person', async () => {
    answering()
    renderAs(signedIn({ user: { email_verified: false } }), <Pending />, '/todo')
    await screen.findByRole('heading', { name: 'Pendências' })
    expect(titles()).toEqual(['Confirmar seu e-mail', 'Confirmar seu WhatsApp'])
  })

  // spec: 17
  it('has what waits for the team for who leads the portal', async () => {
    fakeApi({
      [PROFILE]: () => ok({ ...profile, whatsapp_confirmed_at: '2026-07-18T22:42:00Z' }),
      'GET /api/v1/admin/today/count': () => ok({ all: 5, hours: 2 }),
    })
    renderAs(signedIn({ planType: 'admin' }), <Pending />, '/todo')
    const queues = within(await screen.findByRole('region', { name: 'Moderação do guia' }))
    expect(
      await queues.findByText('5 coisas esperam pela equipe, 2 custam caro em horas.'),
    ).toBeDefined()
    expect(queues.getByRole('link', { name: 'Abrir Hoje' }).getAttribute('href')).toBe('/admin')
    cleanup()
    renderAs(signedIn(), <Pending />, '/todo')
    await screen.findByRole('heading', { name: 'Nada pendente' })
    expect(screen.queryByRole('link', { name: 'Abrir Hoje' })).toBeNull()
  })

  // spec: 17
  it('says that nothing waits', async () => {
    answering({ whatsapp_confirmed_at: '2026-07-18T22:42:00Z' })
    renderAs(signedIn(), <Pending />, '/todo')
    expect(await screen.findByRole('heading', { name: 'Nada pendente' })).toBeDefined()
  })
})
