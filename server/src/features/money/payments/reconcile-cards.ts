import type { CardRefund } from '../../../platform/cards/cards-port.ts'
import { followCardEvent, keepTakenBack } from './follow-card-event.ts'
import type { Deps } from './payments.feature.ts'
import { requireCards } from './process-refund.ts'
import { requireList } from './read-whole-list.ts'
import { notBefore, SPANS, type Span } from './reconcile-payments.ts'
import { recordPaidInvoice } from './record-invoice.ts'

const EVENTS = 'card-events'
const HOUR_MS = 60 * 60_000
/** Providers forget events after thirty days. */
const FURTHEST_MS = 29 * 24 * HOUR_MS

/** What lost messages would have told. How far it has read moves on only after all of it. */
export async function catchUpWithEvents(deps: Deps): Promise<void> {
  const to = deps.clock.now()
  const readTo = await deps.stores.paymentHints.readTo(EVENTS)
  const since = Math.max(
    Math.min(to.getTime() - HOUR_MS, readTo?.getTime() ?? to.getTime()),
    to.getTime() - FURTHEST_MS,
  )
  const outcome = await requireCards(deps).listEvents(new Date(since))
  const events = requireList('the events of cards', outcome, deps)
  await deps.eachItem({ job: 'payments.card-events', idOf: ({ id }) => id }, events, (event) =>
    followCardEvent(event, deps),
  )
  await deps.stores.paymentHints.advance(EVENTS, to)
}

/** The provider's own list of what was paid: with every message and event lost the portal is right by this. */
export async function readInvoiceList(span: Exclude<Span, 'five-minutes'>, deps: Deps) {
  const name = `card-${span}`
  const to = deps.clock.now()
  const since = new Date(to.getTime() - SPANS[span])
  const readTo = await deps.stores.paymentHints.readTo(name)
  const from = notBefore(to, readTo && readTo < since ? readTo : since)
  const outcome = await requireCards(deps).listPaidInvoices({ from, to })
  const invoices = requireList('the invoices of cards', outcome, deps)
  const job = `payments.read-invoices-${span}`
  await deps.eachItem({ job, idOf: ({ id }) => id }, invoices, (invoice) =>
    recordPaidInvoice(invoice, deps),
  )
  await deps.stores.paymentHints.advance(name, to)
}

/**
 * Our books against the provider's: to the centavo, or somebody is told. What went back is read as one list:
 * asked for invoice by invoice, a portal of a thousand cards would not be through in the time of a job.
 */
export async function compareWithCards(deps: Deps): Promise<boolean> {
  const { planPayments, moneyOverview } = deps.stores
  // The last hour may still be on its way.
  const to = new Date(deps.clock.now().getTime() - HOUR_MS)
  const from = new Date(to.getTime() - SPANS.night)
  const cards = requireCards(deps)
  const invoices = requireList(
    'the invoices of cards',
    await cards.listPaidInvoices({ from, to }),
    deps,
  )
  const takenBack = requireList('the refunds of cards', await cards.listTakenBack(from), deps)
  const paid = invoices.filter(({ paidCents }) => paidCents > 0)
  const goneBack = Map.groupBy(takenBack, ({ paymentId }) => paymentId)
  const touched = paid.flatMap(({ paymentId }) => {
    const told = paymentId ? goneBack.get(paymentId) : undefined
    return paymentId && told ? [{ paymentId, told }] : []
  })
  const idOf = ({ paymentId }: (typeof touched)[number]) => paymentId
  const listed = { job: 'payments.compare-with-cards', idOf }
  await deps.eachItem(listed, touched, ({ paymentId, told }) =>
    keepTakenBack(paymentId, told, deps),
  )
  const ours = await planPayments.totalsOf(
    'stripe',
    paid.map(({ id }) => id),
  )
  const theirs = {
    paidCents: sum(paid.map(({ paidCents }) => paidCents)),
    refundedCents: sum(touched.map(({ told }) => doneCents(told))),
  }
  await moneyOverview.keepComparison(
    { provider: 'stripe', from, to, ours, theirs },
    deps.clock.now(),
  )
  const isSame = ours.paidCents === theirs.paidCents && ours.refundedCents === theirs.refundedCents
  if (isSame) deps.log.info(ours, 'our books and the provider of cards agree')
  else deps.log.error({ ours, theirs }, 'our books and the provider of cards differ')
  return isSame
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const doneCents = (told: readonly CardRefund[]) =>
  sum(told.map(({ status, amountCents }) => (status === 'done' ? amountCents : 0)))
