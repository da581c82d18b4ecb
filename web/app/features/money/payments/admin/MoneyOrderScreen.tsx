import type { MoneyOrderDetails, MoneyPayment } from '@portal/contract/money/payments/money'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQueryClient } from '@tanstack/react-query'
import { Decisions } from '~/lists/Decisions.tsx'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { PixCheckButton } from '../PixCheckButton.tsx'
import { paymentsTexts } from '../payments.texts.ts'
import { BuyerDocument } from './BuyerDocument.tsx'
import { DecideButton } from './DecideButton.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { MONEY_KEY, useMoneyOrder } from './money.queries.ts'
import { moneyTexts } from './money.texts.ts'
import { exactMomentText } from './money-moment.ts'
import { timelineOf } from './order-timeline.rules.ts'
import { RefundButton } from './RefundButton.tsx'
import { STATUS_TONES } from './status-tones.ts'

const texts = moneyTexts.order
const PAYMENTS = 'pagamentos'
const day = (moment: string) => dayText(new Date(moment))

export default function MoneyOrderScreen({ params: { id } }: { params: { id: string } }) {
  const query = useMoneyOrder(id)
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextLink block to="/admin/financeiro">
        {texts.back}
      </TextLink>
      <Loaded query={query} texts={texts} why={failureText}>
        {(details) => (
          <>
            <OrderFacts details={details} />
            <Payments details={details} />
            <InvoiceForm
              key={id}
              orderId={id}
              invoice={details.invoice}
              read={async () => {
                const { data, isError } = await query.refetch()
                return isError ? null : (data?.invoice ?? null)
              }}
            />
            <Panel aria-label={texts.timeline}>
              <h2 className="mb-3 text-h3">{texts.timeline}</h2>
              <ol className="grid gap-2">
                {timelineOf(details).map(({ key, at, text }) => (
                  <li key={key} className="wrap-anywhere">
                    <time dateTime={at} className="text-muted">
                      {exactMomentText(at)}
                    </time>{' '}
                    {text}
                  </li>
                ))}
              </ol>
            </Panel>
          </>
        )}
      </Loaded>
    </div>
  )
}

function OrderFacts({ details: { order, invoice, renewal } }: { details: MoneyOrderDetails }) {
  return (
    <Panel aria-label={texts.facts}>
      <h1 className="mb-3 text-h2">{texts.title(order.number)}</h1>
      <Badge tone={STATUS_TONES[order.status] ?? 'neutral'}>
        {moneyTexts.status[order.status]}
      </Badge>
      <Facts
        facts={[
          [moneyTexts.columns.buyer, order.buyer?.name ?? moneyTexts.forgotten],
          [
            texts.document,
            order.buyer && (
              <BuyerDocument key={order.id} orderId={order.id} hint={order.buyer.document_hint} />
            ),
          ],
          [texts.email, order.email ?? texts.gone],
          [moneyTexts.columns.plan, paymentsTexts.bought(order.plan, order.cycle)],
          [moneyTexts.columns.method, moneyTexts.methods[order.method]],
          [
            texts.renewal,
            renewal && texts.renewalOf(texts.renewals[renewal.status], renewal.provider_id),
          ],
          [moneyTexts.columns.amount, moneyText(order.amount_cents)],
          [texts.price, moneyText(order.price_cents)],
          [texts.credit, order.credit_cents > 0 ? moneyText(order.credit_cents) : null],
          [texts.terms, texts.termsOf(order.terms.version, order.terms.hash)],
          [
            texts.accepted,
            order.accepted_from === null
              ? texts.acceptedUnknown(exactMomentText(order.accepted_at))
              : texts.acceptedFrom(exactMomentText(order.accepted_at), order.accepted_from),
          ],
          [texts.paidAt, order.paid_at && exactMomentText(order.paid_at)],
          [texts.withdrawal, order.withdrawal_until && exactMomentText(order.withdrawal_until)],
          [texts.invoice, texts.invoices[invoice.status](invoice.number ?? '')],
        ]}
      />
    </Panel>
  )
}

function Payments({ details: { order, payments, offer } }: { details: MoneyOrderDetails }) {
  const client = useQueryClient()
  return (
    <Panel aria-label={texts.payments}>
      <h2 id={PAYMENTS} tabIndex={-1} className="mb-3 text-h3 outline-none">
        {texts.payments}
      </h2>
      {payments.length === 0 ? <p className="text-muted">{texts.noPayment}</p> : null}
      {mayHavePaid(order) ? (
        <div className="my-3 max-w-md">
          <PixCheckButton
            texts={texts.check}
            ask={() =>
              browserApi.send('POST', '/api/v1/admin/plan-orders/:id/check', {
                params: { id: order.id },
              })
            }
            onAnswered={() => client.invalidateQueries({ queryKey: MONEY_KEY })}
          />
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-2 py-3">
            <span className="flex flex-wrap items-center gap-2">
              <b className="num">{moneyText(payment.amount_cents)}</b>
              <Badge tone={isUndecided(payment) ? 'sol-soft' : 'neutral'}>
                {moneyTexts.decisions[wentOutside(payment) ? 'outside' : payment.decision]}
              </Badge>
            </span>
            <span className="text-xs text-muted wrap-anywhere">{payment.provider_id}</span>
            {payment.left_cents > 0 ? (
              <span>{texts.left(moneyText(payment.left_cents))}</span>
            ) : null}
            {payment.withdrawal && payment.may.keep ? (
              <span>{moneyTexts.undecided.withdrawal(day(payment.withdrawal.answer_by))}</span>
            ) : null}
            <Acts payment={payment} offer={offer} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** A code of theirs may have been paid without the portal knowing it. */
const mayHavePaid = ({ method, status }: MoneyOrderDetails['order']) =>
  method !== 'card' && ['awaiting_payment', 'expired', 'canceled'].includes(status)

const isUndecided = ({ decision }: MoneyPayment) =>
  decision === 'review' || decision === 'without-order'
const wentOutside = ({ refunds }: MoneyPayment) =>
  refunds.some(({ reason }) => reason === 'outside')

type ActsProps = { payment: MoneyPayment; offer: MoneyOrderDetails['offer'] }

function Acts({ payment, offer }: ActsProps) {
  const { may } = payment
  return (
    <Decisions at="/admin/plan-payments/:id" id={payment.id}>
      {may.grant && offer ? (
        <DecideButton
          payment={payment}
          decision="granted"
          focusAfter={PAYMENTS}
          description={moneyTexts.grant.text(day(offer.starts_at), day(offer.ends_at))}
        />
      ) : null}
      {may.keep ? <DecideButton payment={payment} decision="kept" focusAfter={PAYMENTS} /> : null}
      {may.return ? (
        <DecideButton payment={payment} decision="returned" focusAfter={PAYMENTS} />
      ) : null}
      {may.return_outside ? (
        <DecideButton payment={payment} decision="outside" focusAfter={PAYMENTS} />
      ) : null}
      {may.refund ? <RefundButton payment={payment} focusAfter={PAYMENTS} /> : null}
    </Decisions>
  )
}
