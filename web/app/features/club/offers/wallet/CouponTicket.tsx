import { Dialog as Base } from '@base-ui/react/dialog'
import type { Coupon } from '@portal/contract/club/offers/coupon'
import {
  secondsLeftOfStep,
  shownCode,
  stepAt,
} from '@portal/contract/club/offers/coupon-code-rules'
import { valueText, weekText } from '@portal/contract/club/offers/offer-rules'
import { moneyText } from '@portal/contract/shared/plan-prices'
import clsx from 'clsx'
import { CalendarX2, Check, Clock, Lock, WifiOff, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { hourText, momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { QrCode } from '~/ui/QrCode.tsx'
import { signCode } from './sign-code.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { type CouponState, stateOf } from './wallet.rules.ts'
import { walletTexts } from './wallet.texts.ts'

const { ticket: texts } = walletTexts

type CouponTicketProps = {
  coupon: Coupon
  /** Whether the portal cannot be reached: the code is made here all the same. */
  isOffline: boolean
  /** By how many minutes this phone's clock is wrong; null is right. */
  minutesOff: number | null
  onClose: () => void
}

/** The ground tells the state: yellow holds, green was used, sand is not yet, pale is over. */
const GROUNDS: Record<CouponState, string> = {
  now: 'bg-sol-400 text-mar-950',
  later: 'bg-areia-200 text-mar-950',
  used: 'bg-mangue-700 text-white',
  over: 'bg-areia-50 text-mar-950',
}

/** A coupon as the counter sees it, over the whole screen. */
export function CouponTicket({ coupon, isOffline, minutesOff, onClose }: CouponTicketProps) {
  const now = useSeconds()
  const state = stateOf(coupon, now)
  useWakeLock(state === 'now')
  const title =
    state === 'now'
      ? texts.live
      : state === 'used'
        ? texts.used(hourText(new Date(coupon.redemption?.at ?? now)))
        : texts[state]
  return (
    <Base.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Base.Portal>
        <Base.Viewport className="fixed inset-0 z-50 overflow-y-auto">
          <Base.Popup
            className={clsx('min-h-full w-full outline-none transition-colors', GROUNDS[state])}
          >
            <div className="mx-auto grid max-w-100 gap-4 px-4 pt-2 pb-8">
              <div className="grid grid-cols-[3rem_1fr_3rem] items-center">
                <Base.Close
                  aria-label={texts.close}
                  className="grid size-12 place-items-center rounded-full"
                >
                  <X aria-hidden="true" />
                </Base.Close>
                <Base.Title className="text-center text-[1.25rem]" aria-live="polite">
                  {title}
                </Base.Title>
              </div>
              <TicketBody {...{ coupon, state, now, isOffline, minutesOff, onClose }} />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

type BodyProps = CouponTicketProps & { state: CouponState; now: Date }

function TicketBody({ coupon, state, now, isOffline, minutesOff, onClose }: BodyProps) {
  const { terms, redemption } = coupon
  if (redemption)
    return <Used redemption={redemption} name={coupon.establishment.name} onClose={onClose} />
  return (
    <>
      <div className="overflow-hidden rounded-card bg-white text-mar-950">
        {isOffline && state === 'now' ? (
          <p className="flex min-h-12 items-center gap-2 bg-mar-950 px-4 font-semibold text-sm text-white">
            <WifiOff aria-hidden="true" className="size-5 flex-none" />
            {texts.noSignal}
          </p>
        ) : null}
        <div className="flex items-center gap-3 p-4">
          <span className="num font-bold font-head text-[2rem] leading-none">
            {valueText(terms)}
          </span>
          <p className="leading-tight">
            <strong className="block">{terms.title}</strong>
            <span className="text-sm">{coupon.establishment.name}</span>
          </p>
        </div>
        {state === 'now' ? (
          minutesOff === null ? (
            <LiveCode coupon={coupon} now={now} />
          ) : (
            <Notice icon={<Clock />} title={texts.wrongClock(minutesOff)}>
              {texts.clockText}
              <ShortCode code={coupon.code} />
            </Notice>
          )
        ) : state === 'over' ? (
          <Notice icon={<CalendarX2 />} title={texts.over}>
            {texts.overText(momentText(new Date(terms.ends_at)))}
          </Notice>
        ) : (
          <Notice icon={<Lock />} title={texts.opens(weekText(terms))}>
            {texts.opensText}
          </Notice>
        )}
      </div>
      <p className="text-sm">
        <strong>{texts.rule}</strong> {terms.rule} {weekText(terms)}, até{' '}
        {momentText(new Date(terms.ends_at))}.
      </p>
    </>
  )
}

/** Another code every 30 seconds, signed here; the frame empties with it. */
function LiveCode({ coupon, now }: { coupon: Coupon; now: Date }) {
  const step = stepAt(now)
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void signCode(coupon, step).then((signed) => {
      if (!isOver) setText(signed)
    })
    return () => {
      isOver = true
    }
  }, [coupon, step])
  const left = secondsLeftOfStep(now)
  return (
    <>
      <div className="grid justify-items-center gap-2 px-4">
        <div
          className="grid min-h-64 w-full max-w-64 place-items-center"
          data-qr={text ?? undefined}
        >
          {text ? <QrCode text={text} label={texts.qr} /> : null}
        </div>
        <div className="h-1.5 w-full max-w-64 overflow-hidden rounded-full bg-areia-200">
          <div className="h-full bg-mar-950" style={{ width: `${(left / 30) * 100}%` }} />
        </div>
        <p className="num text-sm" aria-hidden="true">
          {texts.changes(left)}
        </p>
        <ShortCode code={coupon.code} />
      </div>
      <p className="num mt-3 flex items-baseline justify-between gap-3 bg-mar-950 px-4 py-3 text-white">
        <span
          className="font-bold font-head text-[1.75rem] text-sol-400 leading-none"
          aria-hidden="true"
        >
          {now.toLocaleTimeString('pt-BR', { timeZone: 'America/Belem' })}
        </span>
        <span className="text-sm">{texts.now}</span>
      </p>
    </>
  )
}

const ShortCode = ({ code }: { code: string }) => (
  <p className="text-center">
    <span className="block text-sm">{texts.dictate}</span>
    <span className="num block font-bold font-head text-[2.25rem] leading-tight tracking-widest">
      {shownCode(code)}
    </span>
  </p>
)

type NoticeProps = { icon: ReactNode; title: string; children: ReactNode }
const Notice = ({ icon, title, children }: NoticeProps) => (
  <div className="grid justify-items-center gap-3 px-4 py-8 text-center [&_svg]:size-12">
    <span aria-hidden="true">{icon}</span>
    <h2 className="text-[1.5rem]">{title}</h2>
    <div>{children}</div>
  </div>
)

type UsedProps = {
  redemption: NonNullable<Coupon['redemption']>
  name: string
  onClose: () => void
}

function Used({ redemption, name, onClose }: UsedProps) {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center" role="status">
      <span
        aria-hidden="true"
        className="grid size-24 place-items-center rounded-full bg-white text-mangue-700"
      >
        <Check className="size-12" strokeWidth={3} />
      </span>
      {redemption.saved_cents === null ? (
        <p className="text-[1.5rem]">{texts.thanks}</p>
      ) : (
        <p>
          {texts.paidLess}
          <span className="num block font-bold font-head text-[3rem] leading-tight">
            {moneyText(redemption.saved_cents)}
          </span>
        </p>
      )}
      <p>{name}</p>
      <Button look="light" block onClick={onClose}>
        {texts.back}
      </Button>
    </div>
  )
}

/** The phone's clock, second by second: it proves that a screen is live. */
function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
