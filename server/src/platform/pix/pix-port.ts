import type { Outcome } from '../provider-outcome.ts'

/**
 * What the portal asks of a bank that speaks the Central Bank's API Pix. Amounts are whole centavos.
 * Nothing here throws for what a bank does: the outcome says it.
 */
export type PixPort = {
  /** The key that receives; a payment to any other is not ours. */
  readonly key: string
  /** Pix Automático is part of the contract with the bank. */
  readonly offersRecurrences: boolean
  /** Safe to repeat with the same txid, which is stored before the first call. */
  putCharge(draft: ChargeDraft): Promise<PixOutcome<Charge>>
  readCharge(charge: ChargeId): Promise<PixOutcome<Charge>>
  /** A charge that was paid meanwhile is refused; read it then. */
  removeCharge(charge: ChargeId): Promise<PixOutcome<Charge>>
  /** Every page, or no answer: half a list looks like money that is missing. */
  listPayments(span: { from: Date; to: Date }): Promise<PixOutcome<PixPayment[]>>
  readPayment(endToEndId: string): Promise<PixOutcome<PixPayment>>
  /** Some banks refuse a repetition of what they did: read the refund then. */
  requestRefund(request: RefundRequest): Promise<PixOutcome<PixRefund>>
  readRefund(refund: { endToEndId: string; id: string }): Promise<PixOutcome<PixRefund>>
  putWebhook(kind: WebhookKind, url: string): Promise<PixOutcome<null>>
  readWebhook(kind: WebhookKind): Promise<PixOutcome<{ url: string }>>
  /** Not safe to repeat: after `unknown`, look for its contract in `listRecurrences`. */
  createRecurrence(draft: RecurrenceDraft): Promise<PixOutcome<Recurrence>>
  /** With the first charge's txid the answer may hold the code that pays and authorises at once. */
  readRecurrence(id: string, firstTxid?: string): Promise<PixOutcome<Recurrence>>
  listRecurrences(span: { from: Date; to: Date }): Promise<PixOutcome<Recurrence[]>>
  /** For a code that takes the place of one that ran out. */
  pointRecurrence(change: { id: string; firstTxid: string }): Promise<PixOutcome<Recurrence>>
  cancelRecurrence(id: string): Promise<PixOutcome<Recurrence>>
  /** Between ten and two days before it is due. Safe to repeat with the same txid. */
  putRecurringCharge(draft: RecurringChargeDraft): Promise<PixOutcome<RecurringCharge>>
  readRecurringCharge(txid: string): Promise<PixOutcome<RecurringCharge>>
  /** One that was paid meanwhile is refused; read it then. */
  cancelRecurringCharge(txid: string): Promise<PixOutcome<RecurringCharge>>
  /** Not safe to repeat: after `unknown`, read its attempts. */
  retryRecurringCharge(retry: { txid: string; date: Day }): Promise<PixOutcome<RecurringCharge>>
}

export type PixOutcome<Value> = Outcome<Value, PixProblem>

/** A refusal as the bank words it. Its sentences may repeat what was sent: only `type` is logged. */
export type PixProblem = {
  status: number
  /** The last part of the problem's address, such as `CobOperacaoInvalida`; null where there is none. */
  type: string | null
  detail: string
  violations: readonly { property: string; reason: string }[]
}

/** A date of the calendar, `2026-11-17`. */
export type Day = string

/** Immediate or with a due date: our choice, kept with the charge, never guessed. */
export type ChargeId = { kind: 'cob' | 'cobv'; txid: string }

/** CPF has 11 digits; CNPJ has 14 characters, which may be letters. */
export type PixPayer = { name: string } & ({ cpf: string } | { cnpj: string })

type AnyChargeDraft = {
  txid: string
  amountCents: number
  /** Shown to the payer, up to 140 characters. */
  message?: string
}
export type ChargeDraft = AnyChargeDraft &
  (
    | { kind: 'cob'; expiresInSeconds: number; payer?: PixPayer }
    | { kind: 'cobv'; dueDate: Day; daysAfterDue?: number; payer: PixPayer }
  )

/** `other` is a word the standard did not know when this was written. */
export type ChargeStatus = 'active' | 'completed' | 'removed' | 'removed-by-bank' | 'other'

/** `completed` says that something was paid, never how much: add up `payments`. */
export type Charge = ChargeId & {
  status: ChargeStatus
  amountCents: number
  key: string
  createdAt: Date
  /** An expired charge stays active, and may still be paid. Null where the bank says none. */
  expiresAt: Date | null
  /** Without protocol, as it stands in the code. */
  location: string | null
  /** As the bank sent it; `readBrCode` says whether it may be shown. */
  copyAndPaste: string | null
  payments: PixPayment[]
}

/** Settled: what the API shows cannot be undone but by a refund. */
export type PixPayment = {
  endToEndId: string
  /** Null for a Pix that nobody asked for. */
  txid: string | null
  amountCents: number
  key: string | null
  paidAt: Date
  /** What the payer wrote: personal data. */
  payerMessage: string | null
  refunds: PixRefund[]
}

export type RefundRequest = {
  endToEndId: string
  /** Ours and deterministic, so that a repetition is the same refund: 1 to 35 letters and digits. */
  id: string
  amountCents: number
  description?: string
}

export type PixRefund = {
  id: string
  returnId: string | null
  amountCents: number
  status: 'processing' | 'done' | 'not-done' | 'other'
  /** Taken back by the bank (fraud, its own mistake), which nobody of ours asked for. */
  isByBank: boolean
  requestedAt: Date
  settledAt: Date | null
  reason: string | null
}

/** Of payments to the key, of recurrences, and of their charges. */
export type WebhookKind = 'payments' | 'recurrences' | 'recurring-charges'

export type RecurrencePeriod = 'weekly' | 'monthly' | 'quarterly' | 'half-yearly' | 'yearly'

export type RecurrenceDraft = {
  /** Ours, up to 35 characters: the way back to it when an answer was lost. */
  contract: string
  payer: PixPayer
  /** What it is for, up to 35 characters. */
  purpose: string
  firstDate: Day
  lastDate?: Day
  period: RecurrencePeriod
  amountCents: number
  /** Three tries in seven days, or none. */
  mayRetry: boolean
  /** The immediate charge whose payment authorises the recurrence as well. */
  firstTxid: string
}

export type RecurrenceStatus =
  | 'created'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'canceled'
  | 'other'

export type Recurrence = {
  id: string
  status: RecurrenceStatus
  contract: string
  /** Null where each charge says its own. */
  amountCents: number | null
  firstDate: Day
  period: RecurrencePeriod | 'other'
  firstTxid: string | null
  copyAndPaste: string | null
}

export type RecurringChargeDraft = {
  txid: string
  recurrenceId: string
  amountCents: number
  dueDate: Day
  /** Shown to the payer, up to 140 characters. */
  message?: string
}

export type RecurringChargeStatus =
  | 'created'
  | 'active'
  | 'completed'
  | 'expired'
  | 'rejected'
  | 'canceled'
  | 'other'

export type RecurringCharge = {
  txid: string
  recurrenceId: string
  status: RecurringChargeStatus
  amountCents: number
  dueDate: Day
  attempts: { date: Day; status: string; endToEndId: string | null }[]
}
