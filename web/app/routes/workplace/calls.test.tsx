// @vitest-environment jsdom
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  anOrder,
  inMinutes,
  minutesAgo,
  NOW,
} from '~/features/storefront/order-board/orders.testing.ts'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { holdUnsavedWork } from '~/platform/unsaved-work.ts'
import { callsOf, leftOf, readPutOff, ringing, ringsAgainAt, titleOf } from './calls.rules.ts'
import { WorkCalls } from './WorkCalls.tsx'

const HERE = '0197f2f0-0000-7000-8000-0000000000c1'
const THERE = '0197f2f0-0000-7000-8000-0000000000c2'
const told = (order: OwnOrder, establishment_id = THERE) => ({
  establishment_id,
  item: {
    ...{ kind: 'order' as const, id: order.id, urgency: 'clock' as const },
    ...{ since: order.placed_at, due_at: order.respond_by, order },
  },
})

describe('what rings', () => {
  const one = anOrder({}, NOW)
  const calls = callsOf([told(one)], NOW)
  const nothing = { establishmentId: HERE, kind: null }
  it('is what is not on this screen already, and was not put off', () => {
    expect(ringing(calls, { open: nothing, putOff: new Map() }, NOW)).toHaveLength(1)
    const board = { establishmentId: THERE, kind: 'order' as const }
    expect(ringing(calls, { open: board, putOff: new Map() }, NOW)).toEqual([])
    const putOff = new Map([[one.id, NOW.getTime() + 1]])
    expect(ringing(calls, { open: nothing, putOff }, NOW)).toEqual([])
    expect(ringing(calls, { open: nothing, putOff }, new Date(NOW.getTime() + 1))).toHaveLength(1)
  })

  it('ends with its clock, whether or not the portal was asked again', () => {
    expect(callsOf([told(one)], new Date(one.respond_by))).toEqual([])
  })

  it('rings again after a minute of a short time, and once more before a long one ends', () => {
    const [brief] = calls
    const [long] = callsOf(
      [told(anOrder({ placed_at: minutesAgo(0), respond_by: inMinutes(24 * 60) }))],
      NOW,
    )
    if (!brief || !long) throw new Error('both ring')
    expect(ringsAgainAt(brief, NOW)).toBe(NOW.getTime() + 60_000)
    expect(ringsAgainAt(long, NOW)).toBe(Date.parse(inMinutes(23 * 60)))
    const late = new Date(inMinutes(23.5 * 60))
    expect(ringsAgainAt(long, late)).toBe(Date.parse(long.respond_by))
    expect(leftOf(brief, NOW)).toMatchObject({ value: 9, unit: 'min', said: 'Faltam 9 minutos' })
    expect(leftOf(long, NOW)).toMatchObject({ value: 24, unit: 'h' })
  })

  it('of a long time it rings as it comes and at its end, not all day', () => {
    const long = callsOf(
      [told(anOrder({ placed_at: minutesAgo(0), respond_by: inMinutes(24 * 60) }))],
      NOW,
    )
    const heard = (minutes: number) =>
      ringing(long, { open: nothing, putOff: new Map() }, new Date(inMinutes(minutes))).length
    expect([5, 11, 22 * 60, 23 * 60 + 1].map(heard)).toEqual([1, 0, 0, 1])
  })

  it('stays put off on this device, until it rings again', () => {
    const at = NOW.getTime()
    const kept = JSON.stringify([
      ['a', at + 1],
      ['b', at - 1],
    ])
    expect([...readPutOff(kept, NOW)]).toEqual([['a', at + 1]])
    for (const wrong of [null, '', '{}', '[1]', '[["a","b"]]'])
      expect(readPutOff(wrong, NOW).size).toBe(0)
  })

  it('says who, or at which table', () => {
    expect(titleOf(calls[0] as never)).toBe('Pedido novo de Luciana')
    const table = callsOf([told(anOrder({ table_label: '12', contact: null }))], NOW)
    expect(titleOf(table[0] as never)).toBe('Pedido novo da mesa 12')
  })
})

describe('a call', () => {
  const listing = (id: string, name: string) => ({
    ...{ id, slug: id, name, status: 'published', status_reason: null, role: 'owner' },
    ...{ photo: null, modules: [], tier: 'full' },
  })
  let waiting: OwnOrder[]
  const now = new Date()
  const api = () =>
    fakeApi({
      'GET /api/v1/my/establishments': () =>
        ok([listing(HERE, 'Pousada Brisa'), listing(THERE, 'Maré Cheia')]),
      'GET /api/v1/my/calls': () =>
        ok({ now: now.toISOString(), calls: waiting.map((order) => told(order)) }),
      [`POST /api/v1/my/establishments/${THERE}/orders/${anOrder().id}/move`]: () => {
        const [first, ...rest] = waiting
        waiting = rest
        return ok({ ...first, status: 'accepted', version: 2 })
      },
    })
  const show = () =>
    renderAs(
      signedIn(),
      <>
        <label>
          Nome do item <input />
        </label>
        <WorkCalls />
      </>,
      `/dash-espadarte?aba=pedidos&negocio=${HERE}`,
    )
  beforeEach(() => {
    localStorage.clear()
    waiting = [anOrder({}, now)]
  })
  afterEach(cleanup)

  // spec: 805
  it('of another business is accepted over the screen, one after the other', async () => {
    const second = { id: '0197f2f0-0000-7000-8000-000000009999', number: 9 }
    waiting.push(
      anOrder({ ...second, placed_at: now.toISOString(), respond_by: inMinutes(10, now) }, now),
    )
    const sent = api()
    show()
    const window = within(await screen.findByRole('alertdialog', { name: /Luciana/ }))
    expect(window.getByText('Maré Cheia')).toBeDefined()
    expect(window.getByText('Faltam 9 minutos')).toBeDefined()
    expect(window.getByText('sem coentro')).toBeDefined()
    expect(window.getByText('Mais 1 à espera')).toBeDefined()
    // Whoever pressed Enter elsewhere has accepted nothing.
    expect(document.activeElement).toBe(screen.getByRole('alertdialog'))
    const see = window.getByRole('link', { name: 'Ver pedido' })
    expect(see.getAttribute('href')).toBe(`/dash-espadarte?aba=pedidos&negocio=${THERE}`)
    const accept = window.getByRole('button', { name: 'Aceitar' })
    const move = `POST /api/v1/my/establishments/${THERE}/orders/${anOrder().id}/move`
    // A tap that was meant for what lay there before.
    const begun = vi.spyOn(performance, 'now').mockReturnValue(0)
    fireEvent.click(accept, { detail: 1 })
    begun.mockRestore()
    expect(accept.getAttribute('aria-busy')).toBeNull()
    accept.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.queryByText('Mais 1 à espera')).toBeNull())
    expect(sent.sent(move)).toEqual([{ version: 1, to: 'accepted' }])
    await userEvent.click(window.getByRole('button', { name: 'Calar 1 min' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  // spec: 806
  it('leaves alone what somebody is writing: no room, no focus', async () => {
    api()
    show()
    const field = screen.getByLabelText('Nome do item')
    field.focus()
    const strip = within(await screen.findByRole('alertdialog'))
    expect(document.activeElement).toBe(field)
    expect(strip.queryByRole('button', { name: 'Aceitar' })).toBeNull()
    await userEvent.click(strip.getByRole('button', { name: 'Ver' }))
    expect(await screen.findByRole('button', { name: 'Aceitar' })).toBeDefined()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByLabelText('Nome do item')).toBe(field)
  })

  it('leaves alone a form with something unsaved, wherever the focus is', async () => {
    api()
    const letGo = holdUnsavedWork()
    show()
    await screen.findByRole('button', { name: 'Ver' })
    expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull()
    letGo()
  })
})
