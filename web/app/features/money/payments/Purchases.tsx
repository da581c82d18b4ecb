import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { ReceiptText } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { cityDay, dayText, momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { usePlanOrders, useRefreshPlan } from './payments.queries.ts'
import { paymentsTexts } from './payments.texts.ts'
import { isBought, paymentAddress, yearOf } from './plan-order.rules.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

const { list: texts, withdraw } = paymentsTexts
const day = (moment: string) => dayText(new Date(moment))

/** What the person bought, the newest first; `level` goes on from the heading above. */
export function Purchases({ level = 'h3' }: { level?: 'h2' | 'h3' }) {
  const orders = usePlanOrders()
  useFollowPlan(orders.data)
  return (
    <Panel aria-label={texts.title}>
      <Loaded query={orders} texts={texts} why={failureText} surface="plain" className="h-40">
        {(found) =>
          found.length === 0 ? (
            <EmptyState surface="plain" icon={<ReceiptText />} title={texts.empty}>
              {texts.emptyText}
            </EmptyState>
          ) : (
            <>
              <Year orders={found} />
              <ul className="divide-y divide-line">
                {found.map((order) => (
                  <Purchase key={order.id} order={order} level={level} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

/** What this year has cost, less what went back, and what waits to be paid. */
function Year({ orders }: { orders: readonly PlanOrder[] }) {
  const year = cityDay(new Date()).slice(0, 4)
  const { paid, open } = yearOf(orders, (moment) => cityDay(new Date(moment)).startsWith(year))
  return (
    <p className="mb-4 border-line border-b pb-4">
      <b className="num font-semibold">{texts.year(year, moneyText(paid))}</b>{' '}
      {open > 0 ? texts.owed(moneyText(open)) : texts.nothingOwed}{' '}
      <span className="text-muted">{texts.guests}</span>
    </p>
  )
}

/** Money that has gone back takes its plan with it, wherever that is shown. */
function useFollowPlan(orders: readonly PlanOrder[] | undefined) {
  const refreshPlan = useRefreshPlan()
  const refunded = orders?.filter(({ status }) => status === 'refunded').length
  const known = useRef(refunded)
  useEffect(() => {
    if (known.current !== undefined && refunded !== known.current) void refreshPlan()
    known.current = refunded
  }, [refunded, refreshPlan])
}

const TONES: Record<PlanOrder['status'], ComponentProps<typeof Badge>['tone']> = {
  awaiting_payment: 'sol-soft',
  scheduled: 'mar',
  paid: 'ok',
  partially_refunded: 'mar',
  refunded: 'mar',
  expired: 'neutral',
  canceled: 'neutral',
  review: 'sol-soft',
}

function Purchase({ order, level: Heading }: { order: PlanOrder; level: 'h2' | 'h3' }) {
  const name = paymentsTexts.bought(order.plan, order.cycle)
  const { period, paid_at: paidAt, withdrawal_until: until } = order
  return (
    <li aria-label={name} className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="text-base">{name}</Heading>
        <b className="num">{moneyText(order.amount_cents)}</b>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <Badge tone={TONES[order.status]}>{paymentsTexts.status[order.status]}</Badge>
        <span>{paidAt ? texts.paidOn(day(paidAt)) : texts.madeOn(day(order.created_at))}</span>
        {period ? (
          <span>
            {texts.holds} {paymentsTexts.period(day(period.starts_at), day(period.ends_at))}
          </span>
        ) : null}
      </div>
      {order.refunds.map(({ protocol, status, amount_cents: cents }) => (
        <p key={protocol}>
          {paymentsTexts.refunds[status]}: <span className="num">{moneyText(cents)}</span>.{' '}
          <b className="font-semibold">{paymentsTexts.protocol(protocol)}</b>
        </p>
      ))}
      {order.withdrawal ? <Review withdrawal={order.withdrawal} /> : null}
      {order.invoice_number ? (
        <p className="text-muted">{texts.invoice(order.invoice_number)}</p>
      ) : null}
      {until ? (
        <p className="text-muted">{texts.canWithdraw(momentText(new Date(until)))}</p>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {order.status === 'awaiting_payment' ? (
          <LinkButton to={paymentAddress(order)} size="sm">
            {texts.pay}
          </LinkButton>
        ) : null}
        {isBought(order) ? <ReceiptButton orderId={order.id} /> : null}
        {/* The server's clock says whether it is in time: that of a phone may be wrong. */}
        {until || order.may_ask_again ? <Withdraw order={order} name={name} /> : null}
      </div>
    </li>
  )
}

/** A withdrawal that somebody of the team looks at, and their answer where that was no. */
function Review({ withdrawal }: { withdrawal: NonNullable<PlanOrder['withdrawal']> }) {
  const { status, amount_cents: cents, protocol, requested_at: on, answer_by: by } = withdrawal
  if (status === 'returned') return null
  const { in_review, kept } = paymentsTexts.withdrawalReview
  const amount = moneyText(cents)
  return (
    <p>
      {status === 'kept'
        ? kept(amount, withdrawal.reason ?? '')
        : in_review(amount, day(on), day(by))}{' '}
      <b className="font-semibold">{paymentsTexts.protocol(protocol)}</b>
    </p>
  )
}

const newest = (refunds: PlanOrder['refunds']) =>
  [...refunds].sort((one, other) => one.requested_at.localeCompare(other.requested_at)).at(-1)

function Withdraw({ order, name }: { order: PlanOrder; name: string }) {
  const refreshPlan = useRefreshPlan()
  const { save } = useSave<PlanOrder>({ onSaved: refreshPlan })
  async function confirm() {
    await save({
      run: () =>
        browserApi.send('POST', '/api/v1/plan-orders/:id/withdrawal', { params: { id: order.id } }),
      done: ({ refunds, withdrawal }) => ({
        title: withdraw.done,
        description:
          withdrawal?.status === 'in_review'
            ? withdraw.reviewText(withdrawal.protocol)
            : withdraw.doneText(newest(refunds)?.protocol ?? ''),
        variant: 'success',
      }),
      failed: withdraw.failed,
    })
  }
  const isAgain = order.may_ask_again
  const amount = moneyText(order.refundable_cents)
  const isWhole = order.refundable_cents >= order.amount_cents
  const what = isWhole ? withdraw.whole(amount) : withdraw.rest(amount)
  const words = order.reason === 'upgrade' ? withdraw.upgradeText : withdraw.text
  return (
    <ConfirmDialog
      title={isAgain ? withdraw.againTitle : withdraw.title(name)}
      description={isAgain ? withdraw.againText(amount) : words(what)}
      confirmLabel={withdraw.confirm}
      cancelLabel={withdraw.keep}
      destructive
      onConfirm={confirm}
      trigger={
        <Button look="ghost" size="sm">
          {isAgain ? withdraw.again : withdraw.action}
        </Button>
      }
    />
  )
}
