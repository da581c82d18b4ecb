import { cnpjText } from '@portal/contract/shared/cnpj'
import { isNameOf } from '@portal/contract/shared/records'
import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { isOver, statusAt } from '@portal/contract/storefront/orders/order-rules'
import { REFUSAL_SENTENCES } from '@portal/contract/storefront/orders/orders.texts'
import { ArrowLeft, CircleCheck, Copy, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyText } from '~/platform/copy-text.ts'
import { hourText } from '~/platform/moments.ts'
import { useNow } from '~/platform/use-now.ts'
import { Button } from '~/ui/Button.tsx'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { IconLink } from '~/ui/IconLink.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { toast } from '~/ui/toast.ts'
import { headlineOf, leftText, progressOf, stepsOf } from './follow.rules.ts'
import { followTexts as texts } from './follow.texts.ts'
import { KeepLonger } from './KeepLonger.tsx'
import { OrderBill } from './OrderBill.tsx'
import { OrderNextSteps } from './OrderNextSteps.tsx'
import { OrderSteps, OrderWave } from './OrderSteps.tsx'
import { slotText } from './order-words.ts'

type FollowedOrderViewProps = {
  order: FollowedOrder
  token: string
  /** When it was last read, in milliseconds. */
  readAt: number
  /** It could not be read again. */
  isLost: boolean
  pix: ReactNode
}

export function FollowedOrderView(props: FollowedOrderViewProps) {
  const { order, token, readAt, isLost, pix } = props
  const [openedAt] = useState(() => new Date().toISOString())
  const now = useNow(openedAt)
  const { establishment, catalogue } = order
  const status = statusAt(order, now)
  const isEnded = isOver(status)
  const steps = stepsOf(order, now)
  const base = `${catalogue === 'shop' ? '/loja' : '/cardapio'}/${establishment.slug}`
  return (
    <article className="wrap max-w-140 pt-3 pb-6">
      <header className="flex min-h-11 items-center gap-1">
        <IconLink to={base} label={texts.back[catalogue]} className="-ml-3">
          <ArrowLeft aria-hidden="true" />
        </IconLink>
        <p className="num flex-1 font-semibold">{texts.number(order.number)}</p>
        {isEnded ? null : <LiveDot isLost={isLost} />}
      </header>
      <Hero order={order} now={now} readAt={readAt} />
      {pix}
      {status === 'cancelled' ? null : (
        <>
          <OrderWave steps={steps} progress={progressOf(steps)} />
          <OrderSteps steps={steps} />
        </>
      )}
      {isEnded ? null : <KeepLonger order={order} token={token} />}
      <OrderNextSteps order={order} token={token} now={now} base={base} />
      <OrderBill order={order} />
      <Legal order={order} />
      {isEnded && status === 'cancelled' ? null : <ContactBar order={order} />}
    </article>
  )
}

function LiveDot({ isLost }: { isLost: boolean }) {
  return (
    <p
      className={`flex items-center gap-2 text-sm font-semibold ${isLost ? 'text-muted' : 'text-mangue-700'}`}
    >
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-full ${isLost ? 'bg-edge' : 'bg-mangue-500 outline-3 outline-mangue-100'}`}
      />
      {isLost ? texts.offline : texts.live}
    </p>
  )
}

type HeroProps = { order: FollowedOrder; now: Date; readAt: number }

/** The answer first: when it is there, or who has to answer until when. */
function Hero({ order, now, readAt }: HeroProps) {
  const { text, hour, end } = headlineOf(order, now)
  const { establishment, mode, contact, table_label: label, scheduled_for: slot } = order
  const how =
    mode === 'delivery'
      ? texts.how.delivery(contact?.address?.neighbourhood ?? null)
      : mode === 'table'
        ? texts.how.table(label)
        : texts.how.pickup()
  return (
    <section aria-live="polite" className="mt-2">
      <p className="text-sm text-muted">
        {establishment.name} · {how}
      </p>
      <h1 className="mt-2 wrap-break-word text-[2.125rem] leading-[1.08] md:text-[2.5rem]">
        {text}{' '}
        {hour ? (
          <b className="num whitespace-nowrap bg-linear-to-b from-transparent from-62% via-sol-400 via-62% to-sol-400 font-bold">
            {hour}
          </b>
        ) : null}{' '}
        {end}
      </h1>
      <HeroText order={order} now={now} readAt={readAt} />
      {slot && statusAt(order, now) !== 'cancelled' ? (
        <p className="num mt-1 text-muted">
          {texts.scheduled(slotText(new Date(slot), now).toLowerCase())}
        </p>
      ) : null}
    </section>
  )
}

function HeroText({ order, now, readAt }: HeroProps) {
  const status = statusAt(order, now)
  if (status === 'received') {
    return (
      <p className="num mt-2">
        <b className="font-semibold">{leftText(order, now)}</b>{' '}
        {order.pix ? texts.leftTextPix : texts.leftText}
      </p>
    )
  }
  if (status === 'cancelled') {
    const { cancellation } = order
    const isByTeam = cancellation && cancellation.by !== 'customer' && cancellation.by !== 'clock'
    const sentence = isByTeam
      ? cancellation.text ||
        (isNameOf(REFUSAL_SENTENCES, cancellation.code) ? REFUSAL_SENTENCES[cancellation.code] : '')
      : ''
    return (
      <>
        {sentence ? <p className="mt-2 font-semibold">“{sentence}”</p> : null}
        {order.pix ? null : (
          <p className="mt-2 flex items-center gap-2 font-semibold text-mangue-700">
            <CircleCheck aria-hidden="true" className="size-5 flex-none" />
            {texts.nothingCharged}
          </p>
        )}
      </>
    )
  }
  const present = stepsOf(order, now).find((step) => step.status === status)
  return (
    <p className="num mt-2">
      <b className="font-semibold">{present?.name}</b>{' '}
      {texts.since(hourText(new Date(order.status_since)))}{' '}
      {isOver(status) ? null : texts.updated(hourText(new Date(readAt)))}
    </p>
  )
}

function Legal({ order: { establishment } }: { order: FollowedOrder }) {
  const { name, cnpj, address } = establishment
  const seller = [name, cnpj && `CNPJ ${cnpjText(cnpj)}`, address].filter(Boolean).join(', ')
  async function copy() {
    const isCopied = await copyText(window.location.href)
    toast(
      isCopied
        ? { title: texts.copied, variant: 'success' }
        : { title: texts.copyFailed, variant: 'destructive' },
    )
  }
  return (
    <div className="mt-7 grid justify-items-start gap-2 text-sm text-muted">
      <p className="num">
        {texts.keep} {seller}.
      </p>
      <Button look="ghost" size="sm" className="-ml-4" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {texts.copy}
      </Button>
    </div>
  )
}

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Pressed by the person: a window that opened by itself would be blocked. */
function ContactBar({ order: { establishment, whatsapp_url: chat } }: { order: FollowedOrder }) {
  const { name, phone } = establishment
  if (!chat && !phone) return null
  return (
    <section
      aria-label={texts.contact(name)}
      data-bar="foot"
      className="sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 -mx-1 flex gap-2 bg-linear-to-b from-transparent to-areia-50 to-40% px-1 pt-4 pb-3 md:bottom-(--player)"
    >
      {chat ? (
        <LinkButton to={chat} {...outside} look="primary" block className="min-h-14">
          <WhatsappIcon />
          {texts.whatsapp}
        </LinkButton>
      ) : null}
      {phone ? (
        <LinkButton
          to={`tel:+55${phone}`}
          look="line"
          aria-label={texts.call(name)}
          className="min-h-14 min-w-14 flex-none bg-areia-50"
        >
          <Phone aria-hidden="true" />
        </LinkButton>
      ) : null}
    </section>
  )
}
