import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { cnpjText } from '@portal/contract/shared/cnpj'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { CancelPurchase } from './CancelPurchase.tsx'
import { forgetOrderKey } from './order-key.ts'
import { PixCheckButton } from './PixCheckButton.tsx'
import { PixHelp } from './PixHelp.tsx'
import { PixTicket } from './PixTicket.tsx'
import { MissingPurchase, PurchasesLink } from './PurchasesLink.tsx'
import { planQuoteQuery, usePlanOrder } from './payments.queries.ts'
import { paymentsTexts } from './payments.texts.ts'
import { pixTexts as texts } from './pix.texts.ts'
import { isOver, type PixScreenState, pixScreenOf } from './plan-order.rules.ts'

/** Long enough to be seen and heard before the page changes. */
const PAID_SHOWN_MS = 1_500

type PixScreenProps = { userId: string; orderId: string | null }

/** /pagamento-pix?pedido= */
export function PixScreen({ userId, orderId }: PixScreenProps) {
  return orderId ? <Watched key={orderId} userId={userId} id={orderId} /> : <MissingPurchase />
}

function Watched({ userId, id }: { userId: string; id: string }) {
  const { query, isMissing, isUnreached, put } = usePlanOrder(id)
  if (isMissing) return <MissingPurchase />
  return (
    <div className="mx-auto flex max-w-120 flex-col gap-6 px-5 pt-4 pb-10">
      <Loaded
        query={{ ...query, isError: query.isError || isUnreached }}
        texts={paymentsTexts}
        why={failureText}
        className="h-120"
      >
        {(watched) => <Payment {...{ ...watched, userId, isUnreached, put }} />}
      </Loaded>
    </div>
  )
}

type PaymentProps = Pick<ReturnType<typeof usePlanOrder>, 'isUnreached' | 'put'> & {
  userId: string
  order: PlanOrder
  offsetMs: number
}

function Payment({ userId, order, offsetMs, isUnreached, put }: PaymentProps) {
  const nowMs = useServerNow(offsetMs)
  const screen = pixScreenOf(order, nowMs)
  const seller = useQuery(planQuoteQuery(order.plan, order.cycle)).data?.seller ?? null
  const amount = moneyText(order.amount_cents)
  const heading = useFocusWhenLost(screen.kind)
  useLeaveWhenPaid(order, screen.kind === 'paid')
  useEffect(() => {
    if (isOver(order)) forgetOrderKey(userId)
  }, [order, userId])
  const canStillPay = screen.kind === 'payable' || screen.kind === 'expired'
  return (
    <>
      <header className="text-center">
        <h1 className="sr-only">{texts.title}</h1>
        <p className="font-semibold text-mar-700">
          {paymentsTexts.bought(order.plan, order.cycle)}
        </p>
        <p className="num my-2 font-bold font-head text-[3.25rem] leading-none">{amount}</p>
        <p className="text-muted text-sm">
          {seller ? `${texts.seller(seller.name)}. ` : null}
          {order.buyer.name ? texts.buyer(order.buyer.name, order.buyer.document_hint) : null}
        </p>
      </header>
      <p role="status" className="sr-only">
        {announcementOf(screen)}
      </p>
      {isUnreached ? (
        <p role="status" className="rounded-input bg-sol-100 p-4 text-sm">
          {texts.unreached}
        </p>
      ) : null}
      {order.method === 'pix_automatic' && canStillPay ? (
        <p className="rounded-input bg-mar-100 p-4 text-sm">{texts.automatic}</p>
      ) : null}
      <PixTicket {...{ order, screen, nowMs, heading }} onChanged={put} />
      {canStillPay || screen.kind === 'preparing' ? (
        <>
          {canStillPay ? (
            <PixCheckButton
              texts={texts.check}
              ask={() =>
                browserApi.send('POST', '/api/v1/plan-orders/:id/check', {
                  params: { id: order.id },
                })
              }
              onAnswered={(answer) => put(answer.order)}
            />
          ) : null}
          <PixHelp amount={amount} seller={seller?.name ?? null} />
          <CancelPurchase order={order} onChanged={put} />
        </>
      ) : null}
      {screen.kind === 'review' ? (
        <PurchasesLink look="line">{texts.review.action}</PurchasesLink>
      ) : null}
      <p className="text-muted text-xs">
        {paymentsTexts.withdrawal}
        {seller ? ` ${seller.name} · ${paymentsTexts.cnpj(cnpjText(seller.cnpj))}` : null}
      </p>
    </>
  )
}

/** Said once when it changes; the countdown is not read out. */
function announcementOf(screen: PixScreenState): string {
  if (screen.kind === 'payable') return texts.waiting.title
  return texts[screen.kind].title
}

/** What had the focus may be gone with what it stood in; the keyboard goes on from what came instead. */
function useFocusWhenLost(kind: PixScreenState['kind']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(kind)
  useEffect(() => {
    if (shown.current === kind) return
    shown.current = kind
    if (document.activeElement === document.body) heading.current?.focus()
  }, [kind])
  return heading
}

function useLeaveWhenPaid({ id }: PlanOrder, isPaid: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isPaid) return
    const leave = () => void navigate(`/checkout-success?pedido=${id}`, { replace: true })
    const timer = setTimeout(leave, PAID_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [navigate, id, isPaid])
}

const TICK_MS = 1_000

/**
 * The server's time, second by second. Read from the clock at each tick and when the tab comes back:
 * a phone that slept has lost the ticks, not the time.
 */
function useServerNow(offsetMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const ticking = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now + offsetMs
}
