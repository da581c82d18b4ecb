import { describe, expect, it } from 'vitest'
import {
  addressText,
  alarmDue,
  countdownOf,
  dueOf,
  headlineOf,
  kindText,
  mostUrgent,
  orderAge,
  ordersOfLanes,
  paymentOf,
} from './board.rules.ts'
import { anOrder, aTableOrder, inMinutes, minutesAgo, NOW } from './orders.testing.ts'

/** A currency is written with a space that does not break. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')

describe('the lanes', () => {
  it('put what is ready and what is on its way together', () => {
    const lanes = ordersOfLanes(
      [
        anOrder(),
        anOrder({ id: 'b', status: 'ready', mode: 'pickup' }),
        anOrder({ id: 'c', status: 'dispatched' }),
      ],
      NOW,
    )
    expect(lanes.received.map(({ number }) => number)).toEqual([1043])
    expect(lanes.leaving.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('have no order whose minute is over, also before the portal is asked again', () => {
    const dead = anOrder({ respond_by: NOW.toISOString() })
    expect(ordersOfLanes([dead], NOW).received).toEqual([])
  })
})

describe('what to do now', () => {
  const told = (orders: Parameters<typeof ordersOfLanes>[0]) =>
    headlineOf(ordersOfLanes(orders, NOW), NOW)

  it('is the order that dies soonest', () => {
    expect(told([anOrder(), aTableOrder()])).toBe('Aceite a Mesa 12: espera há 4 min')
    expect(mostUrgent([anOrder(), aTableOrder()])?.number).toBe(1042)
    expect(told([anOrder({ placed_at: NOW.toISOString() })])).toBe(
      'Aceite o pedido 1043: acabou de chegar',
    )
  })

  it('is the wish to cancel, then what is late, then how much there is', () => {
    const late = anOrder({ status: 'preparing', promised_at: minutesAgo(6) })
    const asks = anOrder({
      number: 1044,
      status: 'accepted',
      cancellation_request: { asked_at: minutesAgo(1), denied: null },
    })
    expect(told([late, asks])).toBe('Responda o pedido 1044: querem cancelar')
    expect(told([late])).toBe('Apresse o pedido 1043: 6 min de atraso')
    expect(told([anOrder({ status: 'ready' }), anOrder({ status: 'accepted' })])).toBe(
      '2 pedidos em andamento',
    )
    expect(told([])).toBe('Nenhum pedido agora')
  })
})

describe('a card', () => {
  it('says where it goes, and whose it is', () => {
    expect(kindText(anOrder())).toBe('Entrega · Destacado')
    expect(kindText(anOrder({ status: 'dispatched' }))).toBe('Saiu · Destacado')
    expect(kindText(anOrder({ mode: 'pickup' }))).toBe('Retirada · Luciana')
    expect(kindText(aTableOrder())).toBe('Mesa 12')
    expect(kindText(anOrder({ catalogue: 'shop' }))).toBe('Loja: Entrega · Destacado')
    expect(addressText(anOrder())).toBe(
      'Luciana Tavares, 3º pedido. Trav. São Pedro, 214, casa amarela',
    )
    expect(addressText(anOrder({ contact: null }))).toBe('Contato apagado após 180 dias.')
  })

  // spec: 611
  it('says when it cancels itself, and of the short time where the alarms are', () => {
    expect(countdownOf(aTableOrder(), NOW)).toEqual({
      gone: 0.4,
      text: 'cancela sozinho às 19h48',
      hasAlarms: true,
    })
    const shop = anOrder({ catalogue: 'shop', respond_by: inMinutes(24 * 60) })
    expect(countdownOf(shop, NOW)).toMatchObject({
      text: 'cancela sozinho dom., 19 de jul., 19h42',
      hasAlarms: false,
    })
    expect(countdownOf(anOrder({ status: 'accepted' }), NOW)).toBeNull()
  })

  it('tells the age since it came, and of what left since then', () => {
    expect(orderAge(anOrder(), NOW)).toBe('há 1 min')
    expect(orderAge(anOrder({ placed_at: minutesAgo(130) }), NOW)).toBe('há 2 h')
    expect(orderAge(anOrder({ status: 'ready', status_since: minutesAgo(3) }), NOW)).toBe(
      'pronto há 3 min',
    )
    expect(orderAge(anOrder({ status: 'dispatched', status_since: minutesAgo(12) }), NOW)).toBe(
      'saiu há 12 min',
    )
  })

  it('tells how long there is until the promise, and by how much it is broken', () => {
    const cooking = { status: 'preparing' as const }
    expect(dueOf(anOrder({ ...cooking, promised_at: inMinutes(18) }), NOW)).toEqual({
      text: 'Até 20h, faltam 18 min',
      isLate: false,
    })
    expect(dueOf(anOrder({ ...cooking, promised_at: minutesAgo(6) }), NOW)).toEqual({
      text: 'Era para 19h36: 6 min de atraso',
      isLate: true,
    })
    expect(dueOf(anOrder({ ...cooking, scheduled_for: inMinutes(63) }), NOW)?.text).toBe(
      'Agendado para 20h45',
    )
    expect(dueOf(anOrder({ status: 'ready', promised_at: minutesAgo(6) }), NOW)).toBeNull()
  })

  it('says how much change to carry', () => {
    expect(plain(paymentOf(anOrder())?.text)).toBe('Dinheiro, paga com R$ 200:')
    expect(plain(paymentOf(anOrder())?.strong)).toBe('leve R$ 44 de troco')
    expect(plain(paymentOf(anOrder({ status: 'dispatched' }))?.strong)).toBe('R$ 44 de troco')
    expect(plain(paymentOf(anOrder({ change_for_cents: 15_650 }))?.strong)).toBe(
      'leve R$ 0,50 de troco',
    )
    expect(paymentOf(anOrder({ change_for_cents: null }))?.text).toBe(
      'Dinheiro na entrega, valor certo',
    )
    expect(paymentOf(anOrder({ mode: 'pickup', payment_method: 'pix' }))?.text).toBe(
      'Pix no balcão',
    )
    expect(paymentOf(aTableOrder())).toBeNull()
  })
})

describe('the alarm', () => {
  const waiting = (minutes: number) => [
    anOrder({ placed_at: minutesAgo(minutes), respond_by: inMinutes(10 - minutes) }),
  ]
  const id = anOrder().id

  // spec: 611
  it('rings as an order comes, at three minutes and at six, once each', () => {
    const rung = new Set<string>()
    const ring = (minutes: number) => {
      const due = alarmDue(waiting(minutes), rung, NOW)
      for (const key of due?.keys ?? []) rung.add(key)
      return due?.stage ?? null
    }
    expect([0, 1, 3, 4, 6, 9].map(ring)).toEqual([0, null, 1, null, 2, null])
  })

  it('is as loud as the one that waits longest', () => {
    const due = alarmDue([...waiting(0), aTableOrder()], new Set(), NOW)
    expect(due).toEqual({ stage: 1, keys: [`${id}:0`, `${aTableOrder().id}:1`] })
  })

  it('does not hurry what may be answered tomorrow', () => {
    const shop = anOrder({ placed_at: minutesAgo(30), respond_by: inMinutes(24 * 60 - 30) })
    expect(alarmDue([shop], new Set([`${id}:0`]), NOW)).toBeNull()
  })
})
