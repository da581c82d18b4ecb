import type { FastifyInstance } from 'fastify'
import type { Billing } from './billing.ts'
import { metadataOf, numberOf, readForm, textOf } from './form.ts'
import { found, type Invoice, StripeProblem, type StripeState } from './objects.ts'

type ById = { Params: { id: string } }
type Write = { Body: string | undefined }

/**
 * An invoice that no subscription made: drawn up, given its lines, finalised and paid, one call each. That of a
 * subscription is finalised and voided in the same way, and cannot be deleted.
 */
export function serveOneOffInvoices(
  app: FastifyInstance,
  state: StripeState,
  billing: Billing,
  baseUrl: () => string,
) {
  app.post<Write>('/v1/invoices', async ({ body }) => {
    const form = readForm(body ?? '')
    const stamp = state.stamp('in', 'invoice')
    const invoice: Invoice = {
      ...stamp,
      status: 'draft',
      customer: found(state.customers, textOf(form, 'customer')).id,
      currency: textOf(form, 'currency') ?? 'brl',
      amount_due: 0,
      amount_paid: 0,
      amount_remaining: 0,
      total: 0,
      billing_reason: 'manual',
      auto_advance: textOf(form, 'auto_advance') === 'true',
      automatically_finalizes_at: null,
      attempt_count: 0,
      next_payment_attempt: null,
      period_start: stamp.created,
      period_end: stamp.created,
      hosted_invoice_url: `${baseUrl()}/i/${stamp.id}`,
      metadata: metadataOf(form),
      parent: null,
      lines: { object: 'list', data: [] },
      payments: { object: 'list', data: [] },
      status_transitions: { paid_at: null },
    }
    state.invoices.set(invoice.id, invoice)
    return invoice
  })

  app.post<Write>('/v1/invoiceitems', async ({ body }) => {
    const form = readForm(body ?? '')
    const invoice = requireStatus(found(state.invoices, textOf(form, 'invoice')), 'draft')
    const amount = numberOf(form, 'amount') ?? 0
    const id = state.newId('ii')
    const period = { start: state.now(), end: state.now() }
    invoice.lines.data.push({ id: state.newId('il'), object: 'line_item', amount, period })
    invoice.total += amount
    invoice.amount_due = invoice.total
    invoice.amount_remaining = invoice.total
    return { id, object: 'invoiceitem', amount, invoice: invoice.id, customer: invoice.customer }
  })

  app.post<ById & Write>('/v1/invoices/:id/finalize', async ({ params, body }) => {
    const invoice = requireStatus(found(state.invoices, params.id), 'draft')
    const advances = textOf(readForm(body ?? ''), 'auto_advance')
    if (advances !== undefined) invoice.auto_advance = advances === 'true'
    billing.finalize(invoice)
    return invoice
  })

  app.post<ById>('/v1/invoices/:id/pay', async ({ params }) => {
    const invoice = requireStatus(found(state.invoices, params.id), 'open')
    billing.payInvoice(invoice)
    if (invoice.status === 'open') throw refusalOf(state.cards.get(invoice.customer))
    return invoice
  })

  app.post<ById>('/v1/invoices/:id/void', async ({ params }) => {
    const invoice = requireStatus(found(state.invoices, params.id), 'open')
    billing.voidInvoice(invoice)
    return invoice
  })

  app.delete<ById>('/v1/invoices/:id', async ({ params }) => {
    const { parent } = requireStatus(found(state.invoices, params.id), 'draft')
    if (parent) throw new StripeProblem(400, 'It is of a subscription.', 'invoice_not_editable')
    state.invoices.delete(params.id)
    return { id: params.id, object: 'invoice', deleted: true }
  })
}

const refusalOf = (card: string | undefined) =>
  card === 'needs-action'
    ? new StripeProblem(
        402,
        'This payment requires additional user action.',
        'invoice_payment_intent_requires_action',
        'card_error',
      )
    : new StripeProblem(402, 'Your card was declined.', 'card_declined', 'card_error')

/** Every step is for one state of the invoice: the same said twice without its key is refused. */
function requireStatus(invoice: Invoice, status: 'draft' | 'open'): Invoice {
  if (invoice.status === status) return invoice
  const code = invoice.status === 'paid' ? 'invoice_already_paid' : 'invoice_not_editable'
  throw new StripeProblem(400, `The invoice is ${invoice.status}.`, code)
}
