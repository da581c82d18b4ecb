import {
  isOver,
  mayMove,
  nextStatuses,
  usualPromise,
} from '@portal/contract/storefront/orders/order-rules'
import {
  type KeepCode,
  type OrderActor,
  type OrderStatus,
  REFUSAL_SENTENCES,
  type RefusalCode,
  orderTexts as texts,
} from '@portal/contract/storefront/orders/orders.texts'
import type { PersonActor } from '../../../platform/actor.ts'
import {
  Conflict,
  Invalid,
  NotFound,
  requireSameVersion,
} from '../../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { expireDueOf } from './expire-orders.ts'
import type { Order } from './order.rules.ts'
import type { Deps, Within } from './orders.feature.ts'
import { type Cancelling, type Mover, noteOnOrder, stepOrder } from './step-order.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock'>
type Named = { establishmentId: string; orderId: string; version: number }
const MINUTE_MS = 60_000
/** Nobody promises dinner for next week. */
const LATEST_PROMISE_MS = 3 * 24 * 60 * MINUTE_MS

/** An order of the business, held, as the team saw it. */
export async function holdOrder(
  within: Within,
  actor: PersonActor,
  { establishmentId, orderId, version }: Named,
) {
  const settings = await within.ordering.lock(establishmentId)
  const role = await within.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'orders.move', establishmentId)
  const order = settings && (await within.orders.find(establishmentId, orderId))
  if (!settings || !order) throw new NotFound('order', orderId)
  requireSameVersion(order, version, texts.moved)
  return { order, settings }
}

export const teamMover = ({ userId }: PersonActor): Mover => ({ actor: 'team', userId })

/** Accepts, refuses or moves on. What the clock has ended meanwhile is written down first. */
export async function moveOrder(
  actor: PersonActor,
  input: Named & { to: OrderStatus; promisedAt?: Date; code?: RefusalCode; text?: string },
  deps: Needs,
): Promise<void> {
  await expireDueOf(input.establishmentId, deps)
  await deps.work.transaction(async (within) => {
    const now = deps.clock.now()
    const held = await holdOrder(within, actor, input)
    const { order } = held
    const move = { ...input, mover: teamMover(actor), ...cancellingOf(input) }
    await moveHeld(within, held, move, now)
    if (input.to === 'cancelled') {
      await within.audit.record(actor, now, {
        action: 'orders.refused',
        subjectId: order.establishment_id,
        details: { number: order.number, code: input.code ?? 'other', from: order.status },
      })
    }
  })
}

/** One way for whoever works there and for the system at their counter. */
export async function moveHeld(
  within: Within,
  held: Awaited<ReturnType<typeof holdOrder>>,
  move: { to: OrderStatus; mover: Mover; promisedAt?: Date; cancelling?: Cancelling },
  now: Date,
) {
  const { order, settings } = held
  const { to, mover, cancelling } = move
  requireMove(mover.actor, order, to)
  const promise =
    to === 'accepted'
      ? { promisedAt: promiseOf(move, usualPromise(order, settings.content, now), now) }
      : {}
  const why = cancelling ? { cancelling } : {}
  await stepOrder(within, held, { to, mover, ...promise, ...why }, now)
}

function requireMove(actor: OrderActor, order: Order, to: OrderStatus) {
  if (mayMove(actor, order, to)) return
  if (isOver(order.status)) throw new Conflict('orders.over', 'the order is over', texts.over)
  const allowed = nextStatuses(order.mode, order.status).join(', ')
  throw new Conflict('orders.move', `only ${allowed} from ${order.status}`, texts.notAllowed)
}

function cancellingOf({ to, code, text }: { to: OrderStatus; code?: RefusalCode; text?: string }) {
  if (to !== 'cancelled') return {}
  if (!code) {
    const message = 'Escolha o motivo.'
    throw new Invalid(
      'orders.reason',
      'a refusal has a reason',
      [{ path: 'code', message }],
      message,
    )
  }
  return { cancelling: { code, text: text || REFUSAL_SENTENCES[code] } }
}

/** What somebody said, if it can be held; the usual hour may have passed for who accepts late. */
function promiseOf({ promisedAt }: { promisedAt?: Date }, usual: Date, now: Date): Date {
  if (!promisedAt) return usual > now ? usual : now
  requirePromise(promisedAt, now)
  return promisedAt
}

function requirePromise(at: Date, now: Date) {
  const ahead = at.getTime() - now.getTime()
  if (ahead > -MINUTE_MS && ahead <= LATEST_PROMISE_MS) return
  const message = 'Escolha uma hora daqui para a frente, em até três dias.'
  throw new Invalid(
    'orders.promise',
    'no such promise',
    [{ path: 'promised_at', message }],
    message,
  )
}

/** Another hour than the promised one; the customer reads it. */
export async function promiseOrder(
  actor: PersonActor,
  { promisedAt, ...input }: Named & { promisedAt: Date },
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const { order } = await holdOrder(within, actor, input)
    await promiseHeld(within, order, { promisedAt, mover: teamMover(actor) }, now)
  })
}

export async function promiseHeld(
  within: Within,
  order: Order,
  { promisedAt, mover }: { promisedAt: Date; mover: Mover },
  now: Date,
) {
  if (isOver(order.status) || order.status === 'received') {
    throw new Conflict('orders.move', `no promise while ${order.status}`, texts.notAllowed)
  }
  requirePromise(promisedAt, now)
  const change = { promised_at: promisedAt }
  await noteOnOrder(within, order, { kind: 'promised', change, mover }, now)
}

type Answer = { accept: boolean; code?: KeepCode }

/** To a customer who would like to leave what was accepted. A denial leaves the order as it was. */
export async function answerCancellation(
  actor: PersonActor,
  { accept, code, ...input }: Named & Answer,
  deps: Needs,
) {
  await deps.work.transaction(async (within) => {
    const held = await holdOrder(within, actor, input)
    const answer = { accept, ...(code ? { code } : {}) }
    await answerHeld(within, held, { ...answer, mover: teamMover(actor) }, deps.clock.now())
  })
}

export async function answerHeld(
  within: Within,
  held: Awaited<ReturnType<typeof holdOrder>>,
  { accept, code, mover }: Answer & { mover: Mover },
  now: Date,
) {
  const { order } = held
  if (!order.cancel_asked_at || order.cancel_denied || isOver(order.status)) {
    throw new Conflict('orders.not-asked', 'nobody asks to cancel', texts.moved)
  }
  if (!accept) {
    const change = { cancel_denied: code ?? ('dish-already-done' as const) }
    await noteOnOrder(within, order, { kind: 'cancellation-denied', change, mover }, now)
    return
  }
  const cancelling = {
    code: 'customer-asked' as const,
    text: REFUSAL_SENTENCES['customer-asked'],
  }
  await stepOrder(within, held, { to: 'cancelled', mover, cancelling }, now)
}
