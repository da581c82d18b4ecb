// @vitest-environment jsdom
import type { OwnLodging, OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { LodgingScreen } from './LodgingScreen.tsx'

// jsdom measures nothing; the library for dragging asks for these before anything is drawn.
vi.hoisted(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const BASE = '/api/v1/my/establishments/a1'
const unit = (id: string, name: string, changes: Partial<OwnUnit> = {}): OwnUnit => ({
  ...{ id, name, kind: 'quarto', capacity: 2, bedrooms: 1, beds: [], bathrooms: 1, area_m2: null },
  ...{ amenities: [], description: '', base_price_cents: 20_000, weekend_price_cents: null },
  ...{ min_nights: 1, seasons: [], photos: [], is_published: true, version: 1 },
  is_within_plan: true,
  ...changes,
})
const lodging = (changes: Partial<OwnLodging> = {}): OwnLodging => ({
  units: [unit('u1', 'Suíte Mar'), unit('u2', 'Chalé')],
  settings: {
    ...{ check_in: '16:00', check_in_until: null, check_out: '11:00', rules: '' },
    ...{ cancellation: 'moderada', pets: null, smoking: null, cadastur: null },
    ...{ cleaning_fee_cents: 0, version: 0 },
  },
  ...{ seasons: [], seasons_version: 0 },
  asks_cadastur: true,
  unit_limit: 10,
  is_in_plan: true,
  is_switched_on: true,
  may: { edit: true },
  ...changes,
})
const READ = `GET ${BASE}/lodging`
const openScreen = () =>
  renderAs(
    signedIn(),
    <LodgingScreen
      establishment={{ id: 'a1', slug: 'rede-branca' }}
      hoursAddress="/dash-espadarte"
      renderPhotos={() => null}
    />,
    '/dash-espadarte?aba=quartos',
  )

it('creates a room by name, guests and price, and opens the rest of it', async () => {
  const ADD = `POST ${BASE}/lodging-units`
  const api = fakeApi({
    [READ]: () => ok(lodging()),
    [ADD]: (body) => ok(unit((body as OwnUnit).id, (body as OwnUnit).name)),
  })
  openScreen()
  const form = within(await screen.findByRole('region', { name: 'Novo quarto ou unidade' }))
  await userEvent.type(form.getByLabelText('Nome'), 'Duplo Jardim')
  await userEvent.type(form.getByLabelText('Diária'), '240,00')
  await userEvent.click(form.getByRole('button', { name: 'Criar' }))
  expect(await screen.findByRole('dialog', { name: 'Duplo Jardim' })).toBeTruthy()
  expect(api.sent(ADD)).toMatchObject([
    { name: 'Duplo Jardim', kind: 'quarto', capacity: 2, base_price_cents: 24_000 },
  ])
})

it('moves a room by keyboard and says where it stands now', async () => {
  const ORDER = `PUT ${BASE}/lodging-order`
  const api = fakeApi({ [READ]: () => ok(lodging()), [ORDER]: () => ok(lodging()) })
  openScreen()
  await userEvent.click(await screen.findByRole('button', { name: 'Descer Suíte Mar' }))
  expect(await screen.findByText('Suíte Mar agora é a 2ª')).toBeTruthy()
  expect(api.sent(ORDER)).toEqual([{ seen: ['u1', 'u2'], wanted: ['u2', 'u1'] }])
})

it('keeps what was typed where a season is refused, and says why', async () => {
  const SAVE = `PUT ${BASE}/lodging-units/u1`
  fakeApi({
    [READ]: () => ok(lodging()),
    [SAVE]: () => refused(403, 'lodging.not-in-plan', 'Este negócio não tem um plano em vigor.'),
  })
  openScreen()
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Suíte Mar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suíte Mar' }))
  const name = dialog.getByLabelText('Nome')
  await userEvent.clear(name)
  await userEvent.type(name, 'Suíte Sol')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar unidade' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('plano em vigor')
  expect(name).toHaveProperty('value', 'Suíte Sol')
})

// spec: 635
it('warns a pousada of too long a cleaning, asks for its Cadastur, and sends the rules', async () => {
  const SAVE = `PUT ${BASE}/lodging-settings`
  const api = fakeApi({ [READ]: () => ok(lodging()), [SAVE]: () => ok(lodging()) })
  openScreen()
  expect(await screen.findByText(/mais de 3 horas/)).toBeTruthy()
  expect(screen.getByText(/precisam de cadastro no Ministério/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Flexível/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar regras' }))
  expect(api.sent(SAVE)).toMatchObject([{ cancellation: 'flexivel', version: 0 }])
})

// spec: 635
it('neither warns who lets a home nor asks for its Cadastur', async () => {
  fakeApi({ [READ]: () => ok(lodging({ asks_cadastur: false })) })
  openScreen()
  expect(await screen.findByRole('button', { name: 'Salvar regras' })).toBeTruthy()
  expect(screen.queryByText(/mais de 3 horas/)).toBeNull()
  expect(screen.queryByText(/precisam de cadastro no Ministério/)).toBeNull()
})

it('leaves reading to who may not edit, and the plans to who has none', async () => {
  fakeApi({ [READ]: () => ok(lodging({ may: { edit: false } })) })
  openScreen()
  expect(await screen.findByText('Chalé')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Editar Chalé' })).toBeNull()
  cleanup()
  fakeApi({ [READ]: () => ok(lodging({ is_in_plan: false })) })
  openScreen()
  expect(await screen.findByRole('link', { name: 'Ver os planos' })).toBeTruthy()
})

// spec: 746
it('prices July and Réveillon for every room at once, and one room by itself', async () => {
  const SAVE = `PUT ${BASE}/lodging-seasons`
  const api = fakeApi({ [READ]: () => ok(lodging()), [SAVE]: () => ok(lodging()) })
  openScreen()
  await userEvent.click(await screen.findByRole('button', { name: 'Julho' }))
  await userEvent.click(screen.getByRole('button', { name: '+ 50%' }))
  await userEvent.click(screen.getByRole('button', { name: 'Réveillon' }))
  await userEvent.click(screen.getByRole('button', { name: '+ 100%' }))
  const table = within(screen.getByRole('table', { name: /Preço de cada quarto/ }))
  const price = table.getByLabelText('Chalé, Réveillon: preço da noite')
  await userEvent.clear(price)
  await userEvent.type(price, '512,00')
  await userEvent.type(table.getByLabelText('Chalé, Réveillon: mínimo de noites'), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar temporadas' }))
  const both = (one: number, other: number, least: number | null = null) => [
    expect.objectContaining({ unit_id: 'u1', price_cents: one }),
    expect.objectContaining({ unit_id: 'u2', price_cents: other, min_nights: least }),
  ]
  expect(api.sent(SAVE)).toMatchObject([
    {
      version: 0,
      seasons: [
        { name: 'Julho', days: { first: '07-01', last: '07-31' }, rates: both(30_000, 30_000) },
        { name: 'Réveillon', days: { first: '12-27' }, rates: both(40_000, 51_200, 5) },
      ],
    },
  ])
})
