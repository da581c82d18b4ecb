// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { PosPanel } from './PosPanel.tsx'

const POS = '/api/v1/my/establishments/a1/pos'
const settings = (connection: object | null, more: object = {}) => ({
  base_url: 'https://portal.test/api/v1/open-delivery',
  app_id: '0d000000-0000-8000-8000-000000000001',
  connection,
  takes_orders: true,
  menu_photos: { waiting: 0, failed: [] },
  may: { edit: true },
  ...more,
})
const CONNECTION = {
  client_id: '0d000000-0000-7000-8000-000000000002',
  created_at: '2026-07-18T12:00:00Z',
  rotated_at: '2026-07-18T12:00:00Z',
  merchant_id: null,
  webhook_url: null,
  merchant_url: null,
  has_api_key: false,
  follows_menu: false,
  last_contact_at: null,
  last_delivery_at: null,
  failure: null,
  waiting_events: 0,
  menu_read: null,
}
const PREVIEW = {
  hash: 'a'.repeat(64),
  new_sections: ['Peixes'],
  counts: { create: 1, update: 0, same: 0, invalid: 1 },
  rows: [
    { section: 'Peixes', name: 'Pescada', price_cents: 6290, outcome: 'create', problems: [] },
    {
      section: 'Peixes',
      name: 'Caldeirada',
      price_cents: null,
      outcome: 'invalid',
      problems: ['O preço não está em reais.'],
    },
  ],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const open = () =>
  renderAs(signedIn(), <PosPanel establishmentId="a1" />, '/dash-espadarte?aba=receber')

it('shows the secret of a new connection once', async () => {
  fakeApi({
    [`GET ${POS}`]: () => ok(settings(null)),
    [`POST ${POS}`]: () =>
      ok({
        client_id: CONNECTION.client_id,
        client_secret: 'segredo-do-caixa',
        settings: settings(CONNECTION),
      }),
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ligar o sistema de caixa' }))
  expect(await screen.findByLabelText('Segredo (clientSecret)')).toHaveProperty(
    'value',
    'segredo-do-caixa',
  )
  expect(screen.getByText(CONNECTION.client_id)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Já copiei' }))
  expect(screen.queryByLabelText('Segredo (clientSecret)')).toBeNull()
})

it('says what failed, and why an address is refused', async () => {
  const failure = { at: '2026-07-18T12:00:00Z', sentence: 'O nome do endereço não existe.' }
  const connection = { ...CONNECTION, webhook_url: 'https://caixa.example.com', failure }
  fakeApi({
    [`GET ${POS}`]: () => ok(settings(connection)),
    [`PUT ${POS}`]: () => refused(422, 'pos.address', 'O endereço precisa ser https e público.'),
  })
  open()
  expect(await screen.findByText(new RegExp(failure.sentence))).toBeTruthy()
  const address = screen.getByLabelText(/Endereço dos avisos/)
  await userEvent.clear(address)
  await userEvent.type(address, 'http://localhost/eventos')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar endereço' }))
  expect(await screen.findByText('O endereço precisa ser https e público.')).toBeTruthy()
})

it('takes the menu of the system only after it was looked at', async () => {
  const connection = { ...CONNECTION, merchant_url: 'https://caixa.example.com/merchant' }
  const api = fakeApi({
    [`GET ${POS}`]: () => ok(settings(connection)),
    [`POST ${POS}/menu/preview`]: () => ok(PREVIEW),
    [`POST ${POS}/menu`]: () => ok({ create: 1, update: 0, same: 0, invalid: 1 }),
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ler do sistema' }))
  const rows = await screen.findByRole('list', { name: 'Traga o cardápio do seu sistema' })
  expect(within(rows).getByText('O preço não está em reais.')).toBeTruthy()
  expect(api.sent(`POST ${POS}/menu`)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Trazer 1 item' }))
  await waitFor(() =>
    expect(api.sent(`POST ${POS}/menu`)).toEqual([{ document: null, hash: PREVIEW.hash }]),
  )
})

// spec: 318
it('says how many photos are on their way, and why one did not come', async () => {
  const failed = [
    { id: CONNECTION.client_id, item: 'Caldeirada', sentence: 'A foto passa de 10 MB.' },
  ]
  fakeApi({
    [`GET ${POS}`]: () => ok(settings(CONNECTION, { menu_photos: { waiting: 2, failed } })),
  })
  open()
  expect(await screen.findByText('2 fotos estão chegando.')).toBeTruthy()
  expect(screen.getByText('Caldeirada').closest('li')?.textContent).toBe(
    'Caldeirada: A foto passa de 10 MB.',
  )
})

it('asks for the ways of ordering first, and lets staff only look', async () => {
  fakeApi({ [`GET ${POS}`]: () => ok(settings(null, { takes_orders: false })) })
  open()
  expect(await screen.findByText('Salve primeiro como o negócio recebe pedidos.')).toBeTruthy()
  cleanup()
  fakeApi({ [`GET ${POS}`]: () => ok(settings(CONNECTION, { may: { edit: false } })) })
  open()
  await screen.findByText(CONNECTION.client_id)
  expect(screen.queryByRole('button', { name: 'Desligar' })).toBeNull()
  expect(screen.queryByText('Traga o cardápio do seu sistema')).toBeNull()
})
