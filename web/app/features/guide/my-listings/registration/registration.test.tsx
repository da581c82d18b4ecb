// @vitest-environment jsdom
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { EMPTY_FORM, readForm } from '../listing-form.rules.ts'
import { StatusPanel } from '../screens/StatusPanel.tsx'
import { RegistrationEntry } from './RegistrationEntry.tsx'

const MOMENT = '2026-11-18T17:20:00Z'
const CATEGORY = {
  ...{ id: '0197f2f0-0000-7000-8000-0000000000dd', name: 'Onde comer', slug: 'onde-comer' },
  ...{ parent_id: null },
}
const ID = '0197f2f0-0000-7000-8000-0000000000aa'
const aListing = (changes: Partial<OwnEstablishment> = {}): OwnEstablishment => ({
  ...readForm({ ...EMPTY_FORM, name: 'Maré Cheia', category_id: CATEGORY.id }),
  id: ID,
  slug: 'mare-cheia',
  status: 'draft',
  status_reason: null,
  role: 'owner',
  category: CATEGORY,
  subcategory: null,
  hours: null,
  photos: [],
  rating: null,
  plan: 'atalaia',
  tier: 'full',
  photo_limit: 8,
  shown_modules: [],
  waiting: null,
  changes_reason: null,
  completeness: { score: 10, missing: [] },
  version: 1,
  submitted_at: null,
  verified_at: null,
  published_at: null,
  created_at: MOMENT,
  updated_at: MOMENT,
  may: {
    ...{ edit: true, submit: true, archive: false },
    ...{ manage_team: false, reply: false, read_messages: false },
  },
  ...changes,
})
const PAGE = {
  ...{ id: ID, slug: 'tacaca-da-iracema', name: 'Tacacá da Iracema' },
  ...{ category: 'Onde comer', neighbourhood: 'Atalaia' },
}

let stored: OwnEstablishment
let isMade: boolean
const api = (more: Parameters<typeof fakeApi>[0] = {}) => {
  stored = aListing()
  isMade = false
  return fakeApi({
    'GET /api/v1/my/establishments': () => ok(isMade ? [stored] : []),
    'GET /api/v1/establishments/can-create': () => ok({ allowed: true, count: 0, limit: 1 }),
    'GET /api/v1/categories': () => ok([CATEGORY]),
    'GET /api/v1/neighbourhoods': () => ok([{ name: 'Maçarico', count: 3 }]),
    'POST /api/v1/my/establishments': (body) => {
      stored = aListing({ ...(body as object), id: ID })
      isMade = true
      return ok(stored)
    },
    [`GET /api/v1/my/establishments/${ID}`]: () => ok(stored),
    ...more,
  })
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(element: React.ReactNode, path = '/cadastro-negocio') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { place: () => router.state.location }
}
const open = (path?: string, whatsapp: string | undefined = '91988887777') =>
  show(
    <RegistrationEntry
      userId="u1"
      whatsapp={whatsapp}
      renderPhotos={() => null}
      renderPage={(listing) => <p>Página de {listing.name}</p>}
    />,
    path,
  )
const goOn = (name = 'Continuar') => userEvent.click(screen.getByRole('button', { name }))

async function openDraft(step: string, changes: Partial<OwnEstablishment> = {}, more = {}) {
  const calls = api({
    'GET /api/v1/my/establishments': () => ok([{ id: ID, role: 'owner', may: { edit: true } }]),
    ...more,
  })
  stored = aListing(changes)
  open(`/cadastro-negocio?negocio=${ID}&passo=${step}`)
  await screen.findByRole('heading', { level: 1 })
  return calls
}

describe('a business that is registered', () => {
  // spec: 343
  it('is not begun while nobody knows whether one more is allowed', async () => {
    const calls = api({ 'GET /api/v1/establishments/can-create': () => refused(503, 'x') })
    open()
    expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toBeDefined()
    expect(screen.queryByLabelText('Nome')).toBeNull()
    expect(calls.sent('POST /api/v1/my/establishments')).toEqual([])
  })

  // spec: 489
  it('begins with the WhatsApp of the account, and says whose it is', async () => {
    const calls = api()
    const { place } = open()
    await userEvent.type(await screen.findByLabelText('Nome'), 'Maré Cheia')
    await userEvent.selectOptions(await screen.findByLabelText('Categoria'), 'Onde comer')
    await goOn()
    await waitFor(() => expect(place().search).toContain('passo=contato'))
    expect(calls.sent('POST /api/v1/my/establishments')).toEqual([
      expect.objectContaining({ name: 'Maré Cheia', whatsapp: '91988887777' }),
    ])
    expect(await screen.findByText(/É o da sua conta/)).toBeDefined()
    const number = screen.getByLabelText<HTMLInputElement>('WhatsApp')
    expect(number.value.replace(/\D/g, '')).toBe('91988887777')
  })

  it('is not said to be restored because the account has a number', async () => {
    api()
    open()
    await screen.findByLabelText('Nome')
    cleanup()
    open()
    await screen.findByLabelText('Nome')
    expect(screen.queryByText(/Recuperamos/)).toBeNull()
  })

  it('begins without a number where the account has none', async () => {
    api()
    open(undefined, '')
    expect(await screen.findByLabelText('Nome')).toBeDefined()
  })

  // spec: 488
  it('may be in the guide already: its page is offered as the name is typed', async () => {
    api({
      'GET /api/v1/my/unclaimed-establishments?name=Tacac%C3%A1+da': () => ok([PAGE]),
    })
    open()
    await userEvent.type(await screen.findByLabelText('Nome'), 'Tacacá da')
    const offer = await screen.findByRole('link', { name: 'Reivindicar Tacacá da Iracema' })
    expect(offer.getAttribute('href')).toBe('/guia/tacaca-da-iracema#reivindicar')
    expect(screen.getByText('Onde comer · Atalaia')).toBeDefined()
    expect(screen.getByText('Há 1 página parecida no guia.')).toBeDefined()
  })

  it('is offered nothing for two letters, nor after the name is gone', async () => {
    const calls = api()
    open()
    await userEvent.type(await screen.findByLabelText('Nome'), 'Ta')
    await waitFor(() => expect(screen.queryByRole('region', { name: /É um destes/ })).toBeNull())
    expect(calls.sent('GET /api/v1/my/unclaimed-establishments?name=Ta')).toEqual([])
  })

  // spec: 490
  it('takes its pin to the neighbourhood, until somebody knows better', async () => {
    const place = { latitude: -0.6, longitude: -47.3 }
    const saved = `PATCH /api/v1/my/establishments/${ID}`
    const calls = await openDraft(
      'endereco',
      {},
      {
        'GET /api/v1/neighbourhoods/place?name=Ma%C3%A7arico': () => ok({ place }),
        [saved]: () => ok(aListing({ version: 2 })),
      },
    )
    await userEvent.type(await screen.findByLabelText('Rua'), 'Beira-mar')
    await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull())
    await userEvent.type(screen.getByLabelText('Bairro'), 'macarico')
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Coordenadas').value).toMatch(/-0[.,]6/),
    )
    await goOn()
    await waitFor(() => expect(calls.sent(saved)).toHaveLength(1))
    expect(calls.sent(saved)[0]).toMatchObject({ changes: { place, neighbourhood: 'macarico' } })
  })

  it('passes over hours and photos quietly', async () => {
    await openDraft('horarios')
    const skip = screen.getByRole('button', { name: 'Pular' })
    expect(skip.className).not.toContain('bg-guara-600')
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  })

  // spec: 492
  it('is seen as a whole page before it is sent, with the time of the answer promised', async () => {
    await openDraft('revisao')
    expect(screen.getByText(/Alguém do portal olha em até 48 horas/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Ver a página inteira' }))
    const dialog = await screen.findByRole('dialog', { name: 'Como a página vai ficar' })
    expect(within(dialog).getByText('Página de Maré Cheia')).toBeDefined()
  })
})

describe('a business that waits', () => {
  const waits = (now: string) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    show(<StatusPanel listing={aListing({ status: 'pending', submitted_at: MOMENT })} />)
    return screen.getByRole('region', { name: 'Situação' }).textContent ?? ''
  }

  // spec: 491
  it('knows the hour it was sent and that of the answer', () => {
    const text = waits('2026-11-18T18:00:00Z')
    expect(text).toContain('Enviado: qua., 18 de nov., 14h20')
    expect(text).toContain('Resposta em até 48 horas: sex., 20 de nov., 14h20')
  })

  it('is told when the promise was not kept', () => {
    const text = waits('2026-11-20T17:21:00Z')
    expect(text).toContain('Passou das 48 horas que prometemos')
    expect(text).not.toContain('Resposta em até')
  })
})
