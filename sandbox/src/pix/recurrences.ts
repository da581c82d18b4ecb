import { addDays, dayOf } from '../faults/sandbox-clock.ts'
import { type Bank, type BankState, ISPB, RECEIVER, type Recurrence } from './bank.ts'
import { writeBrCode } from './br-code.ts'
import { invalid, notFound } from './problem.ts'
import { BodyReader, DAY, formatAmount, TXID } from './read-fields.ts'

const PERIODS = ['SEMANAL', 'MENSAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'] as const
const RETRIES = ['NAO_PERMITE', 'PERMITE_3R_7D'] as const
const CONTRACT_LENGTH = 35
const PURPOSE_LENGTH = 35
const NAME_LENGTH = 140
const BAD = 'RecOperacaoInvalida'

export function createRecurrence(bank: Bank, body: unknown): Recurrence {
  const reader = new BodyReader(BAD, body)
  const link = reader.within('vinculo')
  const calendar = reader.within('calendario')
  const journey = reader.within('ativacao').within('dadosJornada')
  const draft = {
    contract: link.text('contrato', { max: CONTRACT_LENGTH }),
    purpose: link.text('objeto', { max: PURPOSE_LENGTH, optional: true }),
    debtor: link.within('devedor').person(NAME_LENGTH),
    firstDate: calendar.text('dataInicial', { pattern: DAY }),
    lastDate: calendar.text('dataFinal', { pattern: DAY, optional: true }),
    period: calendar.oneOf('periodicidade', PERIODS),
    cents: reader.within('valor').has('valorRec')
      ? reader.within('valor').amount('valorRec')
      : null,
    mayRetry: reader.oneOf('politicaRetentativa', RETRIES) === 'PERMITE_3R_7D',
    txid: journey.text('txid', { pattern: TXID, optional: true }) || null,
  }
  if (draft.txid && !bank.state.charges.has(draft.txid)) {
    journey.blame('txid', 'A cobrança não existe.', draft.txid)
  }
  if (draft.firstDate && draft.firstDate < dayOf(bank.clock.now())) {
    calendar.blame('dataInicial', 'A data já passou.', draft.firstDate)
  }
  reader.finish()
  const location = bank.addLocation('cob')
  const recurrence: Recurrence = {
    ...draft,
    idRec: bank.nextId(draft.mayRetry ? 'RR' : 'RN'),
    status: 'CRIADA',
    createdAt: bank.clock.now(),
    locationUrl: location.url.replace('/qr/v2/', '/qr/v2/rec/'),
    changes: [{ status: 'CRIADA', at: bank.clock.now() }],
  }
  bank.state.recurrences.set(recurrence.idRec, recurrence)
  return recurrence
}

export function findRecurrence({ recurrences }: BankState, idRec: string): Recurrence {
  const recurrence = recurrences.get(idRec)
  if (!recurrence) throw notFound('RecNaoEncontrada')
  return recurrence
}

/** What the payer or their bank decides, and what the receiver ends. */
export function moveRecurrence(
  bank: Bank,
  idRec: string,
  status: Recurrence['status'],
): Recurrence {
  const recurrence = findRecurrence(bank.state, idRec)
  const isOpen =
    recurrence.status === 'CRIADA' || (recurrence.status === 'APROVADA' && status === 'CANCELADA')
  if (!isOpen) throw invalid(BAD, `A recorrência está ${recurrence.status}.`)
  recurrence.status = status
  recurrence.changes.push({ status, at: bank.clock.now() })
  if (status === 'CANCELADA') cancelOpenCharges(bank, idRec)
  bank.notify({ path: '/rec', idRec })
  return recurrence
}

function cancelOpenCharges(bank: Bank, idRec: string) {
  for (const charge of bank.state.recurringCharges.values()) {
    const isOpen = charge.status === 'CRIADA' || charge.status === 'ATIVA'
    if (charge.idRec !== idRec || !isOpen) continue
    charge.status = 'CANCELADA'
    charge.changes.push({ status: 'CANCELADA', at: bank.clock.now() })
    bank.notify({ path: '/cobr', txid: charge.txid })
  }
}

export function patchRecurrence(bank: Bank, idRec: string, body: unknown): Recurrence {
  const recurrence = findRecurrence(bank.state, idRec)
  const reader = new BodyReader(BAD, body)
  if (reader.has('status')) {
    reader.oneOf('status', ['CANCELADA'] as const)
    reader.finish()
    return moveRecurrence(bank, idRec, 'CANCELADA')
  }
  const journey = reader.within('ativacao').within('dadosJornada')
  const txid = journey.text('txid', { pattern: TXID, optional: true })
  const first = reader.within('calendario').text('dataInicial', { pattern: DAY, optional: true })
  reader.finish()
  if (recurrence.status !== 'CRIADA') throw invalid(BAD, 'A recorrência já foi decidida.')
  if (txid) recurrence.txid = txid
  if (first) recurrence.firstDate = first
  return recurrence
}

/** Nobody answered until the day it should begin. */
export function expireRecurrences(bank: Bank) {
  const today = dayOf(bank.clock.now())
  for (const { idRec, status, firstDate } of bank.state.recurrences.values()) {
    if (status === 'CRIADA' && addDays(firstDate, 1) <= today)
      moveRecurrence(bank, idRec, 'EXPIRADA')
  }
}

/** Journey 3 where its charge is asked along: the code pays it and authorises what follows. */
export function presentRecurrence(state: BankState, recurrence: Recurrence, txid?: string) {
  const charge = txid ? state.charges.get(txid) : undefined
  const location = charge ? state.locations.get(charge.locationId)?.url : undefined
  return {
    idRec: recurrence.idRec,
    status: recurrence.status,
    vinculo: {
      contrato: recurrence.contract,
      devedor: recurrence.debtor,
      ...(recurrence.purpose ? { objeto: recurrence.purpose } : {}),
    },
    calendario: {
      dataInicial: recurrence.firstDate,
      ...(recurrence.lastDate ? { dataFinal: recurrence.lastDate } : {}),
      periodicidade: recurrence.period,
    },
    ...(recurrence.cents === null ? {} : { valor: { valorRec: formatAmount(recurrence.cents) } }),
    politicaRetentativa: recurrence.mayRetry ? 'PERMITE_3R_7D' : 'NAO_PERMITE',
    recebedor: { cnpj: RECEIVER.cnpj, nome: RECEIVER.nome, ispbParticipante: ISPB },
    loc: { location: recurrence.locationUrl, idRec: recurrence.idRec },
    ...(recurrence.txid
      ? { ativacao: { dadosJornada: { tipoJornada: 'JORNADA_3', txid: recurrence.txid } } }
      : {}),
    ...(location
      ? {
          dadosQR: {
            jornada: 'JORNADA_3',
            pixCopiaECola: writeBrCode({
              location,
              recurrenceLocation: recurrence.locationUrl,
              name: RECEIVER.nome,
              city: RECEIVER.cidade,
            }),
          },
        }
      : {}),
    atualizacao: recurrence.changes.map(({ status, at }) => ({ status, data: at.toISOString() })),
  }
}
