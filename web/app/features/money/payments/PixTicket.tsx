import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { CircleCheck, Clock } from 'lucide-react'
import { memo, type ReactNode, type Ref, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { checkoutAddress } from '~/platform/checkout-address.ts'
import { copyText } from '~/platform/copy-text.ts'
import { hourText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { CopyCode } from '~/ui/CopyCode.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { QrCode } from '~/ui/QrCode.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { pixTexts as texts } from './pix.texts.ts'
import { countdownText, secondsLeft } from './pix-clock.rules.ts'
import type { PixScreenState } from './plan-order.rules.ts'
import { RefundLines } from './RefundLines.tsx'

/** The page is drawn anew each second; the code is not. */
const SteadyQrCode = memo(QrCode)

type Heading = { heading: Ref<HTMLHeadingElement> }
type PixTicketProps = Heading & {
  order: PlanOrder
  screen: PixScreenState
  /** The server's time. */
  nowMs: number
  onChanged: (order: PlanOrder) => void
}

/** The code, or what there is in its place. */
export function PixTicket({ order, screen, nowMs, heading, onChanged }: PixTicketProps) {
  switch (screen.kind) {
    case 'payable':
      return (
        // Who pays on the phone that shows the code cannot scan it: copying comes first there.
        <div className="flex flex-col gap-6 md:flex-col-reverse">
          <CopyCode code={screen.code} copyText={copyText} texts={texts.code} />
          <Ticket>
            <SteadyQrCode text={screen.code} label={texts.code.qr(moneyText(order.amount_cents))} />
            <p className="text-muted text-sm">{texts.code.scan}</p>
            <Countdown key={screen.expiresAt} {...{ heading, nowMs }} until={screen.expiresAt} />
          </Ticket>
        </div>
      )
    case 'preparing':
      return (
        <Told {...texts.preparing} heading={heading} icon={<Spinner size="lg" />}>
          {null}
        </Told>
      )
    case 'expired':
      return <Expired {...{ order, heading, onChanged }} />
    case 'over':
      return (
        <Told title={texts.over.title} text={texts.over[screen.why]} heading={heading}>
          <RefundLines order={order} />
          <LinkButton to={checkoutAddress(order.plan, order.cycle)}>{texts.over.again}</LinkButton>
        </Told>
      )
    case 'review':
      return <Told {...texts.review} heading={heading} icon={<Clock className="size-11" />} />
    case 'paid':
      return (
        <Told
          {...texts.paid}
          heading={heading}
          icon={<CircleCheck className="size-14 text-mangue-500" />}
        />
      )
  }
}

function Ticket({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label={texts.code.label}
      className="grid justify-items-center gap-3 rounded-card bg-white p-5 shadow-soft"
    >
      {children}
    </section>
  )
}

type ToldProps = Heading & { title: string; text: string; icon?: ReactNode; children?: ReactNode }

function Told({ title, text, icon, heading, children }: ToldProps) {
  return (
    <Ticket>
      {icon ? (
        <span aria-hidden="true" className="text-mar-700">
          {icon}
        </span>
      ) : null}
      <h2 ref={heading} tabIndex={-1} className="text-center text-h3 outline-none">
        {title}
      </h2>
      <p className="text-center text-muted">{text}</p>
      {children}
    </Ticket>
  )
}

const RADIUS = 26
const LENGTH = 2 * Math.PI * RADIUS

type CountdownProps = Heading & { until: string; nowMs: number }

function Countdown({ until, nowMs, heading }: CountdownProps) {
  const left = secondsLeft(until, nowMs, 0)
  // How long a code lives is the bank's affair: the ring is full when it is first seen.
  const [whole] = useState(Math.max(left, 1))
  return (
    <div className="grid w-full grid-cols-[4rem_1fr] items-center gap-3.5 border-areia-200 border-t-2 border-dashed pt-4">
      <div className="relative size-16">
        <svg viewBox="0 0 60 60" aria-hidden="true" className="fill-none [stroke-width:5]">
          <circle cx="30" cy="30" r={RADIUS} className="stroke-areia-200" />
          <circle
            cx="30"
            cy="30"
            r={RADIUS}
            strokeDasharray={`${Math.min(1, left / whole) * LENGTH} ${LENGTH}`}
            strokeLinecap="round"
            transform="rotate(-90 30 30)"
            className="stroke-sol-400"
          />
        </svg>
        <p
          role="timer"
          aria-label={texts.waiting.left}
          className="num absolute inset-0 grid place-items-center font-bold text-sm"
        >
          {countdownText(left)}
        </p>
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-[1.0625rem] outline-none">
          {texts.waiting.title}
        </h2>
        <p className="mt-1 text-muted text-sm">{texts.waiting.text(hourText(new Date(until)))}</p>
      </div>
    </div>
  )
}

type ExpiredProps = Heading & Pick<PixTicketProps, 'order' | 'onChanged'>

function Expired({ order, heading, onChanged }: ExpiredProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const { isSaving, save } = useSave<PlanOrder>({ onSaved: onChanged })
  async function renew() {
    setFailure(null)
    const outcome = await save({
      run: () =>
        browserApi.send('POST', '/api/v1/plan-orders/:id/pix-code', { params: { id: order.id } }),
    })
    if (outcome.kind !== 'saved' && outcome.kind !== 'busy') setFailure(outcome.sentence)
  }
  return (
    <Told
      title={texts.expired.title}
      text={texts.expired.text}
      heading={heading}
      icon={<Clock className="size-11" />}
    >
      {failure ? <FormFailure title={texts.expired.failed}>{failure}</FormFailure> : null}
      <Button block pending={isSaving} onClick={() => void renew()}>
        {isSaving ? texts.expired.renewing : texts.expired.renew}
      </Button>
      <p className="text-muted text-sm">{texts.expired.late}</p>
    </Told>
  )
}
