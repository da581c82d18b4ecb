// @vitest-environment jsdom
import type { ComparedEstablishment } from '@portal/contract/guide/establishments/duplicates'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import DuplicatesScreen from './DuplicatesScreen.tsx'

const ONE = '00000000-0000-7000-8000-000000000001'
const OTHER = '00000000-0000-7000-8000-000000000002'
const ROSA = { id: 'rosa', name: 'Rosa', email: 'rosa@exemplo.test' }
const BENTO = { id: 'bento', name: 'Bento', email: 'bento@exemplo.test' }
const listing = (changes: Partial<ComparedEstablishment>): ComparedEstablishment => ({
  id: ONE,
  slug: 'bar-do-ze',
  name: 'Bar do Zé',
  status: 'published',
  category: { slug: 'onde-comer', name: 'Onde comer' },
  neighbourhood: 'Atalaia',
  address: 'Av. Beira-Mar, 1',
  phone: '9134230000',
  whatsapp: null,
  cnpj: null,
  place: null,
  owner: null,
  photo: null,
  photos: 3,
  reviews: 1,
  favourites: 0,
  messages: 0,
  catalogues: [],
  has_hours: true,
  version: 4,
  created_at: '2026-07-18T12:00:00Z',
  updated_at: '2026-07-18T12:00:00Z',
  ...changes,
})
const second = (changes: Partial<ComparedEstablishment> = {}) =>
  listing({ id: OTHER, slug: 'bar-do-ze-2', version: 7, ...changes })

let toasts: ToastMessage[]
let stopToasts: () => void
beforeEach(() => {
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

const LIST = 'GET /api/v1/admin/duplicates'
const MERGE = `POST /api/v1/admin/establishments/${OTHER}/merge`
const APART = 'POST /api/v1/admin/duplicates/distinct'
const pairOf = (one: ComparedEstablishment, other: ComparedEstablishment) => ({
  pairs: [{ reasons: ['name', 'phone'], one, other }],
  total: 1,
})

function openScreen(
  handlers: Parameters<typeof fakeApi>[0],
  mayChooseOwner = false,
  own: readonly string[] = [],
) {
  const api = fakeApi(handlers, own)
  renderAs(signedIn({ planType: mayChooseOwner ? 'superadmin' : 'admin' }), <DuplicatesScreen />)
  return api
}
const pair = () => screen.findByRole('region', { name: 'Bar do Zé, duas vezes' })
const KEEP_SECOND = { name: 'Este fica: Bar do Zé, bar-do-ze-2' }
async function confirm() {
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Unir cadastros' }))
}

describe('a pair that looks alike', () => {
  it('is compared side by side and merged into the one that stays', async () => {
    let isMerged = false
    const api = openScreen({
      [LIST]: () => ok(isMerged ? { pairs: [], total: 0 } : pairOf(listing({}), second())),
      [MERGE]: () => {
        isMerged = true
        return ok({
          id: OTHER,
          slug: 'x',
          moved: {
            photos: 3,
            reviews: 1,
            favourites: 0,
            messages: 0,
            offers: 0,
            orders: 0,
            units: 0,
            properties: 0,
          },
          catalogues: { moved: [], left: [] },
        })
      },
    })
    const region = await pair()
    expect(within(region).getByText('Mesmo nome e lugar')).toBeTruthy()
    expect(within(region).getAllByText('3 fotos, 1 avaliação, horários')).toHaveLength(2)
    expect(within(region).getAllByText('(91) 3423-0000')).toHaveLength(2)
    await userEvent.click(within(region).getByRole('button', KEEP_SECOND))
    await confirm()
    expect(await screen.findByText('Nenhum cadastro repetido')).toBeTruthy()
    expect(api.sent(MERGE)).toEqual([{ version: 7, duplicate_id: ONE, duplicate_version: 4 }])
    expect(toasts).toMatchObject([{ description: 'Vieram 3 fotos e 1 avaliação.' }])
  })

  it('is left to another of the team by who owns one of the two', async () => {
    openScreen({ [LIST]: () => ok(pairOf(listing({}), second())) }, false, [OTHER])
    const region = await pair()
    const told = await within(region).findAllByText('É seu: outra pessoa da equipe decide.')
    expect(told).toHaveLength(2)
    expect(within(region).queryByRole('button', { name: /^Este fica/ })).toBeNull()
  })

  it('stays when the merge is refused, with the reason', async () => {
    openScreen({
      [LIST]: () => ok(pairOf(listing({}), second())),
      [MERGE]: () => refused(409, 'stale', 'Este cadastro mudou.'),
    })
    await userEvent.click(within(await pair()).getByRole('button', KEEP_SECOND))
    await confirm()
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { variant: 'destructive', description: 'Este cadastro mudou.' },
      ]),
    )
    expect(await pair()).toBeTruthy()
  })

  // spec: 592
  it('tells before and after which menu is kept', async () => {
    const both = pairOf(listing({ catalogues: ['menu', 'shop'] }), second({ catalogues: ['menu'] }))
    openScreen({
      [LIST]: () => ok(both),
      [MERGE]: () =>
        ok({
          id: OTHER,
          slug: 'x',
          moved: {
            photos: 0,
            reviews: 0,
            favourites: 0,
            messages: 0,
            offers: 0,
            orders: 0,
            units: 0,
            properties: 0,
          },
          catalogues: { moved: ['shop'], left: ['menu'] },
        }),
    })
    const region = await pair()
    expect(within(region).getByText(/horários, cardápio, loja$/)).toBeTruthy()
    await userEvent.click(within(region).getByRole('button', KEEP_SECOND))
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByText(/Os dois têm cardápio: fica o deste cadastro/)).toBeTruthy()
    expect(within(question).getByText(/A loja vem junto\./)).toBeTruthy()
    await confirm()
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]?.description).toMatch(
      /Veio a loja\. Ficou o cardápio que o cadastro já tinha\.$/,
    )
  })

  it('is told apart', async () => {
    const api = openScreen({
      [LIST]: () => ok(pairOf(listing({}), second())),
      [APART]: () => ok({ done: true }),
    })
    const region = await pair()
    await userEvent.click(within(region).getByRole('button', { name: 'São lugares diferentes' }))
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(api.sent(APART)).toEqual([{ one: ONE, other: OTHER }])
  })
})

describe('two owners', () => {
  const disputed = () => ok(pairOf(listing({ owner: ROSA }), second({ owner: BENTO })))

  it('are left to a superadmin', async () => {
    openScreen({ [LIST]: disputed })
    const region = await pair()
    expect(within(region).getByText(/Só um superadministrador/)).toBeTruthy()
    for (const button of within(region).getAllByRole('button', { name: /^Este fica/ })) {
      expect((button as HTMLButtonElement).disabled).toBe(true)
    }
  })

  it('are decided by a superadmin, in so many words', async () => {
    const moved = {
      photos: 0,
      reviews: 0,
      favourites: 0,
      messages: 0,
      offers: 0,
      orders: 0,
      units: 0,
      properties: 0,
    }
    const catalogues = { moved: [], left: [] }
    const api = openScreen(
      { [LIST]: disputed, [MERGE]: () => ok({ id: OTHER, slug: 'x', moved, catalogues }) },
      true,
    )
    const region = await pair()
    const keep = within(region).getByRole('button', KEEP_SECOND) as HTMLButtonElement
    expect(keep.disabled).toBe(true)
    await userEvent.click(within(region).getByRole('radio', { name: 'Rosa' }))
    await userEvent.click(keep)
    await confirm()
    await waitFor(() => expect(api.sent(MERGE)).toMatchObject([{ owner: 'duplicate' }]))
  })
})

describe('the list', () => {
  it('says when it could not be read, and asks again', async () => {
    let isAway = true
    openScreen({
      [LIST]: () => (isAway ? refused(422, 'x', 'Agora não.') : ok({ pairs: [], total: 0 })),
    })
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    isAway = false
    await userEvent.click(screen.getByRole('button', { name: /Tentar/ }))
    expect(await screen.findByText('Nenhum cadastro repetido')).toBeTruthy()
  })
})
