import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { lookAtWhatIsDue, readPaymentList } from './reconcile-payments.ts'
import { REFUND_EMAILS, refundEmailTexts } from './refund-emails.texts.ts'
import { type RefundEmail, SEND_REFUND_EMAIL_JOB, sendRefundEmail } from './tell-of-refund.ts'

const DAY = 24 * 60 * 60_000

const bank = await startBank()
const { control, clock } = bank
const portal = useTestApp({ clock, environment: bank.environment })
afterAll(() => bank.stop())
beforeEach(async () => {
  control.clearFaults()
  control.holdRefunds(false)
  control.webhooks.isHeld = true
  await takeJobs()
})

/** What the transactions so far asked for. */
async function takeJobs(): Promise<RefundEmail[]> {
  const { rows } = await portal.asOwner<{ data: RefundEmail }>(
    'select data from jobs.job where name = $1 order by created_on, id',
    [SEND_REFUND_EMAIL_JOB.name],
  )
  await portal.asOwner('delete from jobs.job where name = $1', [SEND_REFUND_EMAIL_JOB.name])
  return rows.map(({ data }) => data)
}

async function send(jobs: readonly RefundEmail[]): Promise<Mail[]> {
  const sent: Mail[] = []
  const mail = { send: async (one: Mail) => void sent.push(one), close: () => undefined }
  for (const job of jobs) await sendRefundEmail(job, { ...portal.deps, mail })
  return sent
}
const emails = async () => send(await takeJobs())
/** Amounts are written with a space that does not break. */
const textOf = (mail: Mail | undefined) => mail?.text.replaceAll('\u00a0', ' ') ?? ''

const txidOf = async (orderId: string) =>
  (await portal.deps.stores.planOrders.newestCharge(orderId))?.txid ?? ''
const read = async ({ cookie }: TestPerson, id: string) =>
  (await call(portal, 'GET', `/plan-orders/${id}`, undefined, { cookie })).json as PlanOrder
const post = (person: TestPerson, id: string, what: string) =>
  call(portal, 'POST', `/plan-orders/${id}/${what}`, undefined, { cookie: person.cookie })
const reconcile = () => readPaymentList('five-minutes', portal.deps)

async function workerTurns() {
  for (let turn = 0; turn < 3; turn += 1) {
    await lookAtWhatIsDue(portal.deps)
    clock.advance(3 * 60_000)
  }
}
async function buy(person: TestPerson) {
  const { order } = await orderPlan(portal, person)
  control.pay({ txid: await txidOf(order.id) })
  await reconcile()
  return order
}
function settleRefunds(status: 'DEVOLVIDO' | 'NAO_REALIZADO') {
  for (const { e2eid, refunds } of control.state().payments.values()) {
    for (const one of refunds) control.settleRefund(e2eid, one.id, status)
  }
}

describe('a withdrawal', () => {
  // spec: 569
  it('is acknowledged at once, with what the person keeps of it, and told when it is done', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    const askedAt = clock.now()
    await Promise.all([
      post(rosa, order.id, 'withdrawal'),
      post(rosa, order.id, 'withdrawal'),
      post(rosa, order.id, 'withdrawal'),
    ])
    const [refund] = (await read(rosa, order.id)).refunds
    const kept = await portal.deps.stores.planOrders.find(order.id)
    const asked = await emails()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      to: rosa.email,
      subject: 'Desistência registrada: Plano Atalaia',
    })
    const text = textOf(asked[0])
    const hour = new Intl.DateTimeFormat('pt-BR', {
      timeStyle: 'short',
      timeZone: 'America/Belem',
    }).format(askedAt)
    for (const told of [
      `Protocolo: ${refund?.protocol}`,
      'R$ 49,90, que volta para a conta de onde saiu o Pix',
      'Plano Atalaia, mensal',
      `versão ${kept?.termsVersion} dos termos de uso`,
      `às ${hour.replace(':', 'h')}`,
    ]) {
      expect(text).toContain(told)
    }

    await workerTurns()
    const done = await emails()
    expect(done.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
      'O dinheiro foi devolvido: R$ 49,90',
    ])
    expect(textOf(done[0])).toContain('aparecer no extrato na hora')
    expect(textOf(done[0])).toContain('O período desta compra não vale mais')
  })

  it('has one number for an e-mail that is sent again', async () => {
    const rosa = await createPerson(portal)
    await post(rosa, (await buy(rosa)).id, 'withdrawal')
    const jobs = await takeJobs()
    const [first, again] = [await send(jobs), await send(jobs)]
    expect(first[0]?.number).toBe(again[0]?.number)
    expect(first[0]?.number).toContain(jobs[0]?.refundId)
    await workerTurns()
  })

  // spec: 569
  it('that the bank could not pay back says what to do now, unless it was asked for again', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    control.holdRefunds(true)
    await post(rosa, order.id, 'withdrawal')
    await workerTurns()
    await takeJobs()
    settleRefunds('NAO_REALIZADO')
    await workerTurns()
    const jobs = await takeJobs()
    const [failed] = await send(jobs)
    expect(failed?.subject).toBe('A devolução não foi feita: Plano Atalaia')
    expect(textOf(failed)).toContain('O banco não conseguiu devolver R$ 49,90')
    expect(textOf(failed)).toContain('toque em “Pedir a devolução de novo”')
    await post(rosa, order.id, 'withdrawal')
    expect(await send(jobs)).toEqual([])
    settleRefunds('DEVOLVIDO')
    control.holdRefunds(false)
    await workerTurns()
    const protocols = (await read(rosa, order.id)).refunds.map(({ protocol }) => protocol)
    const told = await emails()
    expect(told.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Desistência registrada',
      'O dinheiro foi devolvido',
    ])
    for (const one of told) expect(textOf(one)).toContain(`Protocolo: ${protocols[1]}`)
  })

  it('whose money the bank took back by itself did not fail', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    await post(rosa, order.id, 'withdrawal')
    await takeJobs()
    const payment = await portal.deps.stores.planPayments.findGranted(order.id)
    control.refundByBank(payment?.providerId ?? '')
    await reconcile()
    const told = await emails()
    expect(told).toHaveLength(1)
    expect(textOf(told[0])).toContain('o banco devolveu este valor diretamente')
  })

  it('of an account that is gone writes to nobody', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    await post(rosa, order.id, 'withdrawal')
    await portal.asOwner('update plan_orders set user_id = null where id = $1', [order.id])
    await workerTurns()
    const jobs = await takeJobs()
    expect(jobs.length).toBeGreaterThan(0)
    expect(await send(jobs)).toEqual([])
  })
})

describe('money that nobody asked for back', () => {
  it.each([
    ['what was too much', { cents: 5_000 }, 'R$ 0,10', 'o valor pago foi maior que o do pedido'],
    ['a second payment', { count: 2 }, 'R$ 49,90', 'este pedido já estava pago'],
  ])('says why it goes back: %s', async (_, paid, amount, reason) => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: await txidOf(order.id), ...paid })
    await reconcile()
    const asked = await emails()
    expect(asked).toHaveLength(1)
    const [refund] = (await read(rosa, order.id)).refunds
    expect(textOf(asked[0])).toContain(`Vamos devolver ${amount} de um pagamento do Plano Atalaia`)
    expect(textOf(asked[0])).toContain(reason)
    expect(textOf(asked[0])).toContain(`Protocolo: ${refund?.protocol}`)
    await workerTurns()
    const done = await emails()
    expect(done).toHaveLength(1)
    expect(textOf(done[0])).toContain(`O dinheiro foi devolvido: ${amount}`)
    // What was bought goes on.
    expect(textOf(done[0])).not.toContain('não vale mais')
  })

  it('says why it goes back: a payment that came too late', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    const txid = await txidOf(order.id)
    await post(rosa, order.id, 'cancellation')
    await portal.deps.stores.subscriptions.grant(rosa.userId, 'espadarte', clock.now())
    control.pay({ txid })
    await reconcile()
    const [asked] = await emails()
    expect(textOf(asked)).toContain('o pagamento chegou depois que o pedido tinha terminado')
    await workerTurns()
    // An e-mail that waited until the money was there has nothing more to announce.
    const [refund] = await portal.deps.stores.planPayments.refundsOf(order.id)
    expect(refund?.status).toBe('done')
    expect(await send([{ kind: 'asked', refundId: refund?.id ?? '' }])).toEqual([])
  })

  // spec: 569
  it('is told once to whom the team gives it back, after a look', async () => {
    const rosa = await createPerson(portal)
    const chief = await createPerson(portal, { role: 'superadmin' })
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: await txidOf(order.id), cents: 4_000 })
    await reconcile()
    const { rows } = await portal.asOwner<{ id: string }>(
      'select id from plan_payments where order_id = $1',
      [order.id],
    )
    const decision = { decision: 'returned', reason: 'Pagou menos que o pedido.' }
    const path = `/admin/plan-payments/${rows[0]?.id}/decision`
    expect((await call(portal, 'POST', path, decision, { cookie: chief.cookie })).status).toBe(200)
    control.holdRefunds(true)
    await workerTurns()
    const asked = await emails()
    expect(asked).toHaveLength(1)
    expect(textOf(asked[0])).toContain('a equipe do portal conferiu este pagamento')
    // What the team wrote down is the team's.
    expect(textOf(asked[0])).not.toContain('Pagou menos')
    settleRefunds('NAO_REALIZADO')
    await workerTurns()
    const [failed] = await emails()
    expect(textOf(failed)).toContain('fale com a gente pelo contato no rodapé do portal')
    clock.advance(DAY)
  })
})

describe('the words of a card', () => {
  const about = {
    reason: 'withdrawal',
    amountCents: 4_990,
    protocol: '20261117-4829131',
    requestedAt: clock.now(),
    order: { plan: 'atalaia', cycle: 'month', renewalId: null, termsVersion: 3 },
    provider: 'stripe',
    hasEnded: true,
    mayAskAgain: false,
  } as const

  it('speak of the card and its bill, never of a Pix', () => {
    for (const kind of REFUND_EMAILS) {
      for (const reason of ['withdrawal', 'by-staff', 'by-bank'] as const) {
        const { subject, lines } = refundEmailTexts[kind]({ ...about, reason })
        expect([subject, ...lines].join(' ')).not.toMatch(/Pix|extrato/)
      }
    }
    expect(refundEmailTexts.done(about).lines.join(' ')).toContain('nesta fatura ou na próxima')
    expect(refundEmailTexts.not_done(about).lines[0]).toContain('A operadora do cartão')
  })

  it('of a charge after the renewal was switched off say so', () => {
    const late = { ...about, reason: 'late-payment' } as const
    const order = { ...about.order, renewalId: '0199a4a0-0000-7000-8000-000000000001' }
    expect(refundEmailTexts.asked({ ...late, order }).lines.join(' ')).toContain(
      'depois que a renovação automática tinha terminado',
    )
  })
})
