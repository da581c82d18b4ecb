import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { ListSort, sortedPage } from '../../shared/list-query.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { BillingCycle, PaidPlan } from '../../shared/plans.ts'
import { PaymentMethod, PixCheck, PlanOrderStatus } from './plan-order.ts'

const cents = z.int().nonnegative()
export const MONEY_TAG = 'Financeiro'

export const MONEY_REASON_MIN = 5
export const MONEY_REASON_MAX = 500
/** Why somebody of the team moved money or gave a plan. Kept with what they did. */
export const MoneyReason = textBlock(MONEY_REASON_MAX).pipe(
  z.string().min(MONEY_REASON_MIN, 'Escreva o motivo, com pelo menos 5 letras.'),
)

const day = z.iso
  .date('Use uma data que exista.')
  .refine((date) => date >= '2000-01-01' && date < '2200-01-01', 'Confira o ano.')
type Span = { from?: string | undefined; until?: string | undefined }
export const inOrder = ({ from, until }: Span) => !from || !until || from <= until
export const REVERSED = { path: ['until'], message: 'O fim não pode ser antes do início.' }
/** Days count on the calendar of the city, both included. */
export const daySpan = { from: day.optional(), until: day.optional() }

export const PaymentDecision = z.enum(['granted', 'review', 'returned', 'without-order'])
export type PaymentDecision = z.infer<typeof PaymentDecision>

export const MoneyOrder = z
  .object({
    id: z.uuid(),
    /** What people quote: the end of the id. */
    number: z.string(),
    /** Null once it is forgotten: nobody paid, or the law no longer asks who did. */
    buyer: z.object({ name: z.string(), document_hint: z.string() }).nullable(),
    plan: PaidPlan,
    cycle: BillingCycle,
    method: PaymentMethod,
    amount_cents: cents,
    status: PlanOrderStatus,
    created_at: moment,
  })
  .meta({ id: 'MoneyOrder' })
export type MoneyOrder = z.input<typeof MoneyOrder>

/** Money that no rule could place: somebody has to say what becomes of it. */
export const UndecidedPayment = z
  .object({
    id: z.uuid(),
    provider_id: z.string(),
    amount_cents: cents,
    paid_at: moment,
    /** Null for money that no order asked for. */
    order: MoneyOrder.nullable(),
    /** It bought something that its buyer takes back once more: until when they are owed an answer. */
    answer_by: moment.nullable(),
    may: z.object({ return: z.boolean(), return_outside: z.boolean() }),
  })
  .meta({ id: 'UndecidedPayment' })
export type UndecidedPayment = z.input<typeof UndecidedPayment>

export const listMoneyOrders = endpoint({
  method: 'GET',
  path: '/api/v1/admin/plan-orders',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Compras de planos, com o que espera por uma decisão',
  query: z
    .object({
      /** A name, the number of an order, the provider's number of a payment, or a protocol. */
      search: textLine(80).optional(),
      status: PlanOrderStatus.optional(),
      method: PaymentMethod.optional(),
      ...daySpan,
      sort: ListSort.default('recentes'),
      ...sortedPage,
    })
    .refine(inOrder, REVERSED),
  response: z.object({
    orders: z.array(MoneyOrder),
    next_cursor: z.string().nullable(),
    total: z.int(),
    /** The oldest first, whatever the filter says; at most 50. */
    undecided: z.array(UndecidedPayment),
  }),
  status: 200,
})

export const RefundReason = z.enum([
  'withdrawal',
  'excess',
  'second-payment',
  'late-payment',
  'by-bank',
  'by-staff',
  /** In another way than by its provider, which no longer does it. */
  'outside',
])
export type RefundReason = z.infer<typeof RefundReason>

export const MoneyRefund = z.object({
  id: z.uuid(),
  payment_id: z.uuid(),
  provider_id: z.string(),
  amount_cents: cents,
  reason: RefundReason,
  note: z.string().nullable(),
  requested_by: z.string().nullable(),
  status: z.enum(['requested', 'processing', 'done', 'not_done']),
  protocol: z.string(),
  requested_at: moment,
})
export type MoneyRefund = z.input<typeof MoneyRefund>

export const MoneyPayment = z.object({
  id: z.uuid(),
  provider: z.enum(['pix', 'stripe']),
  provider_id: z.string(),
  amount_cents: cents,
  decision: PaymentDecision,
  /** Who decided, where no rule could. */
  decided: z.object({ by: z.string().nullable(), at: moment, reason: z.string() }).nullable(),
  paid_at: moment,
  recorded_at: moment,
  /** What can still be given back. */
  left_cents: cents,
  grant: z
    .object({
      plan: PaidPlan,
      reason: z.enum(['renewal', 'upgrade', 'adjustment']),
      starts_at: moment,
      ends_at: moment,
      granted_at: moment,
      revoked_at: moment.nullable(),
    })
    .nullable(),
  refunds: z.array(MoneyRefund),
  /** A withdrawal that waits for a decision, or had one. */
  withdrawal: z
    .object({
      protocol: z.string(),
      requested_at: moment,
      answer_by: moment,
      decision: z.enum(['returned', 'kept']).nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  may: z.object({
    refund: z.boolean(),
    grant: z.boolean(),
    /** Not to give back what was asked for in a second withdrawal. */
    keep: z.boolean(),
    return: z.boolean(),
    /** The bank no longer gives it back: that it was returned in another way is written down. */
    return_outside: z.boolean(),
  }),
})
export type MoneyPayment = z.input<typeof MoneyPayment>

export const InvoiceStatus = z.enum(['none', 'issued', 'canceled'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>
export const INVOICE_XML_MAX_BYTES = 200 * 1024
const XML_TOO_LARGE = 'O XML passa de 200 kB. Escolha o da nota.'

/** The NFS-e of an order, issued elsewhere and kept here. */
export const MoneyInvoice = z.object({
  status: InvoiceStatus,
  number: z.string().nullable(),
  access_key: z.string().nullable(),
  has_xml: z.boolean(),
  version: z.int(),
})
export type MoneyInvoice = z.infer<typeof MoneyInvoice>

export const MoneyOrderDetails = z
  .object({
    order: MoneyOrder.extend({
      user_id: z.uuid().nullable(),
      email: z.string().nullable(),
      reason: z.enum(['renewal', 'upgrade']),
      price_cents: cents,
      credit_cents: cents,
      terms: z.object({ version: z.int(), hash: z.string() }),
      accepted_at: moment,
      accepted_from: z.string().nullable(),
      paid_at: moment.nullable(),
      withdrawal_until: moment.nullable(),
    }),
    codes: z.array(
      z.object({
        txid: z.string(),
        amount_cents: cents,
        status: z.enum([
          'intent_saved',
          'unknown',
          'active',
          'settled',
          'expired_local',
          'removed',
        ]),
        created_at: moment,
        expires_at: moment,
        /** The day on which the payer's bank takes it (Pix Automático); null for a code. */
        due_on: z.iso.date().nullable(),
      }),
    ),
    /** What renews the plan by itself since this purchase, or made this one. */
    renewal: z
      .object({
        status: z.enum(['pending', 'active', 'ended']),
        provider_id: z.string().nullable(),
      })
      .nullable(),
    payments: z.array(MoneyPayment),
    ledger: z.array(z.object({ id: z.int(), amount_cents: z.int(), at: moment })),
    invoice: MoneyInvoice,
    /** The period that money in review would buy now. */
    offer: z.object({ starts_at: moment, ends_at: moment }).nullable(),
  })
  .meta({ id: 'MoneyOrderDetails' })
export type MoneyOrderDetails = z.input<typeof MoneyOrderDetails>

const id = z.object({ id: z.uuid() })

export const readMoneyOrder = endpoint({
  method: 'GET',
  path: '/api/v1/admin/plan-orders/:id',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Tudo de uma compra: códigos, pagamentos, período, devoluções e livro',
  params: id,
  response: MoneyOrderDetails,
  status: 200,
})

/** Needed for an invoice, and written down each time: a POST, so that nothing asks for it by itself. */
export const checkMoneyOrder = endpoint({
  method: 'POST',
  path: '/api/v1/admin/plan-orders/:id/check',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Pergunta ao banco agora se o Pix de uma compra caiu',
  params: id,
  response: z.object({ outcome: PixCheck }),
  status: 200,
})

export const showBuyerDocument = endpoint({
  method: 'POST',
  path: '/api/v1/admin/plan-orders/:id/buyer-document',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Mostra o CPF ou CNPJ inteiro de quem comprou, e registra quem viu',
  params: id,
  response: z.object({ document: z.string() }),
  status: 200,
})

/** Also of money without an order, which has no page of its own. */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/v1/admin/plan-payments/:id/refund',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Devolve um pagamento, inteiro ou em parte',
  params: id,
  body: z
    .object({
      /** Made once by the form: a double tap is one refund. */
      key: z.uuid(),
      amount_cents: z.int().positive('Escreva quanto devolver.'),
      /** What the person saw as left; another amount now is a conflict. */
      left_cents: cents,
      reason: MoneyReason,
    })
    .strict(),
  response: z.object({ payment: MoneyPayment }),
  status: 202,
})

export const decidePayment = endpoint({
  method: 'POST',
  path: '/api/v1/admin/plan-payments/:id/decision',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Decide o que fazer de um pagamento em conferência: abrir o período ou devolver',
  params: id,
  body: z.object({ decision: z.enum(['granted', 'returned']), reason: MoneyReason }).strict(),
  response: z.object({ payment: MoneyPayment }),
  status: 200,
})

/** For a Pix of more than 90 days that bought nothing: no bank is asked. */
export const returnOutside = endpoint({
  method: 'POST',
  path: '/api/v1/admin/plan-payments/:id/outside-return',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Registra que um pagamento antigo foi devolvido por fora do banco',
  params: id,
  body: z.object({ reason: MoneyReason }).strict(),
  response: z.object({ payment: MoneyPayment }),
  status: 200,
})

/** As it was kept, byte for byte. */
export const readInvoiceXml = endpoint({
  method: 'GET',
  path: '/api/v1/admin/plan-orders/:id/invoice-xml',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'O XML guardado da NFS-e de uma compra',
  params: id,
  produces: 'application/xml',
  response: z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' }),
  status: 200,
})

export const saveInvoice = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/plan-orders/:id/invoice',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Guarda a NFS-e de uma compra',
  params: id,
  body: z
    .object({
      version: z.int(),
      status: z.enum(['issued', 'canceled']),
      number: textLine(30).pipe(
        z.string().regex(/^[0-9A-Za-z./-]+$/, 'Escreva o número da nota: letras e números.'),
      ),
      access_key: textLine(60)
        .pipe(z.string().regex(/^[0-9A-Za-z]{8,60}$/, 'Confira a chave: são letras e números.'))
        .nullable(),
      /** Undefined keeps what is there. */
      xml: z
        .string()
        .max(INVOICE_XML_MAX_BYTES, XML_TOO_LARGE)
        .refine(
          (text) => new TextEncoder().encode(text).length <= INVOICE_XML_MAX_BYTES,
          XML_TOO_LARGE,
        )
        .refine(
          (text) => text.trimStart().startsWith('<'),
          'Este arquivo não é um XML. Escolha o da nota.',
        )
        .optional(),
      reason: MoneyReason,
    })
    .strict(),
  response: MoneyInvoice,
  status: 200,
})
