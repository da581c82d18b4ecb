import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Log } from '../../../platform/log.ts'
import { hintSecret } from '../../../platform/pix/hint-address.ts'
import type { PixPort } from '../../../platform/pix/pix-port.ts'
import { createEachItem } from '../../../platform/queue/each-item.ts'
import { lookAtCode } from './ask-for-code.ts'
import { checkRecurrences, lookAtRecurrence } from './follow-recurrence.ts'
import { lookAtDebit } from './look-at-debit.ts'
import type { Deps } from './payments.feature.ts'
import { lookAtWhatIsDue, readPaymentList } from './reconcile-payments.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const bank = await startBank()
const { control, clock } = bank
const environment = { ...bank.environment, PIX_AUTOMATIC: 'on' }
const portal = useTestApp({ clock, environment })
afterAll(() => bank.stop())
beforeEach(() => {
  control.clearFaults()
  control.webhooks.isHeld = true
  control.webhooks.drop()
})

const post = ({ cookie }: TestPerson, id: string, what: string) =>
  call(portal, 'POST', `/plan-orders/${id}/${what}`, undefined, { cookie })
const orderOf = async (id: string) => {
  const order = await portal.deps.stores.planOrders.find(id)
  if (!order) throw new Error('no order')
  return order
}
const chargeOf = async (orderId: string) => {
  const charge = await portal.deps.stores.planOrders.newestCharge(orderId)
  if (!charge) throw new Error('no charge')
  return charge
}
const renewalOf = async (orderId: string) => {
  const renewal = await portal.deps.stores.pixRenewals.findByFirstOrder(orderId)
  if (!renewal) throw new Error('no renewal')
  return renewal
}
const chargesOf = async (orderId: string) =>
  (
    await portal.asOwner<{ txid: string; status: string; check_at: Date | null }>(
      'select txid, status, check_at from plan_charges where order_id = $1 order by created_at, id',
      [orderId],
    )
  ).rows
const emails = async (orderId: string) =>
  (
    await portal.asOwner<{ kind: string }>(
      `select data ->> 'kind' as kind from jobs.job
       where name = 'payments.send-recurrence-letter' and data ->> 'renewalId' = $1 order by created_on`,
      [(await renewalOf(orderId)).id],
    )
  ).rows.map(({ kind }) => kind)

/** The same portal, with some calls of its bank going another way. */
const withBank = (calls: Partial<PixPort>): Deps => {
  const { pix } = portal.deps
  if (!pix) throw new Error('no bank')
  return { ...portal.deps, pix: { ...pix, ...calls } } as Deps
}
const MISSING = {
  kind: 'refused',
  problem: { status: 404, type: 'NaoEncontrado', detail: '', violations: [] },
} as const
const UNKNOWN = { kind: 'unknown', reason: 'status 500' } as const

async function work() {
  await lookAtWhatIsDue(portal.deps)
  await readPaymentList('night', portal.deps)
}
async function pass(ms: number, step = DAY) {
  for (let gone = 0; gone < ms; gone += step) {
    clock.advance(Math.min(step, ms - gone))
    control.clock.advance(0)
    await work()
  }
}
/** Paid and authorised with one code. */
async function subscribe(person: TestPerson) {
  const { order } = await orderPlan(portal, person, { method: 'pix_automatic' })
  control.pay({ txid: (await chargeOf(order.id)).txid, authorises: true })
  await work()
  await work()
  return order
}
/** With the next period on its way at the bank. */
async function scheduled(person: TestPerson) {
  const first = await subscribe(person)
  await pass(23 * DAY, 23 * DAY)
  const next = await portal.deps.stores.planOrders.findScheduled(person.userId)
  if (!next) throw new Error('nothing is scheduled')
  return { first, next }
}
const debit = (txid: string) => control.state().recurringCharges.get(txid)

describe('a token that the bank refuses with a page', () => {
  it('ends no recurrence, no code and no debit', async () => {
    const [rosa, davi] = [await createPerson(portal), await createPerson(portal)]
    const { first, next } = await scheduled(rosa)
    const { order } = await orderPlan(portal, davi)
    const before = [await chargeOf(order.id), await chargeOf(next.id)].map(({ status }) => status)
    control.tokens.expireAll()
    control.fault({ kind: '404-html', route: 'POST /oauth/token', times: 1_000 })

    await lookAtRecurrence(await renewalOf(first.id), portal.deps)
    await lookAtCode(await chargeOf(order.id), portal.deps)
    await lookAtDebit(await chargeOf(next.id), portal.deps)
    const after = [await chargeOf(order.id), await chargeOf(next.id)].map(({ status }) => status)
    expect(after).toEqual(before)
    expect((await renewalOf(first.id)).status).toBe('active')
    expect(await emails(first.id)).toEqual([])

    // Nor does it look as if the bank had ended what nobody wants.
    await post(davi, order.id, 'cancellation')
    await lookAtCode(await chargeOf(order.id), portal.deps)
    expect((await chargeOf(order.id)).status).toBe('active')
    control.clearFaults()
    await pass(2 * MINUTE, MINUTE)
    expect(control.state().charges.get((await chargeOf(order.id)).txid)?.status).toMatch(/^REMOV/)
    expect((await orderOf(next.id)).status).toBe('scheduled')
  })
})

describe('a recurrence that the bank says it does not know', () => {
  const hide = (idRec: string) => {
    const { recurrences } = control.state()
    const kept = recurrences.get(idRec)
    recurrences.delete(idRec)
    return () => kept && recurrences.set(idRec, kept)
  }

  it('goes on when it is there again', async () => {
    const rosa = await createPerson(portal)
    const { first, next } = await scheduled(rosa)
    const show = hide((await renewalOf(first.id)).recurrenceId ?? '')
    await checkRecurrences(portal.deps)
    clock.advance(20 * HOUR)
    await lookAtRecurrence(await renewalOf(first.id), portal.deps)
    show()
    await lookAtRecurrence(await renewalOf(first.id), portal.deps)
    clock.advance(5 * HOUR)
    const hidden = hide((await renewalOf(first.id)).recurrenceId ?? '')
    await lookAtRecurrence(await renewalOf(first.id), portal.deps)
    hidden()
    expect((await renewalOf(first.id)).status).toBe('active')
    expect((await orderOf(next.id)).status).toBe('scheduled')
    expect(await emails(first.id)).toEqual([])
  })

  it('does not end because nobody looked for a day', async () => {
    const rosa = await createPerson(portal)
    const first = await subscribe(rosa)
    const show = hide((await renewalOf(first.id)).recurrenceId ?? '')
    await checkRecurrences(portal.deps)
    clock.advance(2 * DAY)
    await checkRecurrences(portal.deps)
    show()
    expect((await renewalOf(first.id)).status).toBe('active')
  })

  it('is over after a day of looks, at the bank as well', async () => {
    const rosa = await createPerson(portal)
    const { first, next } = await scheduled(rosa)
    const { recurrenceId } = await renewalOf(first.id)
    const show = hide(recurrenceId ?? '')
    await checkRecurrences(portal.deps)
    for (let hours = 0; hours < 25; hours += 1) {
      clock.advance(HOUR)
      const renewal = await renewalOf(first.id)
      if (renewal.status === 'active') await lookAtRecurrence(renewal, portal.deps)
    }
    expect((await renewalOf(first.id)).status).toBe('ended')
    expect((await orderOf(next.id)).status).toBe('expired')
    expect(await emails(first.id)).toEqual(['ended-at-bank'])
    show()
    await pass(3 * MINUTE, MINUTE)
    expect(control.state().recurrences.get(recurrenceId ?? '')?.status).toBe('CANCELADA')
    expect(debit((await chargeOf(next.id)).txid)?.status).toBe('CANCELADA')
  })
})

describe('a debit', () => {
  it('that the bank has shown is not made a second time when it is missing', async () => {
    const rosa = await createPerson(portal)
    const { next } = await scheduled(rosa)
    await pass(DAY)
    expect((await chargeOf(next.id)).status).toBe('active')
    clock.advance(8 * DAY)
    const deps = withBank({ readRecurringCharge: async () => MISSING })
    await lookAtDebit(await chargeOf(next.id), deps)
    expect(await chargesOf(next.id)).toMatchObject([{ status: 'active' }])
  })

  it('is moved to a later day only when the first is known to be gone', async () => {
    const rosa = await createPerson(portal)
    const { id: firstId } = await subscribe(rosa)
    clock.advance(23 * DAY)
    const putRecurringCharge: PixPort['putRecurringCharge'] = async (draft) => {
      await portal.deps.pix?.putRecurringCharge(draft)
      return UNKNOWN
    }
    await lookAtRecurrence(await renewalOf(firstId), withBank({ putRecurringCharge }))
    const next = await portal.deps.stores.planOrders.findScheduled(rosa.userId)
    const id = next?.id ?? ''
    const [first] = await chargesOf(id)
    expect(first?.status).toBe('unknown')
    expect(debit(first?.txid ?? '')?.status).toBe('CRIADA')
    clock.advance(8 * DAY)
    const readRecurringCharge = async () => MISSING

    await lookAtDebit(
      await chargeOf(id),
      withBank({ readRecurringCharge, cancelRecurringCharge: async () => UNKNOWN }),
    )
    expect(await chargesOf(id)).toHaveLength(1)

    await lookAtDebit(await chargeOf(id), withBank({ readRecurringCharge }))
    const [old, later] = await chargesOf(id)
    expect(debit(old?.txid ?? '')?.status).toBe('CANCELADA')
    expect(old).toMatchObject({ status: 'removed', check_at: null })
    expect(debit(later?.txid ?? '')?.status).toBe('CRIADA')
  })

  it('of an order that was paid is taken back, and asked about no more', async () => {
    const rosa = await createPerson(portal)
    const { next } = await scheduled(rosa)
    const { txid } = await chargeOf(next.id)
    // Paid by what was sent before it, which the bank had kept to itself.
    await portal.asOwner(
      `update plan_orders set status = 'paid', paid_at = $2, withdrawal_until = $2 where id = $1`,
      [next.id, clock.now()],
    )
    await pass(7 * HOUR, 7 * HOUR)
    expect(debit(txid)?.status).toBe('CANCELADA')
    expect(await chargesOf(next.id)).toMatchObject([{ status: 'removed', check_at: null }])
  })

  it('that nobody wants and nobody can read or cancel is over after its last day', async () => {
    const rosa = await createPerson(portal)
    const { next } = await scheduled(rosa)
    control.fault({ kind: '503', route: 'GET /cobr/:txid', times: 10_000 })
    control.fault({ kind: '503', route: 'PATCH /cobr/:txid', times: 10_000 })
    await call(portal, 'DELETE', '/my/automatic-pix', undefined, { cookie: rosa.cookie })
    await pass(4 * DAY)
    expect((await chargesOf(next.id))[0]?.check_at).not.toBeNull()
    clock.advance((await chargeOf(next.id)).expiresAt.getTime() - clock.now().getTime())
    await lookAtWhatIsDue(portal.deps)
    expect(await chargesOf(next.id)).toMatchObject([{ status: 'expired_local', check_at: null }])
  })

  it('that the bank leaves open for ever does not keep the period scheduled', async () => {
    const rosa = await createPerson(portal)
    const { first, next } = await scheduled(rosa)
    await lookAtDebit(await chargeOf(next.id), portal.deps)
    const { txid, expiresAt } = await chargeOf(next.id)
    clock.advance(expiresAt.getTime() - clock.now().getTime() + DAY)
    const deps = withBank({
      readRecurringCharge: async () => ({
        kind: 'ok',
        value: {
          ...{ txid, recurrenceId: 'RR', status: 'other', amountCents: 4_990 },
          ...{ dueDate: '2026-08-18', attempts: [] },
        },
      }),
    })
    await lookAtDebit(await chargeOf(next.id), deps)
    expect((await orderOf(next.id)).status).toBe('scheduled')
    clock.advance(3 * DAY)
    await lookAtDebit(await chargeOf(next.id), deps)
    expect((await orderOf(next.id)).status).toBe('expired')
    expect(await chargesOf(next.id)).toMatchObject([{ status: 'expired_local', check_at: null }])
    expect(await emails(first.id)).toEqual(['debit-failed'])
  })
})

describe('a Pix that is told of inside its charge without a txid', () => {
  const withoutTxid = withBankOf(async (id) => {
    const told = await portal.deps.pix?.readCharge(id)
    if (told?.kind !== 'ok') return UNKNOWN
    const payments = told.value.payments.map((one) => ({ ...one, txid: null }))
    return { kind: 'ok', value: { ...told.value, payments } }
  })
  function withBankOf(readCharge: PixPort['readCharge']) {
    return () => withBank({ readCharge })
  }

  it('pays for it, and the bank is asked no more', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: (await chargeOf(order.id)).txid })
    await lookAtCode(await chargeOf(order.id), withoutTxid())
    expect((await orderOf(order.id)).status).toBe('paid')
    expect(await chargesOf(order.id)).toMatchObject([{ status: 'settled', check_at: null }])
  })

  it('is left to the team when a list told of it before', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    const [payment] = control.pay({ txid: (await chargeOf(order.id)).txid })
    if (!payment) throw new Error('no payment')
    const { txid } = payment
    payment.txid = null
    await readPaymentList('five-minutes', portal.deps)
    payment.txid = txid
    await lookAtCode(await chargeOf(order.id), withoutTxid())
    expect((await orderOf(order.id)).status).toBe('review')
    expect(await chargesOf(order.id)).toMatchObject([{ status: 'settled', check_at: null }])
  })
})

describe('a payment that cannot be written', () => {
  it('keeps back nobody else, and the list counts as unread', async () => {
    const rosa = await createPerson(portal)
    await readPaymentList('hour', portal.deps)
    const readTo = await portal.deps.stores.paymentHints.readTo('hour')
    clock.advance(MINUTE)
    const [impossible] = control.pay({ txid: null, cents: 3_000_000_000 })
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: (await chargeOf(order.id)).txid })
    const lines: unknown[] = []
    const log = { ...portal.deps.log, error: (line: unknown) => lines.push(line) } as Log
    const { failedWork } = portal.deps.stores
    const eachItem = createEachItem({ failedWork, clock, log })

    await expect(readPaymentList('hour', { ...portal.deps, eachItem })).rejects.toThrow(
      'were not done',
    )
    expect((await orderOf(order.id)).status).toBe('paid')
    expect(lines).toMatchObject([{ item: impossible?.e2eid, err: { code: '22003' } }])
    expect(await portal.deps.stores.paymentHints.readTo('hour')).toEqual(readTo)

    // A year later the list is not a year long.
    const asked: Date[] = []
    clock.advance(365 * DAY)
    const deps = withBank({
      listPayments: async ({ from }) => {
        asked.push(from)
        return UNKNOWN
      },
    })
    await expect(readPaymentList('hour', deps)).rejects.toThrow('unknown')
    expect(asked).toEqual([new Date(clock.now().getTime() - 90 * DAY)])
  })

  it('is not one that the bank took back under a number of its own', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    const [payment] = control.pay({ txid: (await chargeOf(order.id)).txid })
    control.refundByBank(payment?.e2eid ?? '')
    await readPaymentList('five-minutes', portal.deps)
    const { rows } = await portal.asOwner<{ provider_id: string }>(
      `select r.provider_id from plan_refunds r join plan_payments p on p.id = r.payment_id
       where p.order_id = $1 and r.reason = 'by-bank' and r.status = 'done'`,
      [order.id],
    )
    expect(rows).toEqual([{ provider_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]+){4}$/) }])
    expect((await orderOf(order.id)).status).toBe('refunded')
  })
})

describe('two who are at one charge', () => {
  it('ask the bank once while a request waits for its code', async () => {
    const rosa = await createPerson(portal)
    let puts = 0
    const { pix } = portal.deps
    if (!pix) throw new Error('no bank')
    const putCharge = pix.putCharge
    Object.assign(pix, {
      putCharge: async (draft: Parameters<PixPort['putCharge']>[0]) => {
        puts += 1
        await lookAtWhatIsDue(portal.deps)
        return putCharge(draft)
      },
    })
    const { order } = await orderPlan(portal, rosa)
    Object.assign(pix, { putCharge })
    expect(puts).toBe(1)
    expect(order.pix).toMatchObject({ status: 'active' })
  })

  it('take a code back although it was being looked at when its order was given up', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    const before = await chargeOf(order.id)
    const readCharge: PixPort['readCharge'] = async (id) => {
      const told = await portal.deps.pix?.readCharge(id)
      await post(rosa, order.id, 'cancellation')
      return told ?? UNKNOWN
    }
    await lookAtCode(before, withBank({ readCharge }))
    expect((await chargeOf(order.id)).checkAt).toEqual(clock.now())
    await lookAtWhatIsDue(portal.deps)
    expect(control.state().charges.get(before.txid)?.status).toMatch(/^REMOV/)
  })

  it('make a code by the worker when the request died before it asked', async () => {
    const rosa = await createPerson(portal)
    control.fault({ kind: 'reset', route: 'PUT /cob/:txid' })
    const { order } = await orderPlan(portal, rosa)
    await portal.asOwner(
      `update plan_charges set status = 'intent_saved', checks = 0,
         check_at = created_at + interval '1 minute' where order_id = $1`,
      [order.id],
    )
    await lookAtWhatIsDue(portal.deps)
    expect((await chargeOf(order.id)).status).toBe('intent_saved')
    clock.advance(MINUTE)
    await lookAtWhatIsDue(portal.deps)
    expect((await chargeOf(order.id)).status).toBe('active')
  })
})

it('takes what a bank posts with a slash too many', async () => {
  const secret = hintSecret(portal.deps.config.auth.secret)
  const at = (secret: string, what: string) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/v1/pix-hints/${secret}//${what}`,
      payload: { pix: [{ endToEndId: `E${'7'.repeat(31)}` }] },
    })
  for (const what of ['pix', 'rec', 'cobr']) expect((await at(secret, what)).statusCode).toBe(200)
  expect((await at('wrong', 'pix')).statusCode).toBe(404)
  expect((await at(secret, 'else')).statusCode).toBe(422)
  const { rows } = await portal.asOwner('select 1 from payment_hints where body like $1', [
    `%E${'7'.repeat(31)}%`,
  ])
  expect(rows).toHaveLength(3)
})
