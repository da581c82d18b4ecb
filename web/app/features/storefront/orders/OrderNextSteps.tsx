import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { mayReturn, statusAt, wayOut } from '@portal/contract/storefront/orders/order-rules'
import { KEEP_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import clsx from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { hourText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { useOrderSteps } from './follow.queries.ts'
import { clockOf, headlineOf, returnText } from './follow.rules.ts'
import { followTexts as texts } from './follow.texts.ts'
import { orderAgain } from './order-again.ts'

type NextStepsProps = { order: FollowedOrder; token: string; now: Date; base: string }

/** What the person can do now: wait, ask, leave, come back. */
export function OrderNextSteps({ order, token, now, base }: NextStepsProps) {
  const status = statusAt(order, now)
  switch (status) {
    case 'received':
      return <ChangeOfMind order={order} token={token} />
    case 'cancelled':
      return <AfterTheEnd order={order} base={base} />
    case 'delivered':
      return (
        <>
          <GiveBack order={order} token={token} now={now} />
          <div className="mt-5">
            <Again order={order} label={texts.again.delivered} />
          </div>
        </>
      )
    default:
      return <WhenLate order={order} token={token} now={now} />
  }
}

type BoxProps = { title: string; isUrgent?: boolean; children: ReactNode }

function Box({ title, isUrgent = false, children }: BoxProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'mt-5 grid gap-3 rounded-card p-4.5',
        isUrgent ? 'bg-sol-100' : 'bg-areia-100',
      )}
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

type LeaveProps = { token: string; label: string; title: string; text: string; keep: string }

function Leave({ token, label, title, text, keep }: LeaveProps) {
  const { leave } = useOrderSteps(token)
  return (
    <ConfirmDialog
      title={title}
      description={text}
      confirmLabel={label}
      cancelLabel={keep}
      destructive
      onConfirm={() =>
        leave.mutateAsync().then(
          () => undefined,
          () => undefined,
        )
      }
      trigger={
        <Button look="line" block>
          {label}
        </Button>
      }
    />
  )
}

type PartProps = { order: FollowedOrder; token: string }

function ChangeOfMind({ order: { establishment, pix }, token }: PartProps) {
  const { title, text, action, question, explanationPix, keep } = texts.changeOfMind
  const explanation = pix ? explanationPix : texts.changeOfMind.explanation
  return (
    <Box title={title}>
      <p>{text(establishment.name)}</p>
      <Leave token={token} label={action} title={question} text={explanation} keep={keep} />
    </Box>
  )
}

function WhenLate({ order, token, now }: PartProps & { now: Date }) {
  const { establishment, promised_at: promised, whatsapp_url: chat } = order
  const { late, ask } = texts
  const { isLate } = headlineOf(order, now)
  const asked = order.cancellation_request
  const title = isLate
    ? late.titleNow
    : promised
      ? late.title(clockOf(new Date(promised), now))
      : late.titleUnknown
  const mayAsk = wayOut({ status: order.status, isAsked: asked !== null }) === 'ask'
  return (
    <Box title={title} isUrgent={isLate}>
      <ol className="grid list-none gap-2.5 text-sm [counter-reset:step]">
        {chat ? (
          <Tip>
            <b className="font-semibold">{late.whatsapp}</b>
            {late.whatsappText}
          </Tip>
        ) : null}
        {establishment.phone ? (
          <Tip>
            {late.call}
            <a
              href={`tel:+55${establishment.phone}`}
              className="font-semibold text-mar-700 underline underline-offset-4"
            >
              {late.callLink}
            </a>
            .
          </Tip>
        ) : null}
        {mayAsk ? <Tip>{late.leave(establishment.name)}</Tip> : null}
      </ol>
      {asked ? (
        <p role="status" className="num font-semibold">
          {asked.denied
            ? texts.denied(establishment.name, KEEP_WORDS[asked.denied].toLowerCase())
            : texts.askedText(establishment.name, hourText(new Date(asked.asked_at)))}
        </p>
      ) : null}
      {mayAsk ? (
        <Leave
          token={token}
          label={ask.action}
          title={ask.question}
          text={ask.explanation(establishment.name)}
          keep={ask.keep}
        />
      ) : null}
    </Box>
  )
}

function Tip({ children }: { children: ReactNode }) {
  return (
    <li className="relative min-h-6 pl-8.5 [counter-increment:step] before:absolute before:left-0 before:grid before:size-6 before:place-items-center before:rounded-full before:bg-white before:font-head before:text-xs before:font-bold before:content-[counter(step)]">
      {children}
    </li>
  )
}

/** The cart as it was, to be looked through at the prices of now. */
function Again({ order, label }: { order: FollowedOrder; label: string }) {
  const navigate = useNavigate()
  return (
    <Button look="primary" block onClick={() => void navigate(orderAgain(order))}>
      {label}
    </Button>
  )
}

function AfterTheEnd({ order, base }: { order: FollowedOrder; base: string }) {
  const { catalogue } = order
  const { title, text } = texts.hungry[catalogue]
  return (
    <Box title={title}>
      <p>{text}</p>
      <Again order={order} label={texts.again.cart} />
      <LinkButton to={base} look="line" block>
        {texts.back[catalogue]}
      </LinkButton>
      <LinkButton to="/guia-comercial?aberto=1" look="ghost" block>
        {texts.hungry.places}
      </LinkButton>
    </Box>
  )
}

function GiveBack({ order, token, now }: PartProps & { now: Date }) {
  const { giveBack } = useOrderSteps(token)
  const [reason, setReason] = useState('')
  if (order.return) {
    return (
      <Box title={texts.returnAsked}>
        <p className="wrap-break-word">{returnText(order.return, now)}</p>
      </Box>
    )
  }
  if (!order.may_return || !mayReturn(order, now)) return null
  return (
    <Box title={texts.return.title}>
      <p>{texts.return.text}</p>
      <Field label={texts.return.reason} optional>
        <Textarea
          rows={2}
          maxLength={280}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button
        look="line"
        block
        pending={giveBack.isPending}
        onClick={() => giveBack.mutate(reason.trim())}
      >
        {texts.return.action}
      </Button>
    </Box>
  )
}
