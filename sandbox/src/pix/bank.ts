import { randomBytes } from 'node:crypto'
import type { SandboxClock } from '../faults/sandbox-clock.ts'
import type { Debtor } from './read-fields.ts'

export const ISPB = '00000208'
export const RECEIVER = {
  nome: 'Guia Salinópolis (local)',
  cidade: 'Salinopolis',
  cnpj: '12ABC34501DE35',
}

export type ChargeKind = 'cob' | 'cobv'
export type Location = { id: number; url: string; kind: ChargeKind; createdAt: Date; txid?: string }

export type Charge = {
  kind: ChargeKind
  txid: string
  revision: number
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP'
  cents: number
  key: string
  createdAt: Date
  /** Seconds of a `cob`. */
  expiresIn: number
  /** Of a `cobv`. */
  dueDate: string
  daysAfterDue: number
  debtor: Debtor | null
  message: string
  locationId: number
}

export type Refund = {
  id: string
  rtrId: string
  cents: number
  natureza: 'ORIGINAL' | 'MED_OPERACIONAL' | 'MED_FRAUDE' | 'MED_PIX_AUTOMATICO'
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
  descricao: string
  requestedAt: Date
  settledAt: Date | null
}

export type Payment = {
  e2eid: string
  txid: string | null
  cents: number
  key: string
  paidAt: Date
  message: string
  refunds: Refund[]
}

export type Attempt = {
  date: string
  status: 'AGENDADA' | 'PAGA' | 'EXPIRADA' | 'CANCELADA'
  tipo: 'AGND' | 'NTAG'
  e2eid: string
}

export type Recurrence = {
  idRec: string
  status: 'CRIADA' | 'APROVADA' | 'REJEITADA' | 'EXPIRADA' | 'CANCELADA'
  createdAt: Date
  contract: string
  purpose: string
  debtor: Debtor
  firstDate: string
  lastDate: string
  period: string
  cents: number | null
  mayRetry: boolean
  txid: string | null
  locationUrl: string
  changes: { status: string; at: Date }[]
}

export type RecurringCharge = {
  txid: string
  idRec: string
  status: 'CRIADA' | 'ATIVA' | 'CONCLUIDA' | 'EXPIRADA' | 'REJEITADA' | 'CANCELADA'
  createdAt: Date
  cents: number
  dueDate: string
  message: string
  attempts: Attempt[]
  changes: { status: string; at: Date }[]
}

export type RecurrenceRequest = {
  idSolicRec: string
  idRec: string
  status: string
  createdAt: Date
  expiresAt: string
  destinatario: unknown
}

export type BankState = {
  charges: Map<string, Charge>
  locations: Map<number, Location>
  payments: Map<string, Payment>
  recurrences: Map<string, Recurrence>
  recurringCharges: Map<string, RecurringCharge>
  requests: Map<string, RecurrenceRequest>
  webhooks: Map<string, { url: string; createdAt: Date }>
  /** Whose recurring payments fail for want of money. */
  withoutFunds: Set<string>
  lastNumber: number
}

/** What the portal is told of; the webhooks decide whether, when and how often. */
export type Notice =
  | { path: '/pix'; key: string; e2eid: string }
  | { path: '/rec'; idRec: string }
  | { path: '/cobr'; txid: string }

export class Bank {
  state: BankState = emptyState()
  readonly clock: SandboxClock
  /** The receiver's only one. */
  readonly key: string
  /** Host and port, as they stand in a location. */
  host = ''
  notify: (notice: Notice) => void = () => {}
  #frozen: { state: BankState; reads: number } | null = null

  constructor(clock: SandboxClock, key: string) {
    this.clock = clock
    this.key = key
  }

  /** The next reads answer as things are now, whatever happens meanwhile: a copy that lags behind. */
  freezeReads(reads: number) {
    this.#frozen = reads > 0 ? { state: structuredClone(this.state), reads } : null
  }

  /** What a read of the API sees. */
  seen(): BankState {
    if (!this.#frozen) return this.state
    const { state } = this.#frozen
    this.#frozen.reads -= 1
    if (this.#frozen.reads === 0) this.#frozen = null
    return state
  }

  reset() {
    const { webhooks } = this.state
    this.state = { ...emptyState(), webhooks }
    this.#frozen = null
  }

  addLocation(kind: ChargeKind): Location {
    this.state.lastNumber += 1
    const token = randomBytes(16).toString('hex')
    const url = `${this.host}/qr/v2/${kind === 'cobv' ? 'cobv/' : ''}${token}`
    const location = { id: this.state.lastNumber, url, kind, createdAt: this.clock.now() }
    this.state.locations.set(location.id, location)
    return location
  }

  /** `E`, the bank, the minute in UTC and eleven characters that nothing else has. */
  nextId(prefix: 'E' | 'D' | 'RR' | 'RN' | 'SC'): string {
    this.state.lastNumber += 1
    const stamp = this.clock.now().toISOString().replace(/\D/g, '')
    const time = stamp.slice(0, prefix.length === 1 ? 12 : 8)
    return `${prefix}${ISPB}${time}${String(this.state.lastNumber).padStart(11, '0')}`
  }
}

function emptyState(): BankState {
  return {
    charges: new Map(),
    locations: new Map(),
    payments: new Map(),
    recurrences: new Map(),
    recurringCharges: new Map(),
    requests: new Map(),
    webhooks: new Map(),
    withoutFunds: new Set(),
    lastNumber: 0,
  }
}
