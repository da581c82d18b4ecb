// @vitest-environment jsdom
import type { Profile } from '@portal/contract/people/profiles/profile'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anOrdering } from '~/features/storefront/order-board/orders.testing.ts'
import type { Auth } from '~/platform/session/auth-context.ts'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { ROSANGELA, renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { WorkChrome } from './WorkChrome.tsx'

const PLACE = '0197f2f0-0000-7000-8000-0000000000cc'
const profile = {
  ...{ id: ROSANGELA.id, user_id: ROSANGELA.id, email: ROSANGELA.email },
  ...{ full_name: 'Rosângela Alves', whatsapp: '91992536072', whatsapp_confirmed_at: null },
  ...{ state: 'PA', city: 'Salinópolis', plan_type: 'clube', plan_ends_at: null },
  ...{ accepts_promotions: false, birth_date: null, updated_at: '2026-07-18T22:42:00Z' },
  is_complete: true,
} as Profile
const listing = (changes: object = {}) => ({
  ...{ id: PLACE, slug: 'mare-cheia', name: 'Maré Cheia', status: 'published' },
  ...{ status_reason: null, role: 'staff', neighbourhood: 'Atalaia', photo: null, tier: 'full' },
  category: { slug: 'onde-comer', name: 'Onde comer' },
  ...{
    modules: [],
    has_waiting_changes: false,
    completeness_score: 78,
    updated_at: '2026-07-18T22:42:00Z',
  },
  may: {
    ...{ edit: false, submit: false, archive: false, manage_team: false },
    ...{ reply: false, read_messages: true },
  },
  ...changes,
})
const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/v1/profile': () => ok(profile),
    'GET /api/v1/my/establishments': () => ok([]),
    'GET /api/v1/my/notifications': () => ok({ notifications: [], unread: 2 }),
    'GET /api/v1/my/inbox-counts': () => ok([{ establishment_id: PLACE, counts: { lead: 3 } }]),
    'GET /api/v1/admin/today/count': () => ok({ all: 11, hours: 2 }),
    ...more,
  })
const OWNER = { 'GET /api/v1/my/establishments': () => ok([listing()]) }

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn()
  localStorage.clear()
})
afterEach(cleanup)

const openProfile = vi.fn()
const show = (auth: Auth, path: string, disabled = false) =>
  renderAs(auth, <WorkChrome disabled={disabled} onOpenProfile={openProfile} />, path)
const menu = async (name: string) =>
  within(await screen.findByRole('navigation', { name: new RegExp(name) }))
const namesOf = (links: HTMLElement[]) => links.map((link) => link.textContent?.replace(/\d.*/, ''))
const admin = signedIn({ planType: 'admin' })

describe('the menu of an account', () => {
  it('has a link for each section, and what waits', async () => {
    api()
    show(signedIn(), '/dash-clube')
    const nav = await menu('Seções do painel')
    expect(await nav.findByText('1 pendência')).toBeDefined()
    expect(namesOf(nav.getAllByRole('link'))).toEqual([
      'Início',
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
      'Pendências',
    ])
  })
})

describe('the menu of a business', () => {
  let putBack: () => void
  beforeEach(() => {
    putBack = switchCapabilities(false, ['delivery', 'shop'])
  })
  afterEach(() => putBack())

  // spec: 15
  it('lists what the role may enter, and folds the account away', async () => {
    api(OWNER)
    show(signedIn(), '/dash-espadarte')
    const nav = await menu('Seções do painel')
    expect(await nav.findByText('3 à espera de resposta')).toBeDefined()
    expect(namesOf(nav.getAllByRole('link'))).toEqual([
      'Início',
      'Balcão',
      'Conversas',
      'Mensagens',
      'Avaliações',
      'Cardápio',
      'Ofertas do Clube',
      'Equipe',
      'QR e material',
      'Ver minha página',
    ])
    const account = nav.getByRole('button', { name: /^Minha conta/ })
    expect(account.getAttribute('aria-expanded')).toBe('false')
    expect(account.textContent).toContain('e mais')
    await userEvent.click(account)
    expect(nav.getByRole('link', { name: 'Segurança' })).toBeDefined()
  })

  it('begins with the orders that wait, where they are taken, and says that they rest', async () => {
    switchCapabilities(true, ['delivery'])
    const pause = { until: '2026-07-18T23:12:00Z', is_by_clock: false }
    const base = `GET /api/v1/my/establishments/${PLACE}`
    api({
      ...OWNER,
      [`${base}/ordering`]: () => ok(anOrdering({ pause })),
      'GET /api/v1/my/inbox-counts': () => ok([{ establishment_id: PLACE, counts: { order: 1 } }]),
    })
    show(signedIn(), '/dash-espadarte')
    const nav = await menu('Seções do painel')
    expect(await nav.findByText('1 pedido à espera')).toBeDefined()
    expect(namesOf(nav.getAllByRole('link')).slice(0, 4)).toEqual([
      'Início',
      'Pedidos',
      'Balcão',
      'Conversas',
    ])
    const tabs = await menu('Atalhos')
    expect(namesOf(tabs.getAllByRole('link'))).toEqual([
      'Início',
      'Pedidos',
      'Conversas',
      'Cardápio',
    ])
    expect(screen.getAllByText('Pausado até 20h12').length).toBeGreaterThan(0)
  })

  it('has no orders where the business takes none', async () => {
    switchCapabilities(true, ['delivery'])
    const READ = `GET /api/v1/my/establishments/${PLACE}/ordering`
    const { sent } = api({ ...OWNER, [READ]: () => ok(anOrdering({ is_delivery_on: false })) })
    show(signedIn(), '/dash-espadarte')
    const nav = await menu('Seções do painel')
    await waitFor(() => expect(sent(READ)).toHaveLength(1))
    expect(nav.queryByRole('link', { name: /^Pedidos/ })).toBeNull()
  })

  it('is not there for whom the door will not open', async () => {
    const { sent } = api()
    show(signedIn(), '/dash-espadarte')
    await waitFor(() => expect(sent('GET /api/v1/my/establishments')).toHaveLength(1))
    expect(screen.queryByRole('navigation', { name: 'Seções do painel' })).toBeNull()
  })

  it('leads from one place of work to every other, with what waits there', async () => {
    api(OWNER)
    show(admin, '/dash-espadarte')
    await userEvent.click(await screen.findByRole('button', { name: /Trocar de área/ }))
    const places = await menu('Trocar de área')
    expect(places.getByRole('link', { name: /Maré Cheia/ }).getAttribute('aria-current')).toBe(
      'page',
    )
    expect(await places.findByText('3 à espera')).toBeDefined()
    expect(places.getByRole('link', { name: /Administração/ }).getAttribute('href')).toBe('/admin')
    expect(places.getByRole('link', { name: /Cadastrar outro negócio/ })).toBeDefined()
  })
})

describe('the menu of the administration', () => {
  it('has the work in one glance, and what waits only in its first entry', async () => {
    api()
    show(admin, '/admin')
    const nav = await menu('Painel Admin')
    await nav.findByRole('link', { name: /^Hoje.*11 à espera/ })
    expect(nav.getAllByText(/à espera/)).toHaveLength(1)
    expect(nav.getByRole('link', { name: 'Sistema' }).getAttribute('href')).toBe('/admin/saude')
    expect(nav.queryByRole('link', { name: 'Auditoria' })).toBeNull()
  })

  it('marks the entry of the page one is on', async () => {
    api()
    show(admin, '/admin/auditoria')
    const nav = await menu('Painel Admin')
    const current = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(namesOf(current)).toEqual(['Sistema'])
  })

  it('waits for the second factor', () => {
    api()
    show(signedIn({ planType: 'admin', session: { second_factor: 'prove' } }), '/admin')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('button', { name: 'Menu da conta' })).toBeDefined()
  })
})

describe('the person’s menu', () => {
  // spec: 469
  it('has what the header of the portal has, and every dashboard that is theirs', async () => {
    api(OWNER)
    show(admin, '/admin')
    await menu('Painel Admin')
    await userEvent.click(screen.getByRole('button', { name: 'Menu da conta' }))
    expect(screen.getByText(ROSANGELA.email)).toBeDefined()
    expect(screen.getByText('Administrador')).toBeDefined()
    for (const name of [
      'Painel Admin',
      'Dashboard Empresarial',
      'Dashboard Clube',
      'Ver o portal',
    ]) {
      expect((await screen.findAllByRole('link', { name })).length).toBeGreaterThan(0)
    }
    expect(screen.getByRole('button', { name: 'Sair' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Configurações' }))
    expect(openProfile).toHaveBeenCalled()
  })
})

describe('an incomplete profile', () => {
  // spec: 469
  it('disables menu, tabs, search and account', async () => {
    api(OWNER)
    show(admin, '/admin', true)
    const nav = await menu('Painel Admin')
    for (const link of nav.getAllByRole('link')) {
      expect(link.getAttribute('aria-disabled')).toBe('true')
      expect(link.hasAttribute('href')).toBe(false)
    }
    for (const name of [/Trocar de área/, /Ir para ou fazer/, 'Menu da conta', 'Menu']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
    }
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('“Ir para ou fazer”', () => {
  const box = () => screen.findByRole('combobox', { name: 'Ir para ou fazer' })
  const options = () => screen.getAllByRole('option').map((option) => option.textContent)

  // spec: 468
  it('opens with Ctrl K and leads to a screen by keyboard alone', async () => {
    api()
    const { path } = show(admin, '/admin')
    await menu('Painel Admin')
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await box(), 'pess')
    expect(options()[0]).toContain('Pessoas')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/admin/pessoas'))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('says which option the arrows are at, and has what was last opened', async () => {
    api()
    show(admin, '/admin')
    await menu('Painel Admin')
    await userEvent.click(screen.getByRole('button', { name: /Ir para ou fazer/ }))
    await userEvent.type(await box(), 'auditoria{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: /Ir para ou fazer/ }))
    const recent = within(await screen.findByRole('group', { name: 'Abertos há pouco' }))
    expect(recent.getByRole('option', { name: /Auditoria/ })).toBeDefined()
    const input = await box()
    const first = input.getAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    expect(input.getAttribute('aria-activedescendant')).not.toBe(first)
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    expect(active?.getAttribute('aria-selected')).toBe('true')
  })

  it('finds records for staff, each at its own address', async () => {
    const record = {
      ...{ kind: 'person', id: ROSANGELA.id, title: 'Rosa Pinheiro' },
      ...{ note: 'rosa@exemplo.com.br', status: null },
    }
    api({ 'GET /api/v1/admin/records?busca=rosa+pinheiro': () => ok([record]) })
    const { path } = show(admin, '/admin')
    await menu('Painel Admin')
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await box(), 'rosa pinheiro')
    await userEvent.click(await screen.findByRole('option', { name: /Rosa Pinheiro/ }))
    await waitFor(() => expect(path()).toBe('/admin/pessoas'))
  })

  it('offers an owner no screen and no record of the administration', async () => {
    const { sent } = api({ ...OWNER, 'GET /api/v1/my/records?busca=auditoria': () => ok([]) })
    show(signedIn({ planType: 'espadarte' }), '/dash-espadarte')
    await screen.findByRole('navigation', { name: 'Seções do painel' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await box(), 'auditoria')
    await screen.findByText(/Nada com esse nome/, {}, { timeout: 3000 })
    expect(sent('GET /api/v1/admin/records?busca=auditoria')).toEqual([])
  })
})
