import { partsOf } from '@portal/contract/shared/records'
import { z } from 'zod'
import { parseCents } from './pix-amounts.ts'
import type {
  Charge,
  ChargeId,
  ChargeStatus,
  PixPayment,
  PixRefund,
  Recurrence,
  RecurrencePeriod,
  RecurrenceStatus,
  RecurringCharge,
  RecurringChargeStatus,
} from './pix-port.ts'

/**
 * What banks answer, read for what we need of it. Unknown fields are ignored and unknown words become
 * `other`; a missing amount or identifier makes an answer unreadable.
 */
const cents = z.string().transform((text, context) => {
  const amount = parseCents(text)
  if (amount === null) context.addIssue({ code: 'custom', message: 'is no amount' })
  return amount ?? 0
})
const moment = z.string().transform((text, context) => {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) context.addIssue({ code: 'custom', message: 'is no moment' })
  return date
})
const optional = z.string().nullish().catch(null)

/** Left out or null, it is none of them. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])

const word = <Word extends string>(words: Readonly<Record<string, Word>>) =>
  z
    .string()
    .catch('')
    .transform((text): Word | 'other' => words[text] ?? 'other')

const CHARGE: Record<string, Exclude<ChargeStatus, 'other'>> = {
  ATIVA: 'active',
  CONCLUIDA: 'completed',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed-by-bank',
}
const REFUND: Record<string, Exclude<PixRefund['status'], 'other'>> = {
  EM_PROCESSAMENTO: 'processing',
  DEVOLVIDO: 'done',
  NAO_REALIZADO: 'not-done',
}
const RECURRENCE: Record<string, Exclude<RecurrenceStatus, 'other'>> = {
  CRIADA: 'created',
  APROVADA: 'approved',
  REJEITADA: 'rejected',
  EXPIRADA: 'expired',
  CANCELADA: 'canceled',
}
const RECURRING_CHARGE: Record<string, Exclude<RecurringChargeStatus, 'other'>> = {
  CRIADA: 'created',
  ATIVA: 'active',
  CONCLUIDA: 'completed',
  EXPIRADA: 'expired',
  REJEITADA: 'rejected',
  CANCELADA: 'canceled',
}
const PERIODS: Record<string, RecurrencePeriod> = {
  SEMANAL: 'weekly',
  MENSAL: 'monthly',
  TRIMESTRAL: 'quarterly',
  SEMESTRAL: 'half-yearly',
  ANUAL: 'yearly',
}

export const periodWord = (period: RecurrencePeriod): string =>
  Object.keys(PERIODS).find((name) => PERIODS[name] === period) ?? ''

const Refund = z
  .object({
    id: z.string(),
    rtrId: optional,
    valor: cents,
    natureza: z.string().catch('ORIGINAL'),
    status: word(REFUND),
    horario: z.object({ solicitacao: moment, liquidacao: moment.nullish() }),
    motivo: optional,
  })
  .transform(
    ({ id, rtrId, valor, natureza, status, horario, motivo }): PixRefund => ({
      id,
      returnId: rtrId ?? null,
      amountCents: valor,
      status,
      isByBank: natureza.startsWith('MED_'),
      requestedAt: horario.solicitacao,
      settledAt: horario.liquidacao ?? null,
      reason: motivo ?? null,
    }),
  )

const Payment = z
  .object({
    endToEndId: z.string().min(1),
    txid: optional,
    valor: cents,
    chave: optional,
    horario: moment,
    infoPagador: optional,
    devolucoes: listOf(Refund),
  })
  .transform(
    (pix): PixPayment => ({
      endToEndId: pix.endToEndId,
      txid: pix.txid || null,
      amountCents: pix.valor,
      key: pix.chave ?? null,
      paidAt: pix.horario,
      payerMessage: pix.infoPagador ?? null,
      refunds: pix.devolucoes,
    }),
  )

const ChargeAnswer = z.object({
  txid: z.string().min(1),
  status: word(CHARGE),
  valor: z.object({ original: cents }),
  chave: z.string(),
  calendario: z.object({
    criacao: moment,
    expiracao: z.coerce.number().int().positive().nullish().catch(null),
    dataDeVencimento: optional,
    validadeAposVencimento: z.coerce.number().int().min(0).nullish().catch(null),
  }),
  location: optional,
  loc: z.object({ location: optional }).nullish().catch(null),
  pixCopiaECola: optional,
  pix: listOf(Payment),
})

/** An answer about another charge than the one that was asked for is none. */
export function readCharge(json: unknown, { kind, txid }: ChargeId): Charge {
  const answer = ChargeAnswer.parse(json)
  if (answer.txid !== txid) throw new Error('another charge')
  return {
    kind,
    txid,
    status: answer.status,
    amountCents: answer.valor.original,
    key: answer.chave,
    createdAt: answer.calendario.criacao,
    expiresAt: expiryOf(answer.calendario),
    location: (answer.location ?? answer.loc?.location ?? '').replace(/^https?:\/\//, '') || null,
    copyAndPaste: answer.pixCopiaECola ?? null,
    payments: answer.pix,
  }
}

/** The last second of the last day, as the city counts it. */
function expiryOf(calendar: z.infer<typeof ChargeAnswer>['calendario']): Date | null {
  const { criacao, expiracao, dataDeVencimento, validadeAposVencimento } = calendar
  if (expiracao) return new Date(criacao.getTime() + expiracao * 1000)
  if (!dataDeVencimento) return null
  const due = new Date(`${dataDeVencimento}T23:59:59-03:00`)
  return new Date(due.getTime() + (validadeAposVencimento ?? 0) * 86_400_000)
}

export const readRefund = (json: unknown): PixRefund => Refund.parse(json)

export function readPayment(json: unknown, endToEndId: string): PixPayment {
  const payment = Payment.parse(json)
  if (payment.endToEndId !== endToEndId) throw new Error('another payment')
  return payment
}

const Paging = z.object({
  parametros: z.object({ paginacao: z.object({ quantidadeDePaginas: z.coerce.number().int() }) }),
})

function readPage<Item>(json: unknown, name: string, item: z.ZodType<Item>) {
  const { paginacao } = Paging.parse(json).parametros
  const list = partsOf(json)[name] ?? []
  return { items: z.array(item).parse(list), pages: paginacao.quantidadeDePaginas }
}

export const readWebhook = (json: unknown) => ({
  url: z.object({ webhookUrl: z.string() }).parse(json).webhookUrl,
})

const RecurrenceAnswer = z
  .object({
    idRec: z.string().min(1),
    status: word(RECURRENCE),
    vinculo: z.object({ contrato: z.string() }),
    calendario: z.object({ dataInicial: z.string(), periodicidade: word(PERIODS) }),
    valor: z.object({ valorRec: cents.nullish() }).nullish(),
    ativacao: z
      .object({ dadosJornada: z.object({ txid: optional }).nullish() })
      .nullish()
      .catch(null),
    dadosQR: z.object({ pixCopiaECola: optional }).nullish().catch(null),
  })
  .transform(
    (rec): Recurrence => ({
      id: rec.idRec,
      status: rec.status,
      contract: rec.vinculo.contrato,
      amountCents: rec.valor?.valorRec ?? null,
      firstDate: rec.calendario.dataInicial,
      period: rec.calendario.periodicidade,
      firstTxid: rec.ativacao?.dadosJornada?.txid ?? null,
      copyAndPaste: rec.dadosQR?.pixCopiaECola ?? null,
    }),
  )

export const readRecurrence = (json: unknown): Recurrence => RecurrenceAnswer.parse(json)

const RecurringChargeAnswer = z.object({
  txid: z.string().min(1),
  idRec: z.string().min(1),
  status: word(RECURRING_CHARGE),
  valor: z.object({ original: cents }),
  calendario: z.object({ dataDeVencimento: z.string() }),
  tentativas: listOf(
    z.object({ dataLiquidacao: z.string(), status: z.string(), endToEndId: optional }),
  ),
})

export function readRecurringCharge(json: unknown, txid: string): RecurringCharge {
  const answer = RecurringChargeAnswer.parse(json)
  if (answer.txid !== txid) throw new Error('another charge')
  return {
    txid,
    recurrenceId: answer.idRec,
    status: answer.status,
    amountCents: answer.valor.original,
    dueDate: answer.calendario.dataDeVencimento,
    attempts: answer.tentativas.map(({ dataLiquidacao, status, endToEndId }) => ({
      date: dataLiquidacao,
      status,
      endToEndId: endToEndId ?? null,
    })),
  }
}

export const pixPage = (json: unknown) => readPage(json, 'pix', Payment)
export const recurrencePage = (json: unknown) => readPage(json, 'recs', RecurrenceAnswer)
