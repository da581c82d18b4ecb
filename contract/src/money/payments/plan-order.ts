import { z } from 'zod'
import { isCnpj, plainCnpj } from '../../shared/cnpj.ts'
import { isCpf, plainCpf } from '../../shared/cpf.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { moment } from '../../shared/moment.ts'
import { FullName } from '../../shared/person-fields.ts'
import { BillingCycle, PaidPlan } from '../../shared/plans.ts'

const cents = z.int().nonnegative()
const tag = 'Pagamentos'

export const PaymentMethod = z.enum(['pix', 'pix_automatic', 'card'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/v1/payment-methods',
  access: 'anyone',
  tag,
  summary: 'As formas de pagamento de um plano neste portal',
  response: z.object({ methods: z.array(PaymentMethod) }),
  status: 200,
})

/** A CPF or a CNPJ, without punctuation. */
export const TaxDocument = z
  .string()
  .trim()
  .max(30)
  .overwrite((text) => (isCpf(text) ? plainCpf(text) : plainCnpj(text)))
  .refine((text) => isCpf(text) || isCnpj(text), 'Confira o CPF ou CNPJ: os dígitos não batem.')

/** What a plan would cost this person now, and from when to when it would hold. */
export const PlanQuote = z
  .object({
    plan: PaidPlan,
    cycle: BillingCycle,
    /** `upgrade` begins at once, inside a period that is paid already; its rest is the credit. */
    reason: z.enum(['renewal', 'upgrade']),
    price_cents: cents,
    credit_cents: cents,
    amount_cents: cents,
    starts_at: moment,
    ends_at: moment,
    /** Why it cannot be bought now; null when it can. */
    barrier: z.enum(['plan-is-lower', 'paid-far-ahead', 'given-plan']).nullable(),
    /** From when on it can be bought, where it is only too early. */
    opens_at: moment.nullable(),
    methods: z.array(PaymentMethod),
    /** What renews the plan by itself is ended once this is paid in another way. */
    ends_renewal: z.boolean(),
    /** The card that renews the plan pays it at once, and renews at this price afterwards. */
    saved_card: z.object({ renews_cents: cents }).nullable(),
    /** What the person agrees to: the terms of use in force. */
    terms: z.object({ version: z.int(), hash: z.string() }),
    seller: z.object({ name: z.string(), cnpj: z.string(), address: z.string() }),
    /** From the last order: asking twice for the same is asking too much. */
    buyer: z.object({ name: z.string(), document_hint: z.string().nullable() }),
  })
  .meta({ id: 'PlanQuote' })
export type PlanQuote = z.input<typeof PlanQuote>

export const readPlanQuote = endpoint({
  method: 'GET',
  path: '/api/v1/plan-quote',
  access: 'person',
  tag,
  summary: 'Quanto um plano custa agora para esta pessoa, e por quanto tempo vale',
  query: z.object({ plan: PaidPlan, cycle: BillingCycle.default('month') }),
  response: PlanQuote,
  status: 200,
})

export const PlanOrderStatus = z.enum([
  'awaiting_payment',
  /** The payer's bank takes it by itself on its day (Pix Automático). */
  'scheduled',
  'paid',
  'partially_refunded',
  'refunded',
  'expired',
  'canceled',
  'review',
])
export type PlanOrderStatus = z.infer<typeof PlanOrderStatus>

/** One purchase of one period of a plan, as its buyer reads it. */
export const PlanOrder = z
  .object({
    id: z.uuid(),
    plan: PaidPlan,
    cycle: BillingCycle,
    reason: z.enum(['renewal', 'upgrade']),
    method: PaymentMethod,
    status: PlanOrderStatus,
    amount_cents: cents,
    /** Both are empty once a purchase that was never paid has forgotten its buyer. */
    buyer: z.object({ name: z.string(), document_hint: z.string() }),
    created_at: moment,
    paid_at: moment.nullable(),
    /** What the payment bought; null before it, and after it was given back. */
    period: z.object({ starts_at: moment, ends_at: moment }).nullable(),
    /** Until when it can be undone by oneself; null when it can't be, or no longer. */
    withdrawal_until: moment.nullable(),
    /** What would go back if it were undone now: what was paid, less what has gone back already. */
    refundable_cents: cents,
    /** The newest Pix code; null where none can be paid any more. */
    pix: z
      .object({
        /** `preparing`: the bank has not answered yet; it is asked again by itself. */
        status: z.enum(['preparing', 'active', 'expired']),
        copy_and_paste: z.string().nullable(),
        expires_at: moment,
      })
      .nullable(),
    /** The provider's page where a card is typed, or what the saved one said; null where there is nothing to say. */
    card: z
      .object({
        /**
         * `preparing`: the provider has not answered yet; it is asked again by itself. `refused`: the card
         * that renews did not pay, nothing was charged and nothing changed.
         */
        status: z.enum(['preparing', 'open', 'expired', 'refused']),
        checkout_url: z.url().nullable(),
      })
      .nullable(),
    refunds: z.array(
      z.object({
        amount_cents: cents,
        status: z.enum(['requested', 'processing', 'done', 'not_done']),
        requested_at: moment,
        /** The number a person quotes when they ask about it. */
        protocol: z.string(),
      }),
    ),
    /**
     * A withdrawal that somebody of the team looks at, because the same plan was taken back within a year. `kept`: the
     * purchase stays, for that reason.
     */
    withdrawal: z
      .object({
        status: z.enum(['in_review', 'returned', 'kept']),
        amount_cents: cents,
        protocol: z.string(),
        requested_at: moment,
        answer_by: moment,
        reason: z.string().nullable(),
      })
      .nullable(),
    /** The bank could not make the refund of a withdrawal: it may be asked for again. */
    may_ask_again: z.boolean(),
    /** Of the NFS-e, once it is issued. */
    invoice_number: z.string().nullable(),
  })
  .meta({ id: 'PlanOrder' })
export type PlanOrder = z.input<typeof PlanOrder>

export const placePlanOrder = endpoint({
  method: 'POST',
  path: '/api/v1/plan-orders',
  access: 'person',
  tag,
  summary: 'Compra um período de um plano',
  body: z
    .object({
      /** Made once by the form: a double tap, a retry and a second tab are one order. */
      key: z.uuid(),
      plan: PaidPlan,
      cycle: BillingCycle,
      method: PaymentMethod,
      /** What the person saw; another amount now is a conflict, never a surprise. */
      amount_cents: cents,
      buyer: z
        .object({
          name: FullName,
          document: TaxDocument,
        })
        .strict(),
      terms: z
        .object({
          version: z.int(),
          hash: z.string().max(100),
          accepted: z.literal(true, 'Aceite os termos para continuar.'),
        })
        .strict(),
    })
    .strict()
    .refine(
      ({ method, buyer }) => method !== 'pix_automatic' || isCpf(buyer.document),
      // Companies are charged under other rules of their banks.
      {
        path: ['buyer', 'document'],
        message: 'O Pix Automático é para CPF. Com CNPJ, escolha Pix ou cartão.',
      },
    ),
  response: PlanOrder,
  status: 201,
})

const order = z.object({ id: z.uuid() })

export const readPlanOrder = endpoint({
  method: 'GET',
  path: '/api/v1/plan-orders/:id',
  access: 'person',
  tag,
  summary: 'Uma compra da pessoa, com o código Pix',
  params: order,
  response: PlanOrder,
  status: 200,
})

export const listMyPlanOrders = endpoint({
  method: 'GET',
  path: '/api/v1/my/plan-orders',
  access: 'person',
  tag,
  summary: 'As compras de planos da pessoa, a mais nova primeiro',
  response: z.object({ orders: z.array(PlanOrder) }),
  status: 200,
})

/** Also looks at the bank first: what was paid in the meantime is not asked for again. */
export const renewPixCode = endpoint({
  method: 'POST',
  path: '/api/v1/plan-orders/:id/pix-code',
  access: 'person',
  tag,
  summary: 'Gera um novo código Pix para uma compra que ainda não foi paga',
  params: order,
  response: PlanOrder,
  status: 200,
})

/** What the bank said when it was asked: `silent` is no answer, which says nothing about the money. */
export const PixCheck = z.enum(['paid', 'not-yet', 'silent'])
export type PixCheck = z.infer<typeof PixCheck>

export const checkPlanOrder = endpoint({
  method: 'POST',
  path: '/api/v1/plan-orders/:id/check',
  access: 'person',
  tag,
  summary: 'Pergunta ao banco agora se o Pix de uma compra caiu',
  params: order,
  response: z.object({ order: PlanOrder, outcome: PixCheck }),
  status: 200,
})

export const cancelPlanOrder = endpoint({
  method: 'POST',
  path: '/api/v1/plan-orders/:id/cancellation',
  access: 'person',
  tag,
  summary: 'Desiste de uma compra que ainda não foi paga',
  params: order,
  response: PlanOrder,
  status: 200,
})

/** CDC art. 49: within seven days, by the same channel, acknowledged at once. */
export const withdrawPlanOrder = endpoint({
  method: 'POST',
  path: '/api/v1/plan-orders/:id/withdrawal',
  access: 'person',
  tag,
  summary:
    'Desiste de uma compra paga há menos de 7 dias, ou pede de novo a devolução que o banco não fez',
  params: order,
  response: PlanOrder,
  status: 202,
})

export const readPlanReceipt = endpoint({
  method: 'GET',
  path: '/api/v1/plan-orders/:id/receipt',
  access: 'person',
  tag,
  summary: 'O recibo de uma compra paga, em PDF',
  params: order,
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})
