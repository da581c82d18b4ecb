import type { FastifyInstance } from 'fastify'
import type { Release } from '../faults/deliveries.ts'
import type { Fault, Faults } from '../faults/faults.ts'
import type { Bank, Payment, Recurrence, Refund } from './bank.ts'
import { receive, refundByBank, settleRefund, totals } from './payments.ts'
import { moveRecurrence } from './recurrences.ts'
import { rejectRecurringCharge, settleRecurringCharges } from './recurring-charges.ts'
import type { Tokens } from './tokens.ts'
import type { Webhooks } from './webhooks.ts'

export type PayOrder = {
  /** Null pays the key without any charge. */
  txid: string | null
  /** The charge's own amount where it is left out. */
  cents?: number
  count?: number
  /** Of another account, where it is not the receiver's. */
  key?: string
  /** What the payer writes. */
  message?: string
  /** Also approves the recurrence that waits for this charge. */
  authorises?: boolean
}

type Parts = { bank: Bank; tokens: Tokens; webhooks: Webhooks; faults: Faults }

/** Everything a test may make happen, in this process. The same is served under /control. */
export function createControl(
  { bank, tokens, webhooks, faults }: Parts,
  refunding: { isHeld: boolean },
) {
  return {
    clock: bank.clock,
    /** Whatever the charge's state: money that is on its way asks nobody. */
    pay({ txid, cents, count = 1, key = bank.key, message, authorises }: PayOrder): Payment[] {
      const charge = txid ? bank.state.charges.get(txid) : undefined
      const amount = cents ?? charge?.cents
      if (!amount) throw new Error('Say how much is paid: there is no such charge')
      const receipt = { txid, cents: amount, key, ...(message ? { message } : {}) }
      const payments = Array.from({ length: count }, () => receive(bank, receipt))
      if (authorises && txid) approveWith(bank, txid)
      return payments
    },
    refundByBank: (e2eid: string, what: { cents?: number; natureza?: Refund['natureza'] } = {}) =>
      refundByBank(bank, e2eid, what),
    /** Refunds stay in progress until they are settled. */
    holdRefunds: (isHeld: boolean) => {
      refunding.isHeld = isHeld
    },
    settleRefund: (e2eid: string, id: string, status: 'DEVOLVIDO' | 'NAO_REALIZADO') =>
      settleRefund(bank, e2eid, id, status),
    removeByBank: (txid: string) => {
      const charge = bank.state.charges.get(txid)
      if (charge?.status === 'ATIVA') charge.status = 'REMOVIDA_PELO_PSP'
    },
    decideRecurrence: (idRec: string, status: Recurrence['status']) =>
      moveRecurrence(bank, idRec, status),
    rejectRecurringCharge: (txid: string) => rejectRecurringCharge(bank, txid),
    /** Whether the payer of a recurrence has the money when it falls due. */
    setFunds: (idRec: string, hasFunds: boolean) => {
      if (hasFunds) bank.state.withoutFunds.delete(idRec)
      else bank.state.withoutFunds.add(idRec)
    },
    /** The payer's bank takes up what was sent and pays what is due. */
    settleRecurringCharges: () => settleRecurringCharges(bank),
    freezeReads: (reads: number) => bank.freezeReads(reads),
    fault: (fault: Fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    tokens,
    webhooks,
    totals: () => totals(bank.state),
    state: () => bank.state,
    reset() {
      bank.reset()
      faults.clear()
      webhooks.drop()
      refunding.isHeld = false
      tokens.allowed = null
    },
  }
}

export type PixControl = ReturnType<typeof createControl>

function approveWith(bank: Bank, txid: string) {
  for (const { idRec, status, txid: first } of bank.state.recurrences.values()) {
    if (first === txid && status === 'CRIADA') moveRecurrence(bank, idRec, 'APROVADA')
  }
}

/** For tests in another process; every call answers JSON. */
export function serveControl(app: FastifyInstance, control: PixControl) {
  const { webhooks, tokens } = control
  const done = (work: unknown) => work ?? {}
  app.post<{ Body: { advanceMs?: number; set?: string } }>('/control/clock', async ({ body }) => {
    if (body.set) control.clock.set(new Date(body.set))
    if (body.advanceMs) control.clock.advance(body.advanceMs)
    return { now: control.clock.now() }
  })
  app.post<{ Body: PayOrder }>('/control/pay', async ({ body }) => control.pay(body))
  app.post<{ Body: { e2eid: string; cents?: number; natureza?: Refund['natureza'] } }>(
    '/control/bank-refund',
    async ({ body: { e2eid, ...what } }) => control.refundByBank(e2eid, what),
  )
  app.post<{ Body: { isHeld: boolean } }>('/control/refunds', async ({ body }) =>
    done(control.holdRefunds(body.isHeld)),
  )
  app.post<{ Body: { e2eid: string; id: string; status: 'DEVOLVIDO' | 'NAO_REALIZADO' } }>(
    '/control/settle-refund',
    async ({ body: { e2eid, id, status } }) => control.settleRefund(e2eid, id, status),
  )
  app.post<{ Body: { idRec: string; status: Recurrence['status'] } }>(
    '/control/recurrence',
    async ({ body }) => control.decideRecurrence(body.idRec, body.status),
  )
  app.post<{ Body: { idRec: string; hasFunds: boolean } }>('/control/funds', async ({ body }) =>
    done(control.setFunds(body.idRec, body.hasFunds)),
  )
  app.post('/control/settle-recurring', async () => done(control.settleRecurringCharges()))
  app.post<{ Body: Fault }>('/control/fault', async ({ body }) => done(control.fault(body)))
  app.post<{ Body: { reads: number } }>('/control/stale-reads', async ({ body }) =>
    done(control.freezeReads(body.reads)),
  )
  app.post<{ Body: { expire?: boolean; allowed?: string[] | null; lifetimeSeconds?: number } }>(
    '/control/tokens',
    async ({ body }) => {
      if (body.expire) tokens.expireAll()
      if (body.allowed !== undefined) tokens.allowed = body.allowed
      if (body.lifetimeSeconds) tokens.lifetimeSeconds = body.lifetimeSeconds
      return { issued: tokens.issued }
    },
  )
  app.post<{ Body: { isHeld?: boolean; drop?: boolean; release?: Release } }>(
    '/control/webhooks',
    async ({ body }) => {
      if (body.isHeld !== undefined) webhooks.isHeld = body.isHeld
      if (body.drop) webhooks.drop()
      if (body.release) await webhooks.release(body.release)
      return { held: webhooks.held.length, answers: webhooks.answers }
    },
  )
  app.post<{ Body: { url: string; body: unknown } }>('/control/forge', async ({ body }) =>
    done(await webhooks.forge(body.url, body.body)),
  )
  app.post('/control/reset', async () => done(control.reset()))
  app.get('/control/totals', async () => control.totals())
}
