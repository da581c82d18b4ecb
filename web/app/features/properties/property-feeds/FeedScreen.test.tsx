// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { FeedScreen } from './FeedScreen.tsx'

const FEED = '/api/v1/my/establishments/a1/property-feed'
const CRM = '/api/v1/my/establishments/a1/property-crm'
const settings = (more: object = {}) => ({
  feed: null,
  crm: null,
  has_properties: true,
  may: { edit: true },
  ...more,
})
const READING = {
  id: '0d000000-0000-7000-8000-000000000001',
  kind: 'trial',
  outcome: 'looked',
  sentence: null,
  format: 'vrsync',
  at: '2026-07-18T12:00:00Z',
  counts: { found: 3, added: 2, changed: 0, unchanged: 0, gone: 0, archived: 0, refused: 1 },
}
const HASH = 'a'.repeat(64)
const FEED_NOW = {
  host: 'imobiliaria.example.com',
  format: 'vrsync',
  state: 'trial',
  is_reading: false,
  good_at: null,
  next_at: null,
  failure: null,
  kept: 0,
  photos_waiting: 0,
  photos_stopped: null,
  readings: [READING],
  trial: {
    reading: READING,
    hash: HASH,
    warnings: [],
    listings: [
      {
        code: '',
        title: 'Casa sem código',
        outcome: 'refused',
        sentences: ['Sem código do imóvel.'],
      },
      { code: 'A-1', title: 'Casa no Atalaia', outcome: 'added', sentences: [] },
    ],
  },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const open = () =>
  renderAs(signedIn(), <FeedScreen establishmentId="a1" />, '/dash-espadarte?aba=feed')

// spec: 665
it('takes the stock only after it was looked at', async () => {
  const api = fakeApi({
    [`GET ${FEED}`]: () => ok(settings({ feed: FEED_NOW })),
    [`POST ${FEED}/confirmation`]: () =>
      ok(settings({ feed: { ...FEED_NOW, state: 'active', kept: 2, trial: null } })),
  })
  open()
  const listings = await screen.findByRole('list', { name: 'Imóveis do feed' })
  expect(within(listings).getByText('Sem código do imóvel.')).toBeTruthy()
  expect(screen.getByText('2 novos · 0 mudam · 0 iguais · 1 recusado')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Trazer 2 imóveis e ler todo dia' }))
  await waitFor(() => expect(api.sent(`POST ${FEED}/confirmation`)).toEqual([{ hash: HASH }]))
  expect(await screen.findByText('Ligado, uma leitura por dia')).toBeTruthy()
})

it('says why an address is refused, and keeps none on the page', async () => {
  fakeApi({
    [`GET ${FEED}`]: () => ok(settings()),
    [`PUT ${FEED}`]: () =>
      refused(422, 'property-feed.address', 'O endereço precisa ser https e público.'),
  })
  open()
  await userEvent.type(await screen.findByLabelText('Endereço do arquivo XML'), 'http://localhost/')
  await userEvent.click(screen.getByRole('button', { name: 'Conferir o feed' }))
  expect(await screen.findByText('O endereço precisa ser https e público.')).toBeTruthy()
})

// spec: 665
it('tells of a feed that stands still, and that what came stays', async () => {
  const failure = { since: '2026-07-18T12:00:00Z', sentence: 'O arquivo não é um XML.' }
  fakeApi({
    [`GET ${FEED}`]: () =>
      ok(settings({ feed: { ...FEED_NOW, state: 'active', trial: null, failure } })),
  })
  open()
  expect(await screen.findByText(/O arquivo não é um XML/)).toBeTruthy()
  expect(screen.getByText(/última leitura boa continuam na página/)).toBeTruthy()
})

it('connects a CRM and sends again what did not arrive', async () => {
  const crm = {
    host: 'crm.example.com',
    delivered_at: null,
    failure: { at: '2026-07-18T12:00:00Z', sentence: 'O CRM respondeu com um erro (503).' },
    waiting: 0,
    failed: 2,
  }
  const api = fakeApi({
    [`GET ${FEED}`]: () => ok(settings()),
    [`PUT ${CRM}`]: () => ok(settings({ crm })),
    [`POST ${CRM}/pushes`]: () => ok(settings({ crm: { ...crm, waiting: 2, failed: 0 } })),
  })
  open()
  await userEvent.type(
    await screen.findByLabelText('Endereço do CRM para contatos'),
    'https://crm.example.com/leads',
  )
  await userEvent.type(screen.getByLabelText('Usuário'), 'portal')
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo')
  await userEvent.click(screen.getByRole('button', { name: 'Ligar o CRM' }))
  await waitFor(() =>
    expect(api.sent(`PUT ${CRM}`)).toEqual([
      { url: 'https://crm.example.com/leads', user: 'portal', password: 'segredo' },
    ]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Mandar de novo' }))
  await waitFor(() => expect(api.sent(`POST ${CRM}/pushes`)).toHaveLength(1))
})

it('lets staff only look', async () => {
  fakeApi({ [`GET ${FEED}`]: () => ok(settings({ feed: FEED_NOW, may: { edit: false } })) })
  open()
  await screen.findByText('imobiliaria.example.com')
  expect(screen.queryByRole('button', { name: 'Desconectar' })).toBeNull()
  expect(screen.queryByLabelText('Endereço do arquivo XML')).toBeNull()
})
