import { dayOf } from '../faults/sandbox-clock.ts'
import { type Bank, type BankState, type Charge, type ChargeKind, RECEIVER } from './bank.ts'
import { writeBrCode } from './br-code.ts'
import { presentPayment } from './payments.ts'
import { invalid, notFound } from './problem.ts'
import { BodyReader, DAY, formatAmount, TXID } from './read-fields.ts'

const MESSAGE_LENGTH = 140
const NAME_LENGTH = 200
const DEFAULT_EXPIRY = 86_400
const DEFAULT_DAYS_AFTER_DUE = 30

const TYPES = {
  cob: { bad: 'CobOperacaoInvalida', missing: 'CobNaoEncontrado' },
  cobv: { bad: 'CobVOperacaoInvalida', missing: 'CobVNaoEncontrada' },
}

/** Makes the charge; one that is still open takes the new content as another revision. */
export function putCharge(bank: Bank, kind: ChargeKind, txid: string, body: unknown): Charge {
  const draft = readDraft(bank, kind, txid, body)
  const known = bank.state.charges.get(txid)
  if (known) return revise(known, draft, kind)
  const asked = draft.locationId ? bank.state.locations.get(draft.locationId) : null
  if (asked === undefined) throw invalid(TYPES[kind].bad, 'A location não existe.')
  const location = asked ?? bank.addLocation(kind)
  location.txid = txid
  const charge: Charge = {
    ...draft,
    kind,
    txid,
    locationId: location.id,
    revision: 0,
    status: 'ATIVA',
    createdAt: bank.clock.now(),
  }
  bank.state.charges.set(txid, charge)
  return charge
}

type Draft = Omit<Charge, 'kind' | 'txid' | 'revision' | 'status' | 'createdAt'>

function readDraft(bank: Bank, kind: ChargeKind, txid: string, body: unknown): Draft {
  const reader = new BodyReader(TYPES[kind].bad, body)
  if (!TXID.test(txid)) reader.blame('txid', 'O txid deve ter de 26 a 35 letras e dígitos.', txid)
  const calendar = reader.within('calendario')
  const isDated = kind === 'cobv'
  const draft = {
    cents: reader.within('valor').amount('original'),
    key: reader.key(),
    message: reader.text('solicitacaoPagador', { max: MESSAGE_LENGTH, optional: true }),
    expiresIn: isDated ? 0 : calendar.wholeNumber('expiracao', DEFAULT_EXPIRY),
    dueDate: isDated ? calendar.text('dataDeVencimento', { pattern: DAY }) : '',
    daysAfterDue: isDated
      ? calendar.wholeNumber('validadeAposVencimento', DEFAULT_DAYS_AFTER_DUE)
      : 0,
    debtor: isDated || reader.has('devedor') ? reader.within('devedor').person(NAME_LENGTH) : null,
    locationId: reader.has('loc') ? reader.within('loc').wholeNumber('id', 0) : 0,
  }
  if (draft.key && draft.key !== bank.key) reader.blame('chave', 'A chave não é do recebedor.')
  reader.finish()
  return draft
}

function revise(known: Charge, draft: Draft, kind: ChargeKind): Charge {
  const { locationId, ...content } = { ...draft, locationId: known.locationId }
  const before = JSON.stringify(pick(known, content))
  if (known.kind === kind && before === JSON.stringify(content)) return known
  requireOpen(known)
  Object.assign(known, content, { locationId, revision: known.revision + 1 })
  return known
}

const pick = (charge: Charge, like: object) =>
  Object.fromEntries(Object.keys(like).map((name) => [name, charge[name as keyof Charge]]))

function requireOpen(charge: Charge) {
  if (charge.status === 'ATIVA') return
  throw invalid(TYPES[charge.kind].bad, 'A cobrança não está mais ativa.', [
    { razao: 'A cobrança não está no status ATIVA.', propriedade: 'status', valor: charge.status },
  ])
}

/** Removal, or another amount or validity. */
export function patchCharge(bank: Bank, kind: ChargeKind, txid: string, body: unknown): Charge {
  const charge = findCharge(bank.state, kind, txid)
  const reader = new BodyReader(TYPES[kind].bad, body)
  const removes = reader.has('status')
  if (removes) reader.oneOf('status', ['REMOVIDA_PELO_USUARIO_RECEBEDOR'] as const)
  const value = reader.within('valor')
  const cents = reader.has('valor') ? value.amount('original') : charge.cents
  const calendar = reader.within('calendario')
  const expiresIn = calendar.wholeNumber('expiracao', charge.expiresIn || DEFAULT_EXPIRY)
  const message = reader.text('solicitacaoPagador', { max: MESSAGE_LENGTH, optional: true })
  reader.finish()
  requireOpen(charge)
  if (removes) charge.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
  else {
    Object.assign(charge, { cents, revision: charge.revision + 1 })
    if (kind === 'cob') charge.expiresIn = expiresIn
    if (message) charge.message = message
  }
  return charge
}

export function findCharge(state: BankState, kind: ChargeKind, txid: string): Charge {
  const charge = state.charges.get(txid)
  if (charge?.kind !== kind) throw notFound(TYPES[kind].missing)
  return charge
}

type Filters = { cpf?: string; cnpj?: string; status?: string }

export function listCharges(
  { charges }: BankState,
  kind: ChargeKind,
  { inicio, fim }: { inicio: Date; fim: Date },
  { cpf, cnpj, status }: Filters,
): Charge[] {
  return [...charges.values()].filter(
    (charge) =>
      charge.kind === kind &&
      charge.createdAt >= inicio &&
      charge.createdAt <= fim &&
      (!cpf || charge.debtor?.cpf === cpf) &&
      (!cnpj || charge.debtor?.cnpj === cnpj) &&
      (!status || charge.status === status),
  )
}

/** An application that scans it refuses; money on its way may still arrive. */
export function isExpired(charge: Charge, now: Date): boolean {
  if (charge.kind === 'cob')
    return now.getTime() > charge.createdAt.getTime() + charge.expiresIn * 1000
  const last = Date.parse(`${charge.dueDate}T00:00:00Z`) + charge.daysAfterDue * 86_400_000
  return dayOf(now) > new Date(last).toISOString().slice(0, 10)
}

export function presentCharge(state: BankState, charge: Charge) {
  const location = state.locations.get(charge.locationId)
  const url = location?.url ?? ''
  const payments = [...state.payments.values()].filter(({ txid }) => txid === charge.txid)
  return {
    calendario: {
      criacao: charge.createdAt.toISOString(),
      ...(charge.kind === 'cob'
        ? { expiracao: charge.expiresIn }
        : { dataDeVencimento: charge.dueDate, validadeAposVencimento: charge.daysAfterDue }),
    },
    txid: charge.txid,
    revisao: charge.revision,
    loc: { id: charge.locationId, location: url, tipoCob: charge.kind },
    // Only an immediate charge repeats it outside `loc`.
    ...(charge.kind === 'cob' ? { location: url } : {}),
    status: charge.status,
    ...(charge.debtor ? { devedor: charge.debtor } : {}),
    valor: { original: formatAmount(charge.cents) },
    chave: charge.key,
    ...(charge.message ? { solicitacaoPagador: charge.message } : {}),
    pixCopiaECola: writeBrCode({ location: url, name: RECEIVER.nome, city: RECEIVER.cidade }),
    ...(payments.length > 0 ? { pix: payments.map(presentPayment) } : {}),
  }
}
