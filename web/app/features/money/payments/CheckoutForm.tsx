import {
  type PaymentMethod,
  type PlanOrder,
  type PlanQuote,
  placePlanOrder,
} from '@portal/contract/money/payments/plan-order'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { EditorForm, useFieldIds } from '~/editing/EditorForm.tsx'
import { ControlField, TextField, useFieldProblem } from '~/editing/fields.tsx'
import type { Refusal } from '~/editing/refusal.ts'
import { useEditor } from '~/editing/use-editor.ts'
import { ApiError } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { type BuyerValues, type CheckoutDraft, useKeepFilled, valuesOf } from './checkout-draft.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { forgetOrderKey, orderKey } from './order-key.ts'

const FIELDS: Record<string, string> = {
  'buyer.name': 'name',
  'buyer.document': 'document',
  'terms.accepted': 'accepted',
}
const CONFLICT = 409

type CheckoutFormProps = {
  userId: string
  draft: CheckoutDraft
  quote: PlanQuote
  /** False while the amount of a new choice is on its way. */
  isCurrent: boolean
  readAgain: () => Promise<PlanQuote | null>
}

export function CheckoutForm({ userId, draft, quote, isCurrent, readAgain }: CheckoutFormProps) {
  const navigate = useNavigate()
  const { plan, cycle, terms } = quote
  const [changed, setChanged] = useState<string | null>(null)
  // Who renews by card goes on so; what was chosen for another plan may not be open for this one.
  const wanted = draft.method ?? (quote.saved_card ? 'card' : 'pix')
  const method = quote.methods.includes(wanted) ? wanted : (quote.methods[0] ?? 'pix')

  const labels = labelsOf(method, quote)

  /** What was refused may no longer be what was shown: it is read again, and the difference told. */
  async function onRefused({ status }: Refusal) {
    if (status !== CONFLICT) return
    const latest = await readAgain()
    setChanged(latest ? differenceText(quote, latest) : null)
  }
  const editor = useEditor(placePlanOrder, {
    from: null,
    toForm: (): BuyerValues => valuesOf(draft, quote),
    toBody: ({ name, document, accepted }) => ({
      key: orderKey({ userId, plan, cycle, method }),
      plan,
      cycle,
      method,
      amount_cents: quote.amount_cents,
      buyer: { name, document },
      terms: { ...terms, accepted: accepted as true },
    }),
    fieldOf: (path) => FIELDS[path] ?? path,
    idOf: (path) => `compra-${path}`,
    texts: { saved: undefined },
    onSaved: (order) => goAndPay(order, (to) => void navigate(to)),
    onRefused,
    // The key that was kept is of an order nobody can pay any more: this one is another purchase.
    sendsAgain: (error, sent) => {
      if (!isOrderOver(error)) return false
      forgetOrderKey(userId, sent.key)
      return true
    },
  })
  useKeepFilled(editor.form, draft, terms.hash)
  if (editor.base) return <Waiting label={texts.opening} />
  return (
    <EditorForm
      editor={editor}
      asksOnLeave={false}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2"
    >
      <div className="grid gap-6">
        <Panel aria-label={texts.method}>
          <Field label={texts.method} group>
            <RadioGroup
              look="cards"
              value={method}
              onValueChange={draft.choose}
              options={quote.methods.map((one) => {
                const { label, hint } = labelsOf(one, quote)
                return { value: one, label, hint }
              })}
            />
          </Field>
        </Panel>
        <BuyerFields lastDocument={quote.buyer.document_hint} />
      </div>
      <Panel aria-labelledby="resumo-da-compra" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="resumo-da-compra" className="text-h3">
          {texts.summary.title}
        </h2>
        <div aria-busy={!isCurrent} className={isCurrent ? undefined : 'opacity-55'}>
          <OrderSummary quote={quote} method={method} />
        </div>
        <TermsField version={terms.version} />
        {changed || editor.failure ? (
          <FormFailure title={texts.failed}>{changed ?? editor.failure}</FormFailure>
        ) : null}
        <Button
          type="submit"
          look="primary"
          block
          pending={editor.isSaving || !isCurrent}
          onClick={() => setChanged(null)}
        >
          {editor.isSaving ? labels.submitting : labels.submit(moneyText(quote.amount_cents))}
        </Button>
      </Panel>
    </EditorForm>
  )
}

const isOrderOver = (error: unknown) =>
  error instanceof ApiError && error.code === 'payments.order-over'

/** The card that renews is charged here; any other is typed on the page of the provider. */
function labelsOf(method: PaymentMethod, { saved_card: saved }: PlanQuote) {
  const { method: label, hint, submit, submitting } = texts.savedCard
  if (method === 'card' && saved) return { label, hint, submit, submitting }
  return {
    label: texts.methods[method],
    hint: texts.methodHints[method],
    submit: texts.submit[method],
    submitting: texts.submitting[method],
  }
}

/** A card is typed on the page of the provider; where that is not open yet, the order is followed here. */
function goAndPay({ id, method, card }: PlanOrder, navigate: (to: string) => void) {
  if (method !== 'card') return navigate(`/pagamento-pix?pedido=${id}`)
  if (card?.checkout_url) return window.location.assign(card.checkout_url)
  return navigate(`/checkout-success?pedido=${id}`)
}

function BuyerFields({ lastDocument }: { lastDocument: string | null }) {
  const { title, name, document, documentHint, lastDocument: last } = texts.buyer
  const hint = lastDocument ? `${documentHint} ${last(lastDocument)}` : documentHint
  return (
    <Panel aria-labelledby="quem-compra" className="grid gap-5">
      <h2 id="quem-compra" className="text-h3">
        {title}
      </h2>
      <TextField name="name" label={name} autoComplete="name" maxLength={120} />
      <ControlField name="document" label={document} hint={hint}>
        {({ value, onChange }) => (
          <MaskedField mask="taxDocument" value={value} onValueChange={onChange} />
        )}
      </ControlField>
    </Panel>
  )
}

/** In another tab: reading the terms must not cost what was typed. */
function TermsField({ version }: { version: number }) {
  const { field } = useController({ name: 'accepted' })
  const id = useFieldIds()('accepted')
  return (
    <Checkbox
      id={id}
      checked={field.value}
      onCheckedChange={field.onChange}
      error={useFieldProblem('accepted')}
      label={
        <>
          {texts.terms.before}{' '}
          <TextLink to={`/termos-de-uso/versoes/${version}`} target="_blank">
            {texts.terms.link(version)} <span className="sr-only">{texts.terms.newTab}</span>
          </TextLink>
        </>
      }
    />
  )
}

/** Null where what is sold and agreed to is still the same: then the refusal has a reason of its own. */
function differenceText(seen: PlanQuote, now: PlanQuote): string | null {
  if (seen.amount_cents !== now.amount_cents) {
    return texts.changed.amount(moneyText(seen.amount_cents), moneyText(now.amount_cents))
  }
  return seen.terms.hash === now.terms.hash ? null : texts.changed.terms
}
