import { randomUUID } from 'node:crypto'
import type { Bank, BankState, Payment, Refund } from './bank.ts'
import { invalid, notFound } from './problem.ts'
import { BodyReader, formatAmount, REFUND_ID } from './read-fields.ts'

const DAYS_TO_REFUND = 90
const DESCRIPTION_LENGTH = 140

export type Receipt = { txid: string | null; cents: number; key: string; message?: string }

/** Money has arrived. Of whatever amount, it completes its charge. */
export function receive(bank: Bank, { txid, cents, key, message = '' }: Receipt): Payment {
  const payment: Payment = {
    e2eid: bank.nextId('E'),
    txid,
    cents,
    key,
    paidAt: bank.clock.now(),
    message,
    refunds: [],
  }
  bank.state.payments.set(payment.e2eid, payment)
  const charge = txid ? bank.state.charges.get(txid) : undefined
  if (charge) charge.status = 'CONCLUIDA'
  // The standard tells only of payments that have a txid.
  if (txid) bank.notify({ path: '/pix', key, e2eid: payment.e2eid })
  return payment
}

export function findPayment({ payments }: BankState, e2eid: string): Payment {
  const payment = payments.get(e2eid)
  if (!payment) throw notFound('PixNaoEncontrado')
  return payment
}

type PaymentFilters = { txid?: string; txIdPresente?: string }

export function listPayments(
  { payments }: BankState,
  { inicio, fim }: { inicio: Date; fim: Date },
  { txid, txIdPresente }: PaymentFilters,
): Payment[] {
  return [...payments.values()].filter(
    (payment) =>
      payment.paidAt >= inicio &&
      payment.paidAt <= fim &&
      (!txid || payment.txid === txid) &&
      (!txIdPresente || String(payment.txid !== null) === txIdPresente),
  )
}

/** A second request with the same id is refused, as some banks do: read it instead. */
export function requestRefund(bank: Bank, e2eid: string, id: string, body: unknown): Refund {
  const payment = findPayment(bank.state, e2eid)
  const reader = new BodyReader('PixDevolucaoInvalida', body)
  if (!REFUND_ID.test(id)) reader.blame('id', 'O id deve ter de 1 a 35 letras e dígitos.', id)
  const cents = reader.amount('valor')
  const descricao = reader.text('descricao', { max: DESCRIPTION_LENGTH, optional: true })
  reader.oneOf('natureza', ['ORIGINAL'] as const, 'ORIGINAL')
  if (payment.refunds.some((refund) => refund.id === id)) {
    reader.blame('id', 'Já existe uma devolução com este id.', id)
  }
  if (cents > refundable(payment)) {
    reader.blame('valor', 'O valor supera o que resta do Pix.', formatAmount(cents))
  }
  const age = bank.clock.now().getTime() - payment.paidAt.getTime()
  if (age > DAYS_TO_REFUND * 86_400_000) reader.blame('e2eid', 'O prazo de 90 dias passou.', e2eid)
  reader.finish()
  return addRefund(bank, payment, { id, cents, descricao, natureza: 'ORIGINAL' })
}

/** Fraud, or the bank's own mistake: nobody here asked for it. */
export function refundByBank(
  bank: Bank,
  e2eid: string,
  { cents, natureza = 'MED_FRAUDE' }: { cents?: number; natureza?: Refund['natureza'] },
): Refund {
  const payment = findPayment(bank.state, e2eid)
  const left = refundable(payment)
  const amount = cents ?? left
  if (amount > left) throw invalid('PixDevolucaoInvalida', 'O valor supera o que resta do Pix.')
  // A number of the bank's own: what the standard says of numbers binds only those who ask for refunds.
  const id = randomUUID()
  const refund = addRefund(bank, payment, { id, cents: amount, descricao: '', natureza })
  settleRefund(bank, e2eid, id, 'DEVOLVIDO')
  return refund
}

export function settleRefund(
  bank: Bank,
  e2eid: string,
  id: string,
  status: 'DEVOLVIDO' | 'NAO_REALIZADO',
): Refund {
  const payment = findPayment(bank.state, e2eid)
  const refund = findRefund(payment, id)
  if (refund.status !== 'EM_PROCESSAMENTO') return refund
  refund.status = status
  refund.settledAt = bank.clock.now()
  if (payment.txid) bank.notify({ path: '/pix', key: payment.key, e2eid })
  return refund
}

export function findRefund({ refunds }: Payment, id: string): Refund {
  const refund = refunds.find((each) => each.id === id)
  if (!refund) throw notFound('PixDevolucaoNaoEncontrada')
  return refund
}

function addRefund(
  bank: Bank,
  payment: Payment,
  draft: Pick<Refund, 'id' | 'cents' | 'descricao' | 'natureza'>,
): Refund {
  const refund: Refund = {
    ...draft,
    rtrId: bank.nextId('D'),
    status: 'EM_PROCESSAMENTO',
    requestedAt: bank.clock.now(),
    settledAt: null,
  }
  payment.refunds.push(refund)
  return refund
}

const refundable = ({ cents, refunds }: Payment) =>
  cents -
  refunds
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .reduce((sum, refund) => sum + refund.cents, 0)

export function presentPayment({ e2eid, txid, cents, key, paidAt, message, refunds }: Payment) {
  return {
    endToEndId: e2eid,
    ...(txid ? { txid } : {}),
    valor: formatAmount(cents),
    chave: key,
    horario: paidAt.toISOString(),
    ...(message ? { infoPagador: message } : {}),
    ...(refunds.length > 0 ? { devolucoes: refunds.map(presentRefund) } : {}),
  }
}

export function presentRefund(refund: Refund) {
  const { id, rtrId, cents, natureza, descricao, status, requestedAt, settledAt } = refund
  return {
    id,
    rtrId,
    valor: formatAmount(cents),
    natureza,
    ...(descricao ? { descricao } : {}),
    horario: {
      solicitacao: requestedAt.toISOString(),
      ...(settledAt ? { liquidacao: settledAt.toISOString() } : {}),
    },
    status,
    ...(status === 'NAO_REALIZADO' ? { motivo: 'A conta do pagador não aceita devoluções.' } : {}),
  }
}

/** For the nightly comparison with a ledger. */
export function totals({ payments }: BankState) {
  const all = [...payments.values()]
  const refunds = all.flatMap((payment) => payment.refunds)
  const sum = (items: readonly { cents: number }[]) =>
    items.reduce((total, { cents }) => total + cents, 0)
  return {
    payments: all.length,
    receivedCents: sum(all),
    refundedCents: sum(refunds.filter(({ status }) => status === 'DEVOLVIDO')),
    refundingCents: sum(refunds.filter(({ status }) => status === 'EM_PROCESSAMENTO')),
  }
}
