import { PAYMENT_WORDS } from '@portal/contract/guide/establishments/amenities.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { ORDER_NOTE_MAX, orderTexts } from '@portal/contract/storefront/orders/orders.texts'
import type { ReactNode } from 'react'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { LodgingField, StreetField } from './AddressSuggestions.tsx'
import {
  type Basket,
  type CheckoutDraft,
  type CheckoutProblems,
  fieldId,
  isAlcoholic,
  type PaymentMethod,
} from './checkout.rules.ts'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { slotText } from './order-words.ts'
import { deliveryRestAt, slotsFor, takingAt, zoneOf } from './ordering.rules.ts'
import type { OrderingPlace } from './use-ordering.ts'

type PartProps = {
  place: OrderingPlace
  now: Date
  basket: Basket
  draft: CheckoutDraft
  shown: CheckoutProblems
  onChange: (changes: Partial<CheckoutDraft>) => void
}
type CheckoutFieldsProps = PartProps & {
  isRemembered: boolean
  onRemembered: (remembered: boolean) => void
}

export function CheckoutFields({ isRemembered, onRemembered, ...part }: CheckoutFieldsProps) {
  const { basket, draft, shown, onChange } = part
  const isTable = basket.mode === 'table'
  return (
    <>
      {basket.mode === 'delivery' && !deliveryRestAt(basket.ordering, null, part.now) ? (
        <AddressPart {...part} />
      ) : null}
      <Part title={texts.who}>
        <Field
          id={fieldId('name')}
          label={isTable ? texts.tableName : texts.name}
          error={shown.name}
        >
          <Input
            value={draft.name}
            maxLength={80}
            autoComplete="name"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        {isTable ? null : (
          <>
            <Field
              id={fieldId('phone')}
              label={texts.phone}
              hint={texts.phoneHint}
              error={shown.phone}
            >
              <MaskedField
                mask="phone"
                value={draft.phone}
                onValueChange={(phone) => onChange({ phone })}
              />
            </Field>
            <Checkbox
              label={texts.remember}
              hint={texts.rememberHint}
              checked={isRemembered}
              onCheckedChange={onRemembered}
            />
          </>
        )}
      </Part>
      <WhenPart {...part} />
      <PaymentPart {...part} />
      {isAlcoholic(basket.lines) ? (
        <Checkbox
          id={fieldId('adult')}
          label={texts.adult}
          hint={texts.adultHint}
          checked={draft.isAdult}
          error={shown.adult}
          onCheckedChange={(isAdult) => onChange({ isAdult })}
        />
      ) : null}
      <Field label={texts.note} optional>
        <Input
          value={draft.note}
          maxLength={ORDER_NOTE_MAX}
          placeholder={texts.notePlaceholder}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  )
}

function AddressPart({ place, now, basket, draft, shown, onChange }: PartProps) {
  const { zones } = basket.ordering
  const zone = zoneOf(zones, draft.neighbourhood)
  const rests = (neighbourhood: string) => deliveryRestAt(basket.ordering, neighbourhood, now)
  return (
    <Part title={texts.address}>
      <Field
        id={fieldId('neighbourhood')}
        label={texts.neighbourhood}
        hint={zone ? zoneHint(place, zone) : zones.length === 0 ? texts.noZones : undefined}
        error={
          // Before the rest of the address is written.
          (zone && rests(zone.neighbourhood) ? orderTexts.zonePaused : null) ?? shown.neighbourhood
        }
      >
        <PlainSelect
          value={draft.neighbourhood}
          onChange={({ target }) => onChange({ neighbourhood: target.value })}
        >
          <option value="">{texts.chooseNeighbourhood}</option>
          {zones.map(({ neighbourhood, fee_cents: fee }) => (
            <option key={neighbourhood} value={neighbourhood} disabled={!!rests(neighbourhood)}>
              {`${neighbourhood} · ${rests(neighbourhood) ? texts.paused : fee === 0 ? texts.free : moneyText(fee)}`}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <LodgingField zones={zones} onChange={onChange} />
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <StreetField draft={draft} error={shown.street} onChange={onChange} />
        <Field id={fieldId('number')} label={texts.number} error={shown.number}>
          <Input
            value={draft.number}
            maxLength={20}
            placeholder="s/n"
            onChange={({ target }) => onChange({ number: target.value })}
          />
        </Field>
      </div>
      <Field label={texts.complement} optional>
        <Input
          value={draft.complement}
          maxLength={80}
          autoComplete="address-line2"
          onChange={({ target }) => onChange({ complement: target.value })}
        />
      </Field>
      <Field label={texts.reference} optional>
        <Input
          value={draft.reference}
          maxLength={140}
          placeholder={texts.referencePlaceholder}
          onChange={({ target }) => onChange({ reference: target.value })}
        />
      </Field>
    </Part>
  )
}

function zoneHint(
  { ordering, catalogue }: OrderingPlace,
  zone: { fee_cents: number; minimum_cents: number; minutes: number },
): string {
  const fee = zone.fee_cents === 0 ? texts.free : moneyText(zone.fee_cents)
  const first =
    catalogue.kind === 'shop'
      ? texts.shopZone(fee)
      : texts.zone(fee, ordering.preparation_minutes + zone.minutes)
  return zone.minimum_cents > 0
    ? `${first}${texts.zoneMinimum(moneyText(zone.minimum_cents))}`
    : first
}

function WhenPart({ place, now, basket, draft, shown, onChange }: PartProps) {
  const { ordering, mode } = basket
  if (mode === null) return null
  const slots = slotsFor(ordering, basket, now)
  const isTaking = takingAt(ordering, basket.kind, now).kind === 'now'
  if (slots.length === 0 && isTaking) return null
  const zone = mode === 'delivery' ? zoneOf(ordering.zones, draft.neighbourhood) : null
  const soon =
    place.catalogue.kind === 'shop'
      ? texts.soonShop
      : texts.soon(ordering.preparation_minutes + (zone?.minutes ?? 0))
  return (
    <Field id={fieldId('when')} label={texts.when} error={shown.when}>
      <PlainSelect
        value={draft.slot ?? ''}
        onChange={({ target }) => onChange({ slot: target.value || null })}
      >
        <option value="">{isTaking ? soon : texts.chooseSlot}</option>
        {slots.map((slot) => (
          <option key={slot} value={slot}>
            {slotText(new Date(slot), now)}
          </option>
        ))}
      </PlainSelect>
    </Field>
  )
}

/** A choice of its own beside the methods: Pix now, and not at the door. */
const AHEAD = 'pix-agora' as const

function PaymentPart({ basket, draft, shown, onChange }: PartProps) {
  const { ordering, mode } = basket
  if (mode === 'table') {
    return (
      <div className="grid gap-2">
        {ordering.offers_service ? (
          <Checkbox
            label={texts.service}
            hint={texts.serviceHint}
            checked={draft.withService}
            onCheckedChange={(withService) => onChange({ withService })}
          />
        ) : null}
        <p className="text-sm text-muted">{texts.paymentTable}</p>
      </div>
    )
  }
  return (
    <Part title={mode === 'pickup' ? texts.paymentPickup : texts.payment}>
      <Field
        id={fieldId('payment')}
        label={mode === 'pickup' ? texts.paymentPickup : texts.payment}
        hideLabel
        group
        hint={ordering.pays_ahead ? texts.paymentNoteAhead : texts.paymentNote}
        error={shown.payment}
      >
        <RadioGroup<PaymentMethod | typeof AHEAD>
          value={draft.paysAhead ? AHEAD : (draft.payment ?? ('' as PaymentMethod))}
          onValueChange={(value) =>
            onChange(
              value === AHEAD
                ? { payment: 'pix', paysAhead: true }
                : { payment: value, paysAhead: false },
            )
          }
          options={[
            ...(ordering.pays_ahead
              ? [{ value: AHEAD, label: texts.paysAhead, hint: texts.paysAheadHint }]
              : []),
            ...ordering.payment_methods.map((value) => ({ value, label: PAYMENT_WORDS[value] })),
          ]}
        />
      </Field>
      {draft.payment === 'dinheiro' ? (
        <>
          <Checkbox
            label={texts.needsChange}
            checked={draft.needsChange}
            onCheckedChange={(needsChange) => onChange({ needsChange })}
          />
          {draft.needsChange ? (
            <Field id={fieldId('changeFor')} label={texts.changeFor} error={shown.changeFor}>
              <MaskedField
                mask="money"
                value={draft.changeFor}
                onValueChange={(changeFor) => onChange({ changeFor })}
              />
            </Field>
          ) : null}
        </>
      ) : null}
    </Part>
  )
}
