import { addDays, dayOf } from '../faults/sandbox-clock.ts'
import type { Attempt, Bank, BankState, RecurringCharge } from './bank.ts'
import { receive } from './payments.ts'
import { invalid, notFound } from './problem.ts'
import { BodyReader, DAY, formatAmount, TXID } from './read-fields.ts'
import { findRecurrence } from './recurrences.ts'

const FIRST_DAY = 10
const LAST_DAY = 2
const RETRIES = 3
const DAYS_TO_RETRY = 7
const MESSAGE_LENGTH = 140
const BAD = 'CobROperacaoInvalida'

/** Sent between ten and two days before it is due, for a recurrence that the payer has approved. */
export function putRecurringCharge(bank: Bank, txid: string, body: unknown): RecurringCharge {
  const reader = new BodyReader(BAD, body)
  if (!TXID.test(txid)) reader.blame('txid', 'O txid deve ter de 26 a 35 letras e dígitos.', txid)
  const calendar = reader.within('calendario')
  const draft = {
    txid,
    idRec: reader.text('idRec', { max: 29 }),
    cents: reader.within('valor').amount('original'),
    dueDate: calendar.text('dataDeVencimento', { pattern: DAY }),
    message: reader.text('infoAdicional', { max: MESSAGE_LENGTH, optional: true }),
  }
  const known = bank.state.recurringCharges.get(txid)
  const today = dayOf(bank.clock.now())
  const isInTime =
    draft.dueDate >= addDays(today, LAST_DAY) && draft.dueDate <= addDays(today, FIRST_DAY)
  if (draft.dueDate && !known && !isInTime) {
    calendar.blame('dataDeVencimento', 'Envie de 10 a 2 dias antes.', draft.dueDate)
  }
  reader.finish()
  const recurrence = findRecurrence(bank.state, draft.idRec)
  if (known) return repeated(known, draft)
  if (recurrence.status !== 'APROVADA') throw invalid(BAD, 'A recorrência não está aprovada.')
  if (recurrence.cents !== null && recurrence.cents !== draft.cents) {
    throw invalid(BAD, 'O valor não é o da recorrência.')
  }
  const charge: RecurringCharge = {
    ...draft,
    status: 'CRIADA',
    createdAt: bank.clock.now(),
    attempts: [newAttempt(bank, draft.dueDate, 'AGND')],
    changes: [{ status: 'CRIADA', at: bank.clock.now() }],
  }
  bank.state.recurringCharges.set(txid, charge)
  return charge
}

function repeated(
  known: RecurringCharge,
  draft: Pick<RecurringCharge, 'idRec' | 'cents' | 'dueDate'>,
): RecurringCharge {
  const isSame =
    known.idRec === draft.idRec && known.cents === draft.cents && known.dueDate === draft.dueDate
  if (!isSame) throw invalid(BAD, 'Já existe outra cobrança com este txid.')
  return known
}

export function findRecurringCharge(
  { recurringCharges }: BankState,
  txid: string,
): RecurringCharge {
  const charge = recurringCharges.get(txid)
  if (!charge) throw notFound('CobRNaoEncontrada')
  return charge
}

export function cancelRecurringCharge(bank: Bank, txid: string, body: unknown): RecurringCharge {
  const charge = findRecurringCharge(bank.state, txid)
  const reader = new BodyReader(BAD, body)
  reader.oneOf('status', ['CANCELADA'] as const)
  reader.finish()
  if (charge.status !== 'CRIADA' && charge.status !== 'ATIVA') {
    throw invalid(BAD, `A cobrança está ${charge.status}.`)
  }
  move(bank, charge, 'CANCELADA')
  return charge
}

/** On another day, within a week of the due date, three times at most. */
export function retryRecurringCharge(bank: Bank, txid: string, date: string): RecurringCharge {
  const charge = findRecurringCharge(bank.state, txid)
  const { mayRetry } = findRecurrence(bank.state, charge.idRec)
  const last = charge.attempts.at(-1)
  const refuse = (reason: string) => invalid(BAD, reason, [{ razao: reason, propriedade: 'data' }])
  if (!mayRetry) throw refuse('A política da recorrência não permite retentativa.')
  if (charge.status !== 'ATIVA') throw refuse(`A cobrança está ${charge.status}.`)
  if (last?.status === 'AGENDADA') throw refuse('Há uma tentativa em andamento.')
  if (charge.attempts.length > RETRIES) throw refuse('As três retentativas já foram feitas.')
  const isInTime =
    DAY.test(date) &&
    date > (last?.date ?? '') &&
    date >= dayOf(bank.clock.now()) &&
    date <= addDays(charge.dueDate, DAYS_TO_RETRY)
  if (!isInTime) throw refuse('A data está fora dos sete dias ou repete outra.')
  charge.attempts.push(newAttempt(bank, date, 'NTAG'))
  return charge
}

/** What the payer's bank does by itself as days pass. */
export function settleRecurringCharges(bank: Bank) {
  const today = dayOf(bank.clock.now())
  for (const charge of bank.state.recurringCharges.values()) {
    if (charge.status === 'CRIADA') move(bank, charge, 'ATIVA')
    if (charge.status === 'ATIVA') settle(bank, charge, today)
  }
}

function settle(bank: Bank, charge: RecurringCharge, today: string) {
  const recurrence = findRecurrence(bank.state, charge.idRec)
  const attempt = charge.attempts.at(-1)
  if (attempt?.status === 'AGENDADA' && attempt.date <= today) {
    const isPaid = !bank.state.withoutFunds.has(charge.idRec)
    attempt.status = isPaid ? 'PAGA' : 'EXPIRADA'
    if (isPaid) return pay(bank, charge, attempt)
  }
  const mayStillRetry =
    recurrence.mayRetry &&
    charge.attempts.length <= RETRIES &&
    today <= addDays(charge.dueDate, DAYS_TO_RETRY)
  if (attempt?.status === 'EXPIRADA' && !mayStillRetry) move(bank, charge, 'EXPIRADA')
}

function pay(bank: Bank, charge: RecurringCharge, attempt: Attempt) {
  const { txid, cents } = charge
  attempt.e2eid = receive(bank, { txid, cents, key: bank.key }).e2eid
  move(bank, charge, 'CONCLUIDA')
}

/** The payer's bank refuses to schedule it. */
export function rejectRecurringCharge(bank: Bank, txid: string): RecurringCharge {
  const charge = findRecurringCharge(bank.state, txid)
  move(bank, charge, 'REJEITADA')
  return charge
}

function move(bank: Bank, charge: RecurringCharge, status: RecurringCharge['status']) {
  charge.status = status
  charge.changes.push({ status, at: bank.clock.now() })
  bank.notify({ path: '/cobr', txid: charge.txid })
}

function newAttempt(bank: Bank, date: string, tipo: Attempt['tipo']): Attempt {
  return { date, tipo, status: 'AGENDADA', e2eid: bank.nextId('E') }
}

export function presentRecurringCharge(state: BankState, charge: RecurringCharge) {
  const { mayRetry } = findRecurrence(state, charge.idRec)
  return {
    idRec: charge.idRec,
    txid: charge.txid,
    status: charge.status,
    calendario: {
      criacao: charge.createdAt.toISOString().slice(0, 10),
      dataDeVencimento: charge.dueDate,
    },
    valor: { original: formatAmount(charge.cents) },
    politicaRetentativa: mayRetry ? 'PERMITE_3R_7D' : 'NAO_PERMITE',
    ...(charge.message ? { infoAdicional: charge.message } : {}),
    tentativas: charge.attempts.map(({ date, status, tipo, e2eid }) => ({
      dataLiquidacao: date,
      tipo,
      status,
      endToEndId: e2eid,
    })),
    atualizacao: charge.changes.map(({ status, at }) => ({ status, data: at.toISOString() })),
  }
}
