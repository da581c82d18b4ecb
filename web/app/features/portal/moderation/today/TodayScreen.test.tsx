// @vitest-environment jsdom
import type { ModeratedEstablishment } from '@portal/contract/guide/establishments/moderation'
import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { TodayScreen } from './TodayScreen.tsx'

const ADMIN = '/api/v1/admin'
const ME = 'e0000000-0000-4000-8000-000000000001'
const NAZARE = { id: 'e0000000-0000-4000-8000-000000000002', name: 'Nazaré Lobato' }
const since = '2026-07-18T14:48:00Z'
const place = (id: string, name: string): ModeratedEstablishment => ({
  ...{ id, slug: id, name, photo: null, status: 'published', status_reason: null },
  category: { slug: 'onde-comer', name: 'Onde comer' },
  ...{ neighbourhood: 'Maçarico', plan: 'espadarte', rating: null, has_waiting_changes: true },
  owner: { id: 'p', name: 'Rosa', email: 'rosa@exemplo.test' },
  ...{ is_demo: false, featured_until: null, version: 7, created_at: since, updated_at: since },
  may: { approve: true, reject: true, suspend: false, restore: false, archive: false },
})
const change = (id: string, name: string) => ({
  kind: 'changes' as const,
  since,
  establishment: place(id, name),
  changes: [{ field: 'name' as const, from: name, to: `${name} do Mar` }],
})
const item = (kind: TeamItem['kind'], id: string, title: string, more: Partial<TeamItem> = {}) => ({
  ...{ kind, id, title, about: null, word: null, opens: null, version: null, business: null },
  ...{ since, due_at: null, cost: 'day', assignee: null, snoozed_until: null, is_decided: true },
  ...more,
})

let waiting: ReturnType<typeof item>[]
let toasts: ToastMessage[]
let stopToasts: () => void
const counts = () => ({
  ...{ all: waiting.length, mine: 0, unowned: waiting.length, snoozed: 0, oldest_since: since },
  costs: { hours: 0, day: waiting.length, week: 0, none: 0 },
  kinds: { change: waiting.length },
})
const changesOf = (id: string) => `GET ${ADMIN}/establishments/waiting?id=${id}&limit=25`
const reads = () => ({
  [`GET ${ADMIN}/today?view=all`]: () =>
    ok({ items: waiting, next_cursor: null, counts: counts(), colleagues: [NAZARE] }),
  [`GET ${ADMIN}/today/change/a`]: () => one('a'),
  [`GET ${ADMIN}/today/change/b`]: () => one('b'),
  [changesOf('a')]: () => ok({ waiting: [change('a', 'Casa')], next_cursor: null, total: 1 }),
  [changesOf('b')]: () => ok({ waiting: [change('b', 'Bar')], next_cursor: null, total: 1 }),
  'GET /api/v1/my/establishments/a': () => refused(404, 'x'),
  'GET /api/v1/my/establishments/b': () => refused(404, 'x'),
})
const one = (id: string) => {
  const found = waiting.find((waits) => waits.id === id) ?? null
  return ok({ item: found, ended: found ? null : { at: since, by: NAZARE } })
}

beforeEach(() => {
  waiting = [item('change', 'a', 'Casa'), item('change', 'b', 'Bar')]
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

const openToday = (search = '') =>
  renderAs(
    signedIn({ planType: 'admin' }),
    <TodayScreen
      serviceWords={() => ({ label: 'E-mail', todo: 'Confira a senha.' })}
      happened={() => null}
      workAt={({ kind }) => (kind === 'order' ? '/admin/pedidos' : null)}
      listingAt={(name) => `/l/${name}`}
      historyOf={(id) => `/h/${id}`}
      historyTo="/admin/auditoria"
      userId={ME}
    />,
    `/admin${search}`,
  )
const sent = async (name: string) => within(await screen.findByRole('region', { name }))

// spec: 834
it('says how much cannot wait, puts it under what silence costs, and opens the first', async () => {
  waiting = [item('order', 'o', '1187', { cost: 'hours', is_decided: false }), ...waiting]
  const costs = { hours: 1, day: 2, week: 0, none: 0 }
  fakeApi({
    ...reads(),
    [`GET ${ADMIN}/today?view=all`]: () =>
      ok({
        ...{ items: waiting, next_cursor: null, colleagues: [NAZARE] },
        counts: { ...counts(), costs },
      }),
    [`GET ${ADMIN}/today/order/o`]: () => ok({ item: waiting[0], ended: null }),
  })
  openToday()
  expect(await screen.findByRole('heading', { name: 'Uma não pode esperar' })).toBeDefined()
  const urgent = within(screen.getByRole('region', { name: 'Custa caro em horas' }))
  expect(urgent.getByRole('link', { name: /Pedido 1187 deu errado/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Começar pela primeira' }).getAttribute('href')).toBe(
    '/?item=order%3Ao'.replace('/?', '/admin?'),
  )
  const order = await sent('Pedido 1187 deu errado')
  expect(order.getByRole('link', { name: 'Abrir onde se resolve' })).toBeDefined()
  expect(order.getByRole('button', { name: 'Já está resolvido' })).toBeDefined()
})

describe('a change that waits', () => {
  // spec: 508
  it('is approved as it was read, and the next one takes its place with the focus', async () => {
    const approve = `POST ${ADMIN}/establishments/a/changes/approve`
    const api = fakeApi({
      ...reads(),
      [approve]: () => {
        waiting = waiting.slice(1)
        return ok(place('a', 'Casa do Mar'))
      },
    })
    openToday()
    const first = await sent('Casa')
    expect(first.getByText('do Mar').tagName).toBe('INS')
    await userEvent.click(first.getByRole('button', { name: 'Aprovar alterações' }))
    await waitFor(() => expect(toasts[0]?.title).toBe('Alterações de Casa no ar'))
    expect(api.sent(approve)).toEqual([{ version: 7 }])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Bar' })),
    )
    await screen.findByRole('heading', { name: 'Uma coisa espera' })
  })

  it('of the own business is left to another of the team', async () => {
    fakeApi(reads(), ['a'])
    openToday()
    const mine = await sent('Casa')
    expect(await mine.findByText('É seu: outra pessoa da equipe decide.')).toBeDefined()
    expect(mine.queryByRole('button')).toBeNull()
  })

  // spec: 831
  it('that a colleague decided first names them and keeps what was written', async () => {
    const reject = `POST ${ADMIN}/establishments/a/changes/reject`
    fakeApi({
      ...reads(),
      [reject]: () => {
        waiting = waiting.slice(1)
        return refused(409, 'establishment.nothing-waits', 'Não há alterações esperando.')
      },
    })
    openToday('?item=change%3Aa')
    const first = await sent('Casa')
    await userEvent.click(first.getByRole('button', { name: 'Recusar alterações' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Nome ofensivo.')
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar alterações' }))
    expect(await screen.findByText(/^Nazaré Lobato resolveu isto/)).toBeDefined()
    const kept = within(screen.getByRole('region', { name: 'O seu texto está guardado' }))
    expect((kept.getByLabelText('Seu texto') as HTMLTextAreaElement).value).toBe('Nome ofensivo.')
    expect(toasts).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a próxima' }))
    await sent('Bar')
  })
})

describe('the keys', () => {
  // spec: 508
  it('lead to the next and back and ask for the reason, but only from inside', async () => {
    fakeApi(reads())
    openToday()
    await sent('Casa')
    await userEvent.keyboard('j')
    expect(screen.queryByRole('region', { name: 'Bar' })).toBeNull()
    screen.getByRole('button', { name: 'Aprovar alterações' }).focus()
    await userEvent.keyboard('j')
    await sent('Bar')
    await userEvent.keyboard('k')
    await sent('Casa')
    await userEvent.keyboard('r')
    expect(await screen.findByRole('dialog')).toBeDefined()
  })
})

it('is given to a colleague', async () => {
  const kept = `PATCH ${ADMIN}/today/change/a`
  const api = fakeApi({ ...reads(), [kept]: () => ok(item('change', 'a', 'Casa')) })
  openToday()
  await sent('Casa')
  await userEvent.selectOptions(screen.getByLabelText('De quem é'), NAZARE.id)
  await waitFor(() => expect(api.sent(kept)).toEqual([{ assignee_id: NAZARE.id }]))
})

it('is at peace when nothing waits', async () => {
  waiting = []
  fakeApi(reads())
  openToday()
  expect(await screen.findByRole('heading', { level: 1, name: 'Nada espera' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver o que foi decidido' })).toBeDefined()
})
