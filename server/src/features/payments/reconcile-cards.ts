import { followCardEvent, recordTakenBack } from './follow-card-event.ts'
import type { Deps } from './payments.feature.ts'
import { requireCards } from './process-refund.ts'
import { keepEach, requireList } from './read-whole-list.ts'
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
  await keepEach(
    events,
    ({ id }) => id,
    (event) => followCardEvent(event, deps),
    deps,
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
  await keepEach(
    invoices,
    ({ id }) => id,
    (invoice) => recordPaidInvoice(invoice, deps),
    deps,
  )
  await deps.stores.paymentHints.advance(name, to)
}

/** Our books against the provider's: to the centavo, or somebody is told. */
export async function compareWithCards(deps: Deps): Promise<boolean> {
  const { planPayments, moneyOverview } = deps.stores
  // The last hour may still be on its way.
  const to = new Date(deps.clock.now().getTime() - HOUR_MS)
  const from = new Date(to.getTime() - SPANS.night)
  const outcome = await requireCards(deps).listPaidInvoices({ from, to })
  if (outcome.kind !== 'ok') throw new Error(`the invoices of cards: ${outcome.kind}`)
  const paid = outcome.value.filter(({ paidCents }) => paidCents > 0)
  const ours = { paidCents: 0, refundedCents: 0 }
  const theirs = { paidCents: 0, refundedCents: 0 }
  for (const invoice of paid) {
    theirs.paidCents += invoice.paidCents
    if (invoice.paymentId) {
      await recordTakenBack(invoice.paymentId, deps)
      theirs.refundedCents += await refundedThere(invoice.paymentId, deps)
    }
    const payment = await planPayments.find(invoice.id, 'stripe')
    ours.paidCents += payment?.amountCents ?? 0
    ours.refundedCents += payment ? await planPayments.refundedCents(payment.id) : 0
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

async function refundedThere(intentId: string, deps: Deps): Promise<number> {
  const outcome = await requireCards(deps).listRefunds(intentId)
  if (outcome.kind !== 'ok') throw new Error(`the refunds of a card: ${outcome.kind}`)
  return outcome.value
    .filter(({ status }) => status === 'done')
    .reduce((total, { amountCents }) => total + amountCents, 0)
}
