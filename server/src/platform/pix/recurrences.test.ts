import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningPix, startPixSandbox } from '../../../../sandbox/src/pix/start-pix.ts'
import { immediateCharge, okValue, pixProfile } from '../../../test/payments.ts'
import { readBrCode } from './br-code.ts'
import { createPix } from './create-pix.ts'
import { newTxid } from './pix-amounts.ts'
import type { PixPort } from './pix-port.ts'

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

const soon = () => ({ from: new Date(Date.now() - DAY_MS), to: new Date(Date.now() + DAY_MS) })
const dayAfter = (days: number) =>
  new Date(bank.control.clock.now().getTime() + days * DAY_MS - 3 * 3_600_000)
    .toISOString()
    .slice(0, 10)

describe('a recurrence', () => {
  const aRecurrence = async (mayRetry = true) => {
    const charge = okValue(await pix.putCharge(immediateCharge()))
    const draft = {
      contract: charge.txid.slice(0, 20),
      payer: { name: 'Ana Lima', cpf: '11144477735' },
      purpose: 'Plano Atalaia',
      firstDate: dayAfter(5),
      period: 'monthly' as const,
      amountCents: 4990,
      mayRetry,
      firstTxid: charge.txid,
    }
    return { charge, draft, recurrence: okValue(await pix.createRecurrence(draft)) }
  }

  // spec: 551
  it('is authorised by the payment of its first charge', async () => {
    const { charge, draft, recurrence } = await aRecurrence()
    expect(recurrence).toMatchObject({
      status: 'created',
      contract: draft.contract,
      amountCents: 4990,
      period: 'monthly',
      firstTxid: charge.txid,
    })
    const { copyAndPaste } = okValue(await pix.readRecurrence(recurrence.id, charge.txid))
    const code = readBrCode(copyAndPaste ?? '', charge)
    expect(code).toMatchObject({
      kind: 'ok',
      code: { recurrenceLocation: expect.stringContaining('/qr/v2/rec/') },
    })

    bank.control.pay({ txid: charge.txid, authorises: true })

    expect(okValue(await pix.readRecurrence(recurrence.id)).status).toBe('approved')
    const found = okValue(await pix.listRecurrences(soon()))
    expect(found.filter(({ contract }) => contract === draft.contract)).toHaveLength(1)
  })

  it('charges on its day', async () => {
    const { charge, recurrence } = await aRecurrence()
    bank.control.pay({ txid: charge.txid, authorises: true })
    const due = { txid: newTxid(), recurrenceId: recurrence.id, amountCents: 4990 }
    const early = await pix.putRecurringCharge({ ...due, dueDate: dayAfter(11) })
    expect(early).toMatchObject({ kind: 'refused' })
    const draft = { ...due, dueDate: dayAfter(5), message: 'dezembro' }

    expect(okValue(await pix.putRecurringCharge(draft)).status).toBe('created')
    expect(okValue(await pix.putRecurringCharge(draft)).status).toBe('created')
    bank.control.settleRecurringCharges()
    expect(okValue(await pix.readRecurringCharge(due.txid)).status).toBe('active')
    bank.control.clock.advance(5 * DAY_MS)

    const paid = okValue(await pix.readRecurringCharge(due.txid))
    bank.control.clock.advance(-5 * DAY_MS)
    expect(paid).toMatchObject({ status: 'completed', attempts: [{ status: 'PAGA' }] })
    const payment = okValue(await pix.readPayment(paid.attempts[0]?.endToEndId ?? ''))
    expect(payment).toMatchObject({ txid: due.txid, amountCents: 4990, key: pix.key })
  })

  it('tries again where that was agreed', async () => {
    const { charge, recurrence } = await aRecurrence()
    bank.control.pay({ txid: charge.txid, authorises: true })
    bank.control.setFunds(recurrence.id, false)
    const txid = newTxid()
    const dueDate = dayAfter(3)
    await pix.putRecurringCharge({ txid, recurrenceId: recurrence.id, amountCents: 4990, dueDate })
    bank.control.clock.advance(3 * DAY_MS)
    bank.control.setFunds(recurrence.id, true)

    const retried = okValue(await pix.retryRecurringCharge({ txid, date: dayAfter(1) }))
    expect(retried.attempts.map(({ status }) => status)).toEqual(['EXPIRADA', 'AGENDADA'])
    bank.control.clock.advance(DAY_MS)
    const outcome = okValue(await pix.readRecurringCharge(txid))
    bank.control.clock.advance(-4 * DAY_MS)
    expect(outcome.status).toBe('completed')
  })

  it('is over where no retry was agreed, or when it is cancelled', async () => {
    const { charge, recurrence } = await aRecurrence(false)
    bank.control.pay({ txid: charge.txid, authorises: true })
    bank.control.setFunds(recurrence.id, false)
    const txid = newTxid()
    const dueDate = dayAfter(3)
    await pix.putRecurringCharge({ txid, recurrenceId: recurrence.id, amountCents: 4990, dueDate })
    bank.control.clock.advance(3 * DAY_MS)
    const expired = okValue(await pix.readRecurringCharge(txid))
    const refused = await pix.retryRecurringCharge({ txid, date: dayAfter(1) })
    bank.control.clock.advance(-3 * DAY_MS)

    expect(expired.status).toBe('expired')
    expect(refused).toMatchObject({ kind: 'refused' })
    expect(okValue(await pix.cancelRecurrence(recurrence.id)).status).toBe('canceled')
    expect(await pix.cancelRecurrence(recurrence.id)).toMatchObject({ kind: 'refused' })
  })

  it('may be rejected by the payer', async () => {
    const { recurrence } = await aRecurrence()
    bank.control.decideRecurrence(recurrence.id, 'REJEITADA')
    expect(okValue(await pix.readRecurrence(recurrence.id)).status).toBe('rejected')
  })
})
