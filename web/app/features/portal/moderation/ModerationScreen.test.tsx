// @vitest-environment jsdom
import type { ModeratedEstablishment } from '@portal/contract/guide/establishments/moderation'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { ModerationScreen } from './ModerationScreen.tsx'
import { WaitingSummary } from './WaitingSummary.tsx'

const ADMIN = '/api/v1/admin'
const NONE = {
  ...{ listings: 0, late: 0, changes: 0, reviews: 0, claims: 0, reports: 0 },
  ...{ contributions: 0, coverage: 0, events: 0, offers: 0, oldest: {} },
}
const place = (id: string, name: string): ModeratedEstablishment => ({
  id,
  slug: id,
  name,
  photo: null,
  status: 'published',
  status_reason: null,
  category: { slug: 'onde-comer', name: 'Onde comer' },
  neighbourhood: 'Maçarico',
  owner: { id: 'p', name: 'Rosa', email: 'rosa@exemplo.test' },
  plan: 'espadarte',
  rating: null,
  has_waiting_changes: true,
  is_demo: false,
  featured_until: null,
  version: 7,
  created_at: '2026-07-18T14:48:00Z',
  updated_at: '2026-07-18T14:48:00Z',
  may: { approve: true, reject: true, suspend: false, restore: false, archive: false },
})
const change = (id: string, name: string) => ({
  kind: 'changes' as const,
  since: '2026-07-18T14:48:00Z',
  establishment: place(id, name),
  changes: [{ field: 'name' as const, from: name, to: `${name} do Mar` }],
})

let waiting: ReturnType<typeof change>[]
let toasts: ToastMessage[]
let stopToasts: () => void
const QUEUE = `GET ${ADMIN}/establishments/waiting?limit=25`
const reads = () => ({
  [`GET ${ADMIN}/waiting`]: () => ok({ ...NONE, changes: waiting.length, reports: 120 }),
  [QUEUE]: () => ok({ waiting, next_cursor: null, total: waiting.length }),
  'GET /api/v1/my/establishments/a': () => refused(404, 'x'),
  'GET /api/v1/my/establishments/b': () => refused(404, 'x'),
})

beforeEach(() => {
  waiting = [change('a', 'Casa'), change('b', 'Bar')]
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

const openQueue = (search = '', decidesClaims = true) =>
  renderAs(
    signedIn({ planType: 'admin' }),
    <ModerationScreen
      historyOf={(id) => `/h/${id}`}
      listingAt={(name) => `/l/${name}`}
      decidesClaims={decidesClaims}
    />,
    `/admin/moderacao${search}`,
  )
const item = async (name: string) => within(await screen.findByRole('region', { name }))

it('leaves claims to administrators', async () => {
  fakeApi(reads())
  openQueue('', false)
  await screen.findByText('2 esperando')
  expect(screen.queryByRole('link', { name: /Reivindicações/ })).toBeNull()
})

it('says on each tab how much waits, and which queue is open', async () => {
  fakeApi(reads())
  openQueue()
  await screen.findByText('2 esperando')
  const tabs = within(screen.getByRole('navigation', { name: 'Filas de moderação' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
    '/admin/moderacao?fila=cadastros',
    '/admin/moderacao?fila=avaliacoes',
    '/admin/moderacao?fila=reivindicacoes',
    '/admin/moderacao?fila=relatos',
    '/admin/moderacao?fila=participacoes',
  ])
  expect(tabs.getByText('99+')).toBeDefined()
  expect(tabs.getAllByRole('link')[0]?.getAttribute('aria-current')).toBe('page')
})

describe('a new listing past the promised hour', () => {
  const sent = (id: string, name: string, hoursAgo: number) => ({
    ...change(id, name),
    kind: 'listing' as const,
    since: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    changes: [],
  })
  const lateReads = () => ({
    ...reads(),
    [`GET ${ADMIN}/waiting`]: () => ok({ ...NONE, listings: 2, late: 1 }),
    [QUEUE]: () =>
      ok({ waiting: [sent('a', 'Casa', 49), sent('b', 'Bar', 47)], next_cursor: null, total: 2 }),
  })

  // spec: 509
  it('is marked in the queue and on itself, and what is in time is not', async () => {
    fakeApi(lateReads())
    openQueue()
    const open = await item('Casa')
    expect(open.getByText('Passou das 48 horas prometidas')).toBeDefined()
    const queue = within(screen.getByRole('region', { name: 'Fila: Cadastros' }))
    expect(queue.getByRole('link', { name: /Casa.*Passou das 48 horas prometidas/ })).toBeDefined()
    expect(queue.getByRole('link', { name: /Bar/ }).textContent).not.toContain('Passou')
    expect(
      await queue.findByText('1 cadastro passou das 48 horas prometidas a quem enviou.'),
    ).toBeDefined()
  })

  // spec: 509
  it('is counted where the day begins', async () => {
    fakeApi(lateReads())
    renderAs(signedIn({ planType: 'admin' }), <WaitingSummary />, '/admin')
    const link = await screen.findByRole('link', { name: /2\s*cadastros novos/ })
    expect(link.textContent).toContain('1 passou do prazo')
  })
})

describe('a change of the own business', () => {
  it('is left to another of the team, and the next one is decided', async () => {
    const approved = `POST ${ADMIN}/establishments/b/changes/approve`
    const api = fakeApi({ ...reads(), [approved]: () => ok(place('b', 'Bar')) }, ['a'])
    openQueue()
    const mine = await item('Casa')
    expect(await mine.findByText('É seu: outra pessoa da equipe decide.')).toBeDefined()
    expect(mine.queryByRole('button')).toBeNull()
    mine.getByRole('heading', { name: 'Casa' }).focus()
    await userEvent.keyboard('aj')
    const next = await item('Bar')
    await userEvent.click(next.getByRole('button', { name: 'Aprovar alterações' }))
    await waitFor(() => expect(api.sent(approved)).toEqual([{ version: 7 }]))
    expect(api.sent(`POST ${ADMIN}/establishments/a/changes/approve`)).toEqual([])
  })
})

describe('a change that waits', () => {
  // spec: 508
  it('is approved as it was read, and the next one takes its place with the focus', async () => {
    const api = fakeApi({
      ...reads(),
      [`POST ${ADMIN}/establishments/a/changes/approve`]: () => {
        waiting = waiting.slice(1)
        return ok(place('a', 'Casa do Mar'))
      },
    })
    openQueue()
    const first = await item('Casa')
    expect(first.getByText('do Mar').tagName).toBe('INS')
    await userEvent.click(first.getByRole('button', { name: 'Aprovar alterações' }))
    await waitFor(() => expect(toasts[0]?.title).toBe('Alterações de Casa no ar'))
    expect(api.sent(`POST ${ADMIN}/establishments/a/changes/approve`)).toEqual([{ version: 7 }])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Bar' })),
    )
    await waitFor(() => expect(screen.getByText('1 esperando')).toBeDefined())
  })

  it('is refused only with a reason, which may begin with a ready answer', async () => {
    const api = fakeApi({
      ...reads(),
      [`POST ${ADMIN}/establishments/a/changes/reject`]: () => ok(place('a', 'Casa')),
    })
    openQueue()
    const first = await item('Casa')
    await userEvent.click(first.getByRole('button', { name: 'Recusar alterações' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: 'Recusar alterações' })
    await userEvent.click(send)
    expect(dialog.getByText('Escreva o motivo: quem enviou vai ler.')).toBeDefined()
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Olá.')
    await userEvent.click(dialog.getByRole('button', { name: /^O CNPJ informado/ }))
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent(`POST ${ADMIN}/establishments/a/changes/reject`)).toEqual([
      { version: 7, reason: 'Olá. O CNPJ informado é de outra empresa. Confira os números.' },
    ])
  })

  it('keeps the reason when the server refuses, and says who was faster', async () => {
    fakeApi({
      ...reads(),
      [`POST ${ADMIN}/establishments/a/changes/reject`]: () =>
        refused(409, 'establishment.nothing-waits', 'Não há alterações esperando.'),
    })
    openQueue()
    const first = await item('Casa')
    await userEvent.click(first.getByRole('button', { name: 'Recusar alterações' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Nome ofensivo.')
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar alterações' }))
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({
        title: 'Alguém mexeu antes de você',
        description: 'Não há alterações esperando.',
      }),
    )
    expect((dialog.getByLabelText('Motivo') as HTMLTextAreaElement).value).toBe('Nome ofensivo.')
  })
})

describe('the keys', () => {
  // spec: 508
  it('lead to the next and back, but only from inside the item', async () => {
    fakeApi(reads())
    openQueue()
    await item('Casa')
    await userEvent.keyboard('j')
    expect(screen.queryByRole('region', { name: 'Bar' })).toBeNull()
    screen.getByRole('button', { name: 'Aprovar alterações' }).focus()
    await userEvent.keyboard('j')
    await item('Bar')
    await userEvent.keyboard('k')
    await item('Casa')
  })

  it('ask for the reason without sending anything', async () => {
    fakeApi(reads())
    openQueue()
    await item('Casa')
    screen.getByRole('button', { name: 'Aprovar alterações' }).focus()
    await userEvent.keyboard('r')
    expect(await screen.findByRole('dialog')).toBeDefined()
  })
})

it('says so when the item of the address is no longer there', async () => {
  fakeApi(reads())
  openQueue('?item=zzz')
  expect(await screen.findByText('Este item saiu da fila')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver o próximo' }).getAttribute('href')).toBe(
    '/admin/moderacao?item=a',
  )
})

it('is at peace when nothing waits', async () => {
  waiting = []
  fakeApi(reads())
  openQueue()
  expect(await screen.findByText('Nada esperando')).toBeDefined()
})

it('offers to try again when a queue cannot be read', async () => {
  fakeApi({ ...reads(), [QUEUE]: () => refused(403, 'x', 'Acesso negado.') })
  openQueue()
  expect(await screen.findByText('Acesso negado.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined()
})

describe('the overview', () => {
  // spec: 349
  it('leads to what waits longest first, and says where nothing does', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
    const oldest = { listings: ago(5), reviews: ago(26) }
    fakeApi({ [`GET ${ADMIN}/waiting`]: () => ok({ ...NONE, listings: 1, reviews: 2, oldest }) })
    renderAs(signedIn({ planType: 'admin' }), <WaitingSummary />, '/admin')
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 avaliaçõeshá 26 h', '/admin/moderacao?fila=avaliacoes'],
      ['1 cadastro novohá 5 h', '/admin/moderacao?fila=cadastros'],
      ['Começar pela primeira', '/admin/moderacao?fila=avaliacoes'],
    ])
    expect(screen.getByText('3 coisas esperam por decisão')).toBeDefined()
    expect(screen.getByText(/^Nada em: alterações, reivindicações/)).toBeDefined()
    expect(screen.queryByText('Nada espera por você agora.')).toBeNull()
  })

  it('says when nothing waits', async () => {
    fakeApi({ [`GET ${ADMIN}/waiting`]: () => ok(NONE) })
    renderAs(signedIn({ planType: 'admin' }), <WaitingSummary />, '/admin')
    expect(await screen.findByText('Nada espera por você agora.')).toBeDefined()
  })
})
