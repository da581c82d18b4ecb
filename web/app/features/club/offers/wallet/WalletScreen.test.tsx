// @vitest-environment jsdom
import type { Coupon } from '@portal/contract/club/offers/coupon'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearStoredAuthData } from '~/platform/session/stored-auth-data.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { EndingCoupons } from './EndingCoupons.tsx'
import { keepCoupons, keptCoupons } from './kept-coupons.ts'
import { WalletScreen } from './WalletScreen.tsx'

const coupon = {
  id: '0197f2f0-0000-7000-8000-000000000c01',
  offer_id: '0197f2f0-0000-7000-8000-000000000c02',
  code: 'K7M4PX',
  key: 'segredo-do-cupom',
  terms: {
    ...{ kind: 'percent', value: 20, title: 'no jantar', rule: '', worth_cents: null },
    ...{ starts_at: '2026-01-01T03:00:00Z', ends_at: '2099-01-01T03:00:00Z' },
    ...{ days: [0, 1, 2, 3, 4, 5, 6], from_minute: null, until_minute: null, is_flash: false },
  },
  establishment: {
    ...{ id: '0197f2f0-0000-7000-8000-000000000c03', slug: 'barraca-do-farol' },
    ...{ name: 'Barraca do Farol', neighbourhood: 'Atalaia', is_demo: true },
  },
  taken_at: '2026-07-01T12:00:00Z',
  redemption: null,
} as Coupon

const VISITOR = { ...signedIn(), user: null, session: null, planType: null }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows what the phone kept where there is no signal, whoever it cannot ask', async () => {
  keepCoupons([coupon])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  renderAs(VISITOR, <WalletScreen />)
  expect(await screen.findByText(/Sem internet/)).toBeDefined()
  expect(screen.getByText('Barraca do Farol')).toBeDefined()
})

it('keeps nothing for the next person once somebody signs out', () => {
  keepCoupons([coupon])
  expect(keptCoupons.read()).toHaveLength(1)
  clearStoredAuthData()
  expect(keptCoupons.read()).toHaveLength(0)
})

it('tells a visitor how to come in', async () => {
  fakeApi({ 'GET /api/v1/my/coupons': () => refused(401, 'auth.required') })
  renderAs(VISITOR, <WalletScreen />)
  expect((await screen.findByRole('link', { name: 'Entrar' })).getAttribute('href')).toBe('/auth')
})

// spec: 17
it('tells of coupons that end soon, and how many, for who says that nothing waits', async () => {
  const soon = new Date(Date.now() + 36 * 3_600_000).toISOString()
  const wallet = {
    coupons: [coupon, { ...coupon, id: 'soon', terms: { ...coupon.terms, ends_at: soon } }],
    savings: { total_cents: 0, redeemed: 0, months: [] },
    member: { name: 'Marina', since: '2026-07-01T12:00:00Z' },
    now: new Date().toISOString(),
  }
  fakeApi({ 'GET /api/v1/my/coupons': () => ok(wallet) })
  const counts: number[] = []
  renderAs(signedIn(), <EndingCoupons onCount={(count) => counts.push(count)} />)
  expect(await screen.findByRole('heading', { name: 'Cupons que vencem logo' })).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('no jantar · Barraca do Farol')).toBeDefined()
  expect(counts.at(-1)).toBe(1)
})

it('says of a used coupon that it was used, whatever its hours say', async () => {
  const redemption = { at: '2026-07-10T12:00:00Z', purchase_cents: null, saved_cents: null }
  const wallet = {
    coupons: [{ ...coupon, redemption }],
    savings: { total_cents: 0, redeemed: 1, months: [] },
    member: { name: 'Marina', since: '2026-07-01T12:00:00Z' },
    now: new Date().toISOString(),
  }
  fakeApi({ 'GET /api/v1/my/coupons': () => ok(wallet) })
  renderAs(signedIn(), <WalletScreen />)
  expect(await screen.findByText('usado')).toBeDefined()
  expect(screen.queryByText('vale agora')).toBeNull()
})
