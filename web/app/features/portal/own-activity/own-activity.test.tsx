// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { newestOf } from './activity-line.rules.ts'
import { OwnActivity } from './OwnActivity.tsx'

const id = (number: number) => `0197f2f0-0000-7000-8000-00000000${String(number).padStart(4, '0')}`
const place = { id: id(1), slug: 'barraca-do-farol', name: 'Barraca do Farol' }

const review = (number: number, created_at: string) => ({
  id: id(number),
  author_name: 'Rosa P.',
  rating: 4,
  text: 'Peixe fresco.',
  photos: [],
  created_at,
  edited_at: null,
  reply: { text: 'Obrigado, volte sempre!', replied_at: created_at },
  place: { kind: 'establishment', ...place },
  status: 'published',
  status_reason: null,
  queue_reasons: [],
})
const message = {
  id: id(20),
  establishment: place,
  subject: 'Reserva',
  message: 'Tem mesa para seis?',
  created_at: '2026-07-18T12:00:00Z',
  is_read: true,
}
const claim = {
  id: id(30),
  establishment: { ...place, name: 'Pousada Vento Leste' },
  cnpj: '11222333000181',
  proof: 'document',
  message: '',
  status: 'rejected',
  status_reason: 'O documento não mostra o nome da pousada.',
  created_at: '2026-07-19T12:00:00Z',
  decided_at: '2026-07-19T13:00:00Z',
}

const contribution = {
  id: id(40),
  slug: 'luz-no-farol',
  kind: 'photo',
  title: 'Luz no farol',
  text: '',
  credit_name: 'Rosa P.',
  place: null,
  photos: [],
  is_private: false,
  status: 'published',
  status_reason: null,
  answer: null,
  consent_version: '2026-11',
  consented_at: '2026-07-16T12:00:00Z',
  created_at: '2026-07-16T12:00:00Z',
  likes: 3,
  may: { confirm: false, withdraw: true },
}
const event = {
  id: id(50),
  slug: 'sarau-da-mare',
  title: 'Sarau da Maré',
  status: 'rejected',
  reason: 'O lugar não confirmou.',
  starts_at: '2026-08-01T22:00:00Z',
  created_at: '2026-07-17T12:00:00Z',
}

const NOTHING = {
  'GET /api/v1/my/reviews': () => ok({ reviews: [], next_cursor: null }),
  'GET /api/v1/my/messages': () => ok({ messages: [], next_cursor: null }),
  'GET /api/v1/my/contributions': () => ok({ contributions: [], next_cursor: null }),
  'GET /api/v1/my/event-submissions': () => ok([]),
  'GET /api/v1/my/claims': () => ok([]),
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// spec: 299
it('shows what a person sent, of every kind, the newest first, with its answer', async () => {
  fakeApi({
    ...NOTHING,
    'GET /api/v1/my/reviews': () =>
      ok({ reviews: [review(10, '2026-07-17T12:00:00Z')], next_cursor: null }),
    'GET /api/v1/my/messages': () => ok({ messages: [message], next_cursor: null }),
    'GET /api/v1/my/claims': () => ok([claim]),
  })
  renderAs(signedIn(), <OwnActivity />)
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Pedido para cuidar de Pousada Vento Leste',
    'Mensagem a Barraca do Farol',
    'Avaliação de Barraca do Farol · 4 estrelas',
  ])
  const [refusedClaim, sent, answered] = lines as [HTMLElement, HTMLElement, HTMLElement]
  within(refusedClaim).getByText('O documento não mostra o nome da pousada.')
  within(sent).getByText('Lida')
  within(answered).getByText('Resposta: Obrigado, volte sempre!')
})

// spec: 299
it('tells of a photo and of an event what became of them, with the reason', async () => {
  fakeApi({
    ...NOTHING,
    'GET /api/v1/my/contributions': () => ok({ contributions: [contribution], next_cursor: null }),
    'GET /api/v1/my/event-submissions': () => ok([event]),
  })
  renderAs(signedIn(), <OwnActivity />)
  const [sent, photo, ...others] = await screen.findAllByRole('listitem')
  expect(others).toEqual([])
  expect(sent?.textContent).toContain('Sarau da Maré')
  expect(sent?.textContent).toContain('O lugar não confirmou.')
  expect(photo?.textContent).toContain('Luz no farol')
  expect(photo?.textContent).toContain('Publicada')
})

it('goes on with the older ones of one kind', async () => {
  fakeApi({
    ...NOTHING,
    'GET /api/v1/my/reviews': () =>
      ok({ reviews: [review(11, '2026-07-02T12:00:00Z')], next_cursor: 'next' }),
    'GET /api/v1/my/reviews?cursor=next': () =>
      ok({ reviews: [review(12, '2026-07-01T12:00:00Z')], next_cursor: null }),
  })
  renderAs(signedIn(), <OwnActivity />)
  await userEvent.click(await screen.findByRole('button', { name: 'Avaliações' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ver mais' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull()
})

it('says to who sent nothing what they could send', async () => {
  fakeApi(NOTHING)
  renderAs(signedIn(), <OwnActivity />)
  await screen.findByRole('heading', { name: 'Nada enviado ainda' })
  await userEvent.click(screen.getByRole('button', { name: 'Eventos' }))
  expect(
    (await screen.findByRole('link', { name: 'Divulgar um evento' })).getAttribute('href'),
  ).toBe('/cadastro-evento')
})

it('shows the rest when one kind does not load, and says so', async () => {
  fakeApi({
    ...NOTHING,
    'GET /api/v1/my/messages': () => ok({ messages: [message], next_cursor: null }),
    'GET /api/v1/my/claims': () => refused(503, 'unavailable'),
  })
  renderAs(signedIn(), <OwnActivity />)
  await screen.findByText('Mensagem a Barraca do Farol')
  expect((await screen.findByRole('alert')).textContent).toContain('não carregou')
})

it('keeps the newest of all lists, however they are mixed', () => {
  const line = (key: string, sentAt: string) => ({
    key,
    title: key,
    sentAt,
    state: { tone: 'neutral' as const, words: '' },
    note: null,
    link: null,
  })
  const lists = [
    [line('a', '2026-07-03T00:00:00Z'), line('b', '2026-07-01T00:00:00Z')],
    [line('c', '2026-07-02T00:00:00-03:00')],
  ]
  expect(newestOf(lists, 2).map(({ key }) => key)).toEqual(['a', 'c'])
})
