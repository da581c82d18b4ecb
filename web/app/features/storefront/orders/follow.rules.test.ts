import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { describe, expect, it } from 'vitest'
import { fakeFollowed } from './fake-ordering.ts'
import { headlineOf, leftText, progressOf, returnText, stepsOf } from './follow.rules.ts'

const at = (time: string) => new Date(`2026-07-18T${time}:00Z`)
const moved = (status: FollowedOrder['status'], time: string): FollowedOrder['events'][number] => ({
  ...{ status, at: at(time).toISOString(), by: 'team', kind: 'moved' },
})
const preparing = fakeFollowed({
  status: 'preparing',
  status_since: at('22:50').toISOString(),
  promised_at: at('23:30').toISOString(),
  events: [...fakeFollowed().events, moved('accepted', '22:43'), moved('preparing', '22:50')],
})
const said = (order: FollowedOrder, now: Date) => {
  const { text, hour, end } = headlineOf(order, now)
  return [text, hour, end].filter(Boolean).join(' ')
}

describe('the page of an order', () => {
  it('says first until when the business has to answer', () => {
    expect(said(fakeFollowed(), at('22:43'))).toBe('Maré Cheia tem até 19h51 para aceitar')
    expect(leftText(fakeFollowed(), at('22:43'))).toBe('Faltam 8 min.')
  })

  // spec: 701
  it('says until when an order for later is answered, also when that is tomorrow', () => {
    const order = fakeFollowed({
      scheduled_for: '2026-07-19T15:00:00Z',
      respond_by: '2026-07-19T13:30:00Z',
    })
    expect(said(order, at('22:43'))).toBe('Maré Cheia responde até amanhã às 10h30')
    const morning = new Date('2026-07-19T12:00:00Z')
    expect(said(order, morning)).toBe('Maré Cheia responde até 10h30')
  })

  it('says when it is there, and how late it is', () => {
    expect(said(preparing, at('22:58'))).toBe('Chega entre 20h20 e 20h30')
    expect(said(preparing, at('23:20'))).toBe('Chega até 20h30')
    expect(said({ ...preparing, catalogue: 'shop' }, at('22:58'))).toBe('Chega até 20h30')
    expect(headlineOf(preparing, at('22:58')).isLate).toBe(false)
    expect(said(preparing, at('23:38'))).toBe('Atrasou 8 min. A previsão era 20h30')
    expect(headlineOf(preparing, at('23:38')).isLate).toBe(true)
    expect(said({ ...preparing, mode: 'pickup' }, at('22:58'))).toBe('Fica pronto até 20h30')
  })

  // spec: 606
  it('knows that nobody answered from that minute on', () => {
    expect(said(fakeFollowed(), at('22:51'))).toBe('Maré Cheia não respondeu a tempo')
  })

  // spec: 711
  it('says until when a shop answers a return, what it answered, and that it is late', () => {
    const asked = {
      status: 'asked' as const,
      reason: '',
      asked_at: '2026-07-17T21:10:00Z',
      answer_by: '2026-07-19T21:10:00Z',
      answer: null,
    }
    expect(returnText(asked, at('22:43'))).toBe(
      'Você pediu a devolução. A loja responde até amanhã às 18h10.',
    )
    expect(returnText(asked, new Date('2026-07-19T21:10:00Z'))).toMatch(/^O prazo da loja/)
    const answer = { code: 'bring' as const, text: 'Traga na terça.', at: '2026-07-18T21:10:00Z' }
    expect(returnText({ ...asked, status: 'answered', answer }, at('22:43'))).toBe(
      'A loja respondeu: “Traga na terça.”',
    )
  })

  it('says who ended it', () => {
    const end = (by: 'team' | 'customer') =>
      fakeFollowed({ status: 'cancelled', cancellation: { by, code: 'other', text: '' } })
    expect(said(end('team'), at('22:43'))).toBe('Maré Cheia não pôde atender')
    expect(said(end('customer'), at('22:43'))).toBe('Você cancelou o pedido')
  })

  it('shows the way of a delivery with its hours, and sails half of it', () => {
    const steps = stepsOf(preparing, at('22:58'))
    expect(steps.map(({ name, state, time }) => [name, state, time])).toEqual([
      ['Recebido', 'done', '19h41'],
      ['Aceito', 'done', '19h43'],
      ['Em preparo', 'now', '19h50'],
      ['A caminho', 'next', ''],
      ['Entregue', 'next', 'até 20h30'],
    ])
    expect(steps[1]?.note).toBe('prometido até 20h30')
    expect(progressOf(steps)).toBe(50)
  })

  it('shows another way to who comes for it or sits at a table', () => {
    const names = (mode: FollowedOrder['mode']) =>
      stepsOf({ ...preparing, mode }, at('22:58')).map(({ name }) => name)
    expect(names('pickup').slice(3)).toEqual(['Pronto', 'Retirado'])
    expect(names('table').slice(3)).toEqual(['Pronto', 'Servido'])
  })
})
