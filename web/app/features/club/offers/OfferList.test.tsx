// @vitest-environment jsdom
import type { Offer } from '@portal/contract/club/offers/offer'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { ClubOffers } from './ClubOffers.tsx'
import { FirstCoupons } from './FirstCoupons.tsx'
import { OfferList } from './OfferList.tsx'

/** A Saturday at 18h30. */
const NOW = new Date('2026-07-18T21:30:00Z')
const OPEN = [{ from: '2026-07-18T20:00:00Z', until: '2026-07-19T02:00:00Z' }]
const OPENS_AT_19 = [{ from: '2026-07-18T22:00:00Z', until: '2026-07-19T02:00:00Z' }]

const offer = (name: string, more: Partial<Offer> = {}): Offer => ({
  kind: 'percent',
  ...{ id: name, value: 20, title: `no jantar da ${name}`, rule: '' },
  ...{ starts_at: '2026-07-01T03:00:00Z', ends_at: '2026-08-01T03:00:00Z', is_flash: false },
  ...{ days: [0, 1, 2, 3, 4, 5, 6], from_minute: null, until_minute: null },
  ...{ left: null, per_member: 1, holds: OPEN },
  establishment: { id: name, slug: name, name, neighbourhood: 'Atalaia', is_demo: false },
  ...more,
})
const VISITOR = { ...signedIn(), user: null, session: null, planType: null }
const names = () =>
  screen.getAllByRole('article').map((ticket) => ticket.querySelector('a')?.textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// spec: 880
it('says when it begins to hold while its business is closed', () => {
  renderAs(VISITOR, <OfferList offers={[offer('Cumaru', { holds: OPENS_AT_19 })]} now={NOW} />)
  expect(screen.getByText('vale depois')).toBeDefined()
  expect(screen.getByText('Começa a valer às 19h')).toBeDefined()
  cleanup()
  renderAs(VISITOR, <OfferList offers={[offer('Cumaru')]} now={NOW} />)
  expect(screen.getByText('vale agora')).toBeDefined()
  expect(screen.queryByText(/Começa a valer/)).toBeNull()
})

// spec: 881
it('speaks of signing in only to who is known to be a visitor', () => {
  const show = (auth: typeof VISITOR) =>
    renderAs(auth, <OfferList offers={[offer('A')]} now={NOW} />)
  show(VISITOR)
  expect(screen.getByRole('link', { name: 'Entrar e pegar' })).toBeDefined()
  cleanup()
  show({ ...VISITOR, isLoading: true })
  expect(screen.queryByText('Entrar e pegar')).toBeNull()
  expect(screen.getByRole('link', { name: 'Pegar cupom' })).toBeDefined()
  cleanup()
  renderAs(signedIn(), <OfferList offers={[offer('A')]} now={NOW} />)
  expect(screen.getByRole('button', { name: 'Pegar cupom' })).toBeDefined()
})

it('leads a visitor who tapped early to the form, as soon as that is known', () => {
  const { path } = renderAs(
    { ...VISITOR, isLoading: true },
    <OfferList offers={[offer('A')]} now={NOW} />,
    '/guia/a',
  )
  fireEvent.click(screen.getByRole('link', { name: 'Pegar cupom' }))
  expect(path()).toBe('/guia/a')
  expect(screen.getByRole('link', { name: 'Pegar cupom' }).getAttribute('aria-busy')).toBe('true')
})

it('leads who has all of it to the wallet', async () => {
  fakeApi({ 'POST /api/v1/my/coupons': () => refused(409, 'coupons.per-member') })
  renderAs(signedIn(), <OfferList offers={[offer('A')]} now={NOW} />)
  fireEvent.click(screen.getByRole('button', { name: 'Pegar cupom' }))
  const wallet = await screen.findByRole('link', { name: 'Mostrar no balcão' })
  expect(wallet.getAttribute('href')).toBe('/carteira')
  expect(screen.queryByRole('button', { name: 'Pegar cupom' })).toBeNull()
})

// spec: 882
it('offers a new member three that hold now, each of another business', () => {
  const offers = [
    offer('Fechada', { holds: OPENS_AT_19 }),
    offer('Esgotada', { left: 0 }),
    offer('A', { ends_at: '2026-07-25T03:00:00Z' }),
    offer('A', { id: 'a2', ends_at: '2026-07-20T03:00:00Z', title: 'no almoço' }),
    ...['B', 'C', 'D'].map((name) => offer(name)),
  ]
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  renderAs(signedIn(), <FirstCoupons offers={offers} renderedAt={NOW.toISOString()} />)
  vi.useRealTimers()
  expect(names()).toEqual(['A', 'B', 'C'])
  expect(screen.getByRole('heading', { name: 'no almoço' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Pegar cupom' })).toHaveLength(3)
})

// spec: 883
it('shows a few on the page of the club, and all behind one link', () => {
  const offers = [
    offer('Fechada', { holds: OPENS_AT_19 }),
    ...['B', 'C', 'D', 'E'].map((name) => offer(name)),
  ]
  renderAs(VISITOR, <ClubOffers offers={offers} now={NOW} isAll={false} />)
  expect(names()).toEqual(['B', 'C', 'D'])
  const all = screen.getByRole('link', { name: 'Ver todas as 5 ofertas' })
  expect(all.getAttribute('href')).toBe('/clube-de-vantagens?ofertas=todas#ofertas')
  cleanup()
  renderAs(VISITOR, <ClubOffers offers={offers} now={NOW} isAll />)
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(screen.queryByRole('link', { name: /Ver todas/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Valem depois' })).toBeDefined()
})
