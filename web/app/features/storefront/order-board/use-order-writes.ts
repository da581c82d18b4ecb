import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { isOver } from '@portal/contract/storefront/orders/order-rules'
import {
  type KeepCode,
  ORDER_STATUS_WORDS,
  type OrderStatus,
  type RefusalCode,
  type ReturnAnswer,
} from '@portal/contract/storefront/orders/orders.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Refusal } from '~/editing/refusal.ts'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { hourText } from '~/platform/moments.ts'
import { toast } from '~/ui/toast.ts'
import { boardQuery, orderingKey, ordersKey } from './board.queries.ts'
import { boardTexts as texts } from './board.texts.ts'

const ORDERS = '/api/v1/my/establishments/:id/orders'
const ORDER = `${ORDERS}/:order` as const

type MoveWith = { promised_at?: string; code?: RefusalCode; text?: string }

/** Each tells how it ended by itself and never throws. What is shown is what the portal answered. */
export function useOrderWrites(establishmentId: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = boardQuery(establishmentId)
  /** The order that is on its way, and where to. */
  const [pending, setPending] = useState<{ id: string; to: string } | null>(null)
  const { save } = useSave<OwnOrder>({ queue: `orders ${establishmentId}` })

  function show(order: OwnOrder) {
    client.setQueryData(queryKey, (board) => {
      if (!board) return board
      const now = (one: OwnOrder) => (one.id === order.id ? order : one)
      return {
        ...board,
        orders: board.orders.map(now).filter(({ status }) => !isOver(status)),
        returns: board.returns.map(now).filter((one) => one.return?.status !== 'received'),
      }
    })
    // The day, the list and the order itself have changed with it.
    void client.invalidateQueries({ queryKey: ordersKey(establishmentId) })
  }

  /** Somebody else was there first, or the clock: how it is now is shown, and said. */
  async function lookAgain({ id, number }: OwnOrder, { status, sentence }: Refusal, title: string) {
    const isMoved = status === 409 || status === 422 || status === 404
    const now = isMoved
      ? await api.get(ORDER, { params: { id: establishmentId, order: id } }).catch(() => null)
      : null
    if (now) show(now)
    toast({
      title: now ? texts.moved.now(number, ORDER_STATUS_WORDS[now.status]) : title,
      description: sentence,
      variant: 'destructive',
    })
  }

  async function write(
    order: OwnOrder,
    to: string,
    { run, done, failed }: { run: () => Promise<OwnOrder>; done?: string; failed: string },
  ): Promise<boolean> {
    setPending({ id: order.id, to })
    const outcome = await save({ run, done })
    if (outcome.kind === 'saved') show(outcome.saved)
    else if (outcome.kind !== 'busy') await lookAgain(order, outcome, failed)
    setPending(null)
    return outcome.kind === 'saved'
  }
  const paramsOf = ({ id }: OwnOrder) => ({ id: establishmentId, order: id })

  return {
    pending,
    move: (order: OwnOrder, to: OrderStatus, more: MoveWith = {}, done?: string) =>
      write(order, to, {
        failed: texts.moved.failed(order.number),
        ...(done ? { done } : {}),
        run: () =>
          api.send('POST', `${ORDER}/move`, {
            params: paramsOf(order),
            body: { version: order.version, to, ...more },
          }),
      }),
    promise: (order: OwnOrder, promised_at: string) =>
      write(order, 'promise', {
        done: texts.card.promise.done(hourText(new Date(promised_at))),
        failed: texts.card.promise.failed,
        run: () =>
          api.send('PUT', `${ORDER}/promise`, {
            params: paramsOf(order),
            body: { version: order.version, promised_at },
          }),
      }),
    answer: (order: OwnOrder, code: KeepCode | null) =>
      write(order, code ?? 'cancellation', {
        done: code ? texts.cancellation.kept(order.number) : texts.cancellation.done(order.number),
        failed: texts.cancellation.failed,
        run: () =>
          api.send('POST', `${ORDER}/cancellation`, {
            params: paramsOf(order),
            body: {
              version: order.version,
              accept: code === null,
              ...(code ? { code } : {}),
            },
          }),
      }),
    answerReturn: (order: OwnOrder, answer: { code: ReturnAnswer; text: string }) =>
      write(order, 'return-answer', {
        done: texts.returns.sent(order.number),
        failed: texts.returns.failed,
        run: () =>
          api.send('POST', `${ORDER}/return-answer`, {
            params: paramsOf(order),
            body: { version: order.version, ...answer },
          }),
      }),
    receiveReturn: (order: OwnOrder) =>
      write(order, 'returned', {
        done: texts.returns.received,
        failed: texts.returns.receiveFailed,
        run: () =>
          api.send('POST', `${ORDER}/returned`, {
            params: paramsOf(order),
            body: { version: order.version },
          }),
      }),
    /** Not to be had until tomorrow; the order is refused whether or not this could be written. */
    async sellOut(items: readonly string[]) {
      const answers = await Promise.allSettled(
        items.map((id) =>
          api.send('PUT', '/api/v1/my/establishments/:id/catalogue-sold-out', {
            params: { id: establishmentId },
            body: { of: 'item', id, is_sold_out: true },
          }),
        ),
      )
      const isDone = answers.every(({ status }) => status === 'fulfilled')
      toast({
        title: isDone ? texts.refuse.soldOutDone : texts.refuse.soldOutFailed,
        variant: isDone ? 'success' : 'destructive',
      })
      void client.invalidateQueries({ queryKey: ['me', 'catalogue', establishmentId] })
    },
  }
}
export type OrderWrites = ReturnType<typeof useOrderWrites>

/** Stops taking orders, or delivering, for some minutes or until somebody is back (null); or goes on. */
export function usePause(establishmentId: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { isSaving, save } = useSave({
    onSaved: (ordering) => client.setQueryData(orderingKey(establishmentId), ordering),
  })
  const set = (is_paused: boolean, minutes: number | null) =>
    save({
      done: is_paused ? texts.pause.done : texts.pause.resumed,
      failed: texts.pause.failed,
      run: () =>
        api.send('PUT', '/api/v1/my/establishments/:id/ordering/pause', {
          params: { id: establishmentId },
          body: { is_paused, minutes },
        }),
    })
  const setDelivery = (neighbourhood: string | null, is_paused: boolean, minutes: number | null) =>
    save({
      done: texts.pause.delivery[is_paused ? 'done' : 'resumed'](neighbourhood),
      failed: texts.pause.delivery.failed,
      run: () =>
        api.send('PUT', '/api/v1/my/establishments/:id/ordering/delivery-pause', {
          params: { id: establishmentId },
          body: { neighbourhood, is_paused, minutes },
        }),
    })
  return {
    isSaving,
    pauseDelivery: (neighbourhood: string | null, minutes: number | null) =>
      setDelivery(neighbourhood, true, minutes),
    resumeDelivery: (neighbourhood: string | null) => setDelivery(neighbourhood, false, null),
    pause: (minutes: number | null) => set(true, minutes),
    resume: () => set(false, null),
  }
}
export type PauseWrites = ReturnType<typeof usePause>
