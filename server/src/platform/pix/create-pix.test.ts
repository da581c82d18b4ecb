import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningPix, startPixSandbox } from '../../../../sandbox/src/pix/start-pix.ts'
import { immediateCharge, okValue, pixProfile } from '../../../test/payments.ts'
import { isMissing } from '../provider-outcome.ts'
import { readBrCode } from './br-code.ts'
import { createPix } from './create-pix.ts'
import { newTxid } from './pix-amounts.ts'
import type { ChargeDraft, PixPort } from './pix-port.ts'

const DAY_MS = 86_400_000

let bank: RunningPix
let pix: PixPort
beforeAll(async () => {
  bank = await startPixSandbox({ port: 0 })
})
afterAll(() => bank.stop())
beforeEach(() => {
  bank.control.reset()
  pix = createPix(pixProfile(bank))
})

const aCharge = async (amountCents?: number) =>
  okValue(await pix.putCharge(immediateCharge(amountCents)))
const aPayment = async (amountCents?: number) => {
  const { txid } = await aCharge(amountCents)
  const [payment] = bank.control.pay({ txid })
  if (!payment) throw new Error('no payment')
  return payment
}
const soon = () => ({ from: new Date(Date.now() - DAY_MS), to: new Date(Date.now() + DAY_MS) })

describe('a charge', () => {
  // spec: 551
  it('is made once, however often it is put', async () => {
    const draft = immediateCharge()
    const charge = okValue(await pix.putCharge(draft))
    const again = okValue(await pix.putCharge(draft))

    expect(charge).toMatchObject({
      kind: 'cob',
      status: 'active',
      amountCents: 4990,
      key: 'pix@guia.local',
      payments: [],
    })
    expect(again).toEqual(charge)
    expect(okValue(await pix.readCharge(charge))).toEqual(charge)
    expect(charge.expiresAt?.getTime()).toBe(charge.createdAt.getTime() + 3_600_000)
  })

  it('has a code that leads to its location', async () => {
    const { copyAndPaste, location, amountCents } = await aCharge()

    expect(readBrCode(copyAndPaste ?? '', { location, amountCents })).toMatchObject({
      kind: 'ok',
      code: { location },
    })
  })

  it('may have a due date, and a company with letters in its CNPJ', async () => {
    const draft: ChargeDraft = {
      kind: 'cobv',
      txid: newTxid(),
      amountCents: 100,
      dueDate: '2030-01-31',
      daysAfterDue: 2,
      payer: { name: 'Pousada do Farol', cnpj: '12ABC34501DE35' },
    }
    const charge = okValue(await pix.putCharge(draft))

    expect(charge).toMatchObject({ kind: 'cobv', expiresAt: new Date('2030-02-03T02:59:59Z') })
    expect(charge.location).toContain('/qr/v2/cobv/')
    expect(isMissing(await pix.readCharge({ kind: 'cob', txid: charge.txid }))).toBe(true)
  })

  it('stays active when it has expired, and any amount completes it', async () => {
    const charge = await aCharge()
    bank.control.clock.advance(2 * 3_600_000)
    expect(okValue(await pix.readCharge(charge)).status).toBe('active')

    bank.control.pay({ txid: charge.txid, cents: 1, message: 'da Ana' })

    expect(okValue(await pix.readCharge(charge))).toMatchObject({
      status: 'completed',
      amountCents: 4990,
      payments: [{ amountCents: 1, payerMessage: 'da Ana', txid: charge.txid }],
    })
  })

  it('is removed while it is open only', async () => {
    const open = await aCharge()
    expect(okValue(await pix.removeCharge(open)).status).toBe('removed')
    const paid = await aCharge()
    bank.control.pay({ txid: paid.txid })

    expect(await pix.removeCharge(paid)).toMatchObject({
      kind: 'refused',
      problem: {
        status: 400,
        type: 'CobOperacaoInvalida',
        violations: [expect.objectContaining({ property: 'status' })],
      },
    })
  })

  it('is refused with all that is wrong about it', async () => {
    const outcome = await pix.putCharge({
      ...immediateCharge(),
      txid: 'curto',
      message: 'x'.repeat(141),
    })

    const violations = [{ property: 'txid' }, { property: 'solicitacaoPagador' }]
    expect(outcome).toMatchObject({ kind: 'refused', problem: { status: 400, violations } })
  })
})

describe('payments', () => {
  // spec: 551
  it('are read one by one and listed over all pages', async () => {
    const { txid } = await aCharge(100)
    bank.control.webhooks.isHeld = true
    bank.control.pay({ txid, count: 2100 })
    bank.control.pay({ txid: null, cents: 5, key: 'outra' })

    const all = okValue(await pix.listPayments(soon()))

    expect(all).toHaveLength(2101)
    expect(new Set(all.map(({ endToEndId }) => endToEndId)).size).toBe(2101)
    expect(all.at(-1)).toMatchObject({ txid: null, key: 'outra', amountCents: 5 })
    const first = all[0]
    expect(okValue(await pix.readPayment(first?.endToEndId ?? ''))).toEqual(first)
    expect(first?.endToEndId).toMatch(/^E\d{8}\d{12}[0-9A-Za-z]{11}$/)
    expect(bank.control.totals()).toMatchObject({ payments: 2101, receivedCents: 210_005 })
  })

  it('are no list when one page is missing', async () => {
    const { txid } = await aCharge(100)
    bank.control.webhooks.isHeld = true
    bank.control.pay({ txid, count: 1001 })
    bank.control.fault({ kind: '500-html', route: 'GET /pix', nth: 2 })

    expect(await pix.listPayments(soon())).toEqual({ kind: 'unknown', reason: 'status 500' })
  })

  it('are missing where there is none', async () => {
    expect(isMissing(await pix.readPayment('E00000000202601010000aaaaaaaaaaa'))).toBe(true)
  })
})

describe('a refund', () => {
  // spec: 551
  it('is in progress first, and refused the second time', async () => {
    const { e2eid } = await aPayment()
    const request = { endToEndId: e2eid, id: 'd1', amountCents: 990, description: 'a mais' }

    expect(okValue(await pix.requestRefund(request))).toMatchObject({
      status: 'processing',
      amountCents: 990,
      isByBank: false,
    })
    expect(okValue(await pix.readRefund(request))).toMatchObject({ id: 'd1', status: 'done' })
    expect(await pix.requestRefund(request)).toMatchObject({
      kind: 'refused',
      problem: { type: 'PixDevolucaoInvalida' },
    })
  })

  it('never returns more than was paid', async () => {
    const { e2eid } = await aPayment(100)
    await pix.requestRefund({ endToEndId: e2eid, id: 'a', amountCents: 60 })

    expect(await pix.requestRefund({ endToEndId: e2eid, id: 'b', amountCents: 41 })).toMatchObject({
      kind: 'refused',
      problem: { violations: [{ property: 'valor' }] },
    })
    expect(okValue(await pix.readPayment(e2eid)).refunds).toHaveLength(1)
  })

  it('may fail, or come from the bank by itself', async () => {
    const { e2eid } = await aPayment(100)
    bank.control.holdRefunds(true)
    await pix.requestRefund({ endToEndId: e2eid, id: 'a', amountCents: 100 })
    bank.control.settleRefund(e2eid, 'a', 'NAO_REALIZADO')
    bank.control.refundByBank(e2eid, { cents: 40, natureza: 'MED_OPERACIONAL' })

    expect(okValue(await pix.readPayment(e2eid)).refunds).toMatchObject([
      { status: 'not-done', isByBank: false, reason: expect.any(String) },
      { status: 'done', isByBank: true, amountCents: 40 },
    ])
    expect(bank.control.totals()).toMatchObject({ receivedCents: 100, refundedCents: 40 })
  })

  it('is too late after ninety days', async () => {
    const { e2eid } = await aPayment(100)
    bank.control.clock.advance(91 * DAY_MS)

    const outcome = await pix.requestRefund({ endToEndId: e2eid, id: 'a', amountCents: 100 })
    bank.control.clock.advance(-91 * DAY_MS)
    expect(outcome).toMatchObject({ kind: 'refused' })
  })
})

// spec: 551
it.each(['payments', 'recurrences', 'recurring-charges'] as const)(
  'says where %s are told, once it is said',
  async (kind) => {
    const url = `http://127.0.0.1:9/${kind}`
    expect(okValue(await pix.putWebhook(kind, url))).toBeNull()
    expect(okValue(await pix.readWebhook(kind))).toEqual({ url })
  },
)
