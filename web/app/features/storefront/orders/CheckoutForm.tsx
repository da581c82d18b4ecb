import { moneyText } from '@portal/contract/shared/plan-prices'
import { phoneCodeTexts } from '@portal/contract/storefront/orders/orders.texts'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { IconLink } from '~/ui/IconLink.tsx'
import { CheckoutFields } from './CheckoutFields.tsx'
import { CheckoutLines } from './CheckoutLines.tsx'
import { CheckoutTotals } from './CheckoutTotals.tsx'
import { readCart, type Times } from './cart.rules.ts'
import { clearCart } from './cart.store.ts'
import {
  asksForCode,
  type Basket,
  CHECKOUT_FIELDS,
  type CheckoutDraft,
  checkoutProblems,
  fieldId,
  orderBody,
  quoteFor,
} from './checkout.rules.ts'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { keepNeighbourhood } from './kept-neighbourhood.ts'
import { keptOrders } from './kept-orders.ts'
import { forgetPerson, type KeptPerson, keepPerson, keptPerson } from './kept-person.ts'
import { ModeSwitch } from './ModeSwitch.tsx'
import { slotsFor } from './ordering.rules.ts'
import { orderingTexts } from './ordering.texts.ts'
import { orderPath } from './orders.constants.ts'
import { PhoneCodeStep } from './PhoneCodeStep.tsx'
import { SendFailure } from './SendFailure.tsx'
import { forgetTableCode } from './table-code.ts'
import { type ChosenMode, cartActions, type OrderingPlace, storeOf } from './use-ordering.ts'
import { useRefusal } from './use-refusal.ts'
import { useSendOrder } from './use-send-order.ts'

type CheckoutFormProps = {
  place: OrderingPlace
  now: Date
  chosen: ChosenMode
  kept: KeptPerson
  person: Pick<KeptPerson, 'name' | 'phone'> | null
  /** What the business sells, or how, is not what this page shows. */
  onStale: () => void
  onSent: () => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { place, now, chosen, kept, person, onStale, onSent } = props
  const { cart } = chosen
  const { establishment } = place.ordering
  const navigate = useNavigate()
  const store = storeOf(place)
  const actions = cartActions(store)
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({
    ...firstDraft(kept, place),
    slot: slotOfCart(place, chosen, now),
  }))
  const [isRemembered, setRemembered] = useState(true)
  const [told, setTold] = useState<{ fieldId: string; message: string }[]>([])
  const [hasTried, setTried] = useState(false)
  const [codeReason, setCodeReason] = useState<string>(phoneCodeTexts.neededHere)
  const sending = useSendOrder(establishment.slug)
  const basket = basketOf(place, chosen, { now, at: draft.slot ? new Date(draft.slot) : now })
  const quote = quoteFor(basket, draft)
  const refusal = useRefusal(
    sending.error,
    `${JSON.stringify(cart.lines)}${basket.mode}${draft.neighbourhood}${draft.withService}`,
  )
  const total = refusal.totalCents ?? quote.total_cents
  const problems = checkoutProblems(basket, draft, now)
  const shown = { ...(hasTried ? problems : {}), ...refusal.fields }
  usePersonOnceKnown(person, setDraft)

  function change(changes: Partial<CheckoutDraft>) {
    setDraft((old) => ({ ...old, ...changes }))
    if (sending.error) sending.forget()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const listed = CHECKOUT_FIELDS.flatMap((field) => {
      const message = problems[field]
      return message ? [{ fieldId: fieldId(field), message }] : []
    })
    setTried(true)
    // Stays as it was told until the next try: a list that shrinks moves what somebody types in.
    setTold(listed)
    if (listed.length > 0 || basket.mode === null) return
    sending.send(
      orderBody(cart, basket, draft, total),
      ({ token, number }) => {
        onSent()
        if (basket.mode !== 'table') {
          if (isRemembered) keepPerson(draft)
          if (isRemembered && basket.mode === 'delivery') keepNeighbourhood(draft.neighbourhood)
          else forgetPerson()
        }
        keptOrders.add({
          token,
          number,
          slug: establishment.slug,
          placed_at: new Date().toISOString(),
          isTable: basket.mode === 'table',
        })
        clearCart(store)
        // Back leads to the menu, not to an order that was sent.
        void navigate(orderPath(token), { replace: true })
      },
      (error) => {
        if (refusal.codeOf(error) === 'orders.phone-code') {
          setDraft((old) => ({ ...old, codePhone: old.phone, phoneCode: '' }))
          setCodeReason(failureText(error))
          return
        }
        if (refusal.codeOf(error) === 'orders.table') forgetTableCode(establishment.slug)
        if (refusal.codeOf(error) !== null) onStale()
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="wrap grid max-w-160 gap-8 pt-3 pb-10">
      <header className="flex items-center gap-2">
        <IconLink to={place.base} label={texts.back} className="-ml-3">
          <ArrowLeft aria-hidden="true" />
        </IconLink>
        <h1 className="min-w-0 text-h2">
          {texts.title}
          <span className="block truncate text-base font-normal text-muted">
            {establishment.name}
          </span>
        </h1>
      </header>
      <FormErrorSummary problems={told} />
      <CheckoutLines
        id={fieldId('lines')}
        place={place}
        now={now}
        lines={basket.lines}
        refusals={refusal.lines}
        problem={shown.lines}
        actions={actions}
      />
      <section id={fieldId('mode')} tabIndex={-1} aria-labelledby="pedido-como">
        <h2 id="pedido-como" className="text-h3">
          {texts.how}
        </h2>
        <ModeSwitch
          place={place}
          offered={chosen.offered}
          mode={basket.mode}
          onMode={actions.setMode}
          now={now}
        />
        {chosen.offered.length === 0 ? (
          <p className="mt-2 text-sm text-muted">{orderingTexts.tableCode}</p>
        ) : null}
        {basket.mode === 'table' && basket.table ? (
          <p className="mt-2 text-sm text-muted">{texts.table(basket.table.label)}</p>
        ) : null}
        {shown.mode ? <p className="mt-2 font-semibold text-vermelho-700">{shown.mode}</p> : null}
      </section>
      <CheckoutFields
        place={place}
        now={now}
        basket={basket}
        draft={draft}
        shown={shown}
        isRemembered={isRemembered}
        onRemembered={(remembered) => {
          setRemembered(remembered)
          if (!remembered) forgetPerson()
        }}
        onChange={change}
      />
      <CheckoutTotals basket={basket} draft={draft} quote={quote} totalCents={total} />
      {asksForCode(draft, basket.mode) ? (
        <PhoneCodeStep
          key={draft.phone}
          phone={draft.phone}
          code={draft.phoneCode}
          lead={codeReason}
          ask={() =>
            browserApi.send('POST', '/api/v1/establishments/:slug/order-code', {
              params: { slug: establishment.slug },
              body: { key: cart.key, phone: draft.phone },
            })
          }
          // What the server asked for stands above already.
          error={
            refusal.codeOf(sending.error) === 'orders.phone-code' ? undefined : shown.phoneCode
          }
          onCode={(phoneCode) => change({ phoneCode })}
        />
      ) : null}
      {sending.error && !sending.isPending ? (
        <SendFailure
          error={sending.error}
          slug={establishment.slug}
          fieldId={refusal.field ? fieldId(refusal.field) : null}
        />
      ) : null}
      <Button
        type="submit"
        look="primary"
        block
        pending={sending.isPending}
        className="min-h-15 text-lead"
      >
        <span className="num">
          {sending.isPending ? texts.sending : texts.send(moneyText(total))}
        </span>
      </Button>
    </form>
  )
}

const basketOf = (
  { ordering, catalogue }: OrderingPlace,
  { cart, mode, table }: ChosenMode,
  times: Times,
): Basket => ({
  ...{ ordering, mode, table, kind: catalogue.kind },
  lines: readCart(cart, catalogue, times),
})

/** Chosen before the dishes were, as long as it is offered. */
function slotOfCart({ ordering, catalogue }: OrderingPlace, { cart, mode }: ChosenMode, now: Date) {
  const offered = slotsFor(ordering, { kind: catalogue.kind, mode }, now)
  return offered.find((slot) => slot === cart.slot) ?? null
}

function firstDraft(kept: KeptPerson, { ordering }: OrderingPlace): CheckoutDraft {
  const [only] = ordering.payment_methods
  const isKnown = ordering.zones.some((zone) => zone.neighbourhood === kept.neighbourhood)
  return {
    ...kept,
    neighbourhood: isKnown ? kept.neighbourhood : '',
    payment: ordering.payment_methods.length === 1 && only && !ordering.pays_ahead ? only : null,
    paysAhead: false,
    needsChange: false,
    changeFor: '',
    slot: null,
    note: '',
    isAdult: false,
    withService: false,
    codePhone: null,
    phoneCode: '',
  }
}

/** Who is signed in is known after the page: what nobody typed meanwhile is filled in. */
function usePersonOnceKnown(
  person: Pick<KeptPerson, 'name' | 'phone'> | null,
  setDraft: (next: (old: CheckoutDraft) => CheckoutDraft) => void,
) {
  const isFilled = useRef(false)
  useEffect(() => {
    if (!person || isFilled.current || keptPerson()) return
    isFilled.current = true
    setDraft((old) => ({
      ...old,
      name: old.name || person.name,
      phone: old.phone || person.phone,
    }))
  }, [person, setDraft])
}
