import { LATEST_DAY_END } from '@portal/contract/storefront/orders/business-day'
import { type OwnOrdering, saveOrdering } from '@portal/contract/storefront/orders/ordering'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { CheckboxField, ControlField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { failureText } from '~/platform/failure-text.ts'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { SaveBar } from '~/ui/SaveBar.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ownOrderingQuery } from '../board.queries.ts'
import { orderingTexts as texts } from './ordering.texts.ts'
import { fieldOf, type OrderingForm, toContent, toForm } from './ordering-form.rules.ts'
import { TablesPanel } from './TablesPanel.tsx'
import { ZonesFields } from './ZonesFields.tsx'

export type OrderingAddresses = { hours: string; payment: string }
type OrderingScreenProps = {
  establishment: { id: string }
  addresses: OrderingAddresses
  /** Switches what can be ordered from; null for who may not. */
  modules?: ReactNode
  /** What else belongs to taking orders, below all of it. */
  children?: ReactNode
}

/** How a business takes orders, and the tables that order by themselves. */
export function OrderingScreen({
  establishment: { id },
  addresses,
  modules = null,
  children,
}: OrderingScreenProps) {
  const ordering = useQuery(ownOrderingQuery(id))
  return (
    <Loaded
      query={ordering}
      texts={{ loading: texts.loading, loadError: texts.loadFailed }}
      why={failureText}
    >
      {(data) => (
        <>
          <Missing ordering={data} addresses={addresses} />
          {modules}
          <OrderingEditor id={id} ordering={data} />
          {data.content.takes_table ? <TablesPanel establishmentId={id} /> : null}
          {children}
        </>
      )}
    </Loaded>
  )
}

type MissingProps = { ordering: OwnOrdering; addresses: OrderingAddresses }

/** What keeps anybody from ordering, with the way to where it is set. */
function Missing({ ordering, addresses }: MissingProps) {
  const { missing } = texts
  const { content, is_in_plan, is_delivery_on, is_shop_on, has_hours, payment_methods } = ordering
  const takesAny = content.takes_delivery || content.takes_pickup || content.takes_table
  const steps = [
    ...(is_in_plan ? [] : [{ text: missing.plan, link: missing.plans, to: '/planos' }]),
    ...(is_delivery_on || is_shop_on ? [] : [{ text: missing.modules, link: null, to: '' }]),
    ...(has_hours ? [] : [{ text: missing.hours, link: missing.toHours, to: addresses.hours }]),
    ...(payment_methods.length > 0
      ? []
      : [{ text: missing.payment, link: missing.toPayment, to: addresses.payment }]),
    ...(takesAny ? [] : [{ text: missing.modes, link: null, to: '' }]),
    ...(content.takes_delivery && content.zones.length === 0
      ? [{ text: missing.zones, link: null, to: '' }]
      : []),
  ]
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="falta-para-pedidos" className="rounded-card bg-sol-100 p-5">
      <h2 id="falta-para-pedidos" className="flex items-center gap-2 text-[1.125rem]">
        <CircleAlert aria-hidden="true" className="size-5 flex-none" />
        {missing.title}
      </h2>
      <ul className="mt-1 grid gap-1">
        {steps.map(({ text, link, to }) => (
          <li key={text}>
            {text}{' '}
            {link ? (
              <TextLink to={to} block>
                {link}
              </TextLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderingEditor({ id, ordering }: { id: string; ordering: OwnOrdering }) {
  const queries = useQueryClient()
  const query = ownOrderingQuery(id)
  const editor = useEditor(saveOrdering, {
    from: ordering,
    params: { id },
    toForm,
    toBody: (values: OrderingForm, { version }) => ({ ...toContent(values), version }),
    fieldOf,
    texts: { saved: texts.saved, failed: texts.failed },
    onSaved: (saved) => queries.setQueryData(query.queryKey, saved),
    read: () => queries.fetchQuery({ ...query, staleTime: 0 }),
  })
  return (
    <EditorForm key={editor.edition} editor={editor}>
      <ModesSection canAskCode={ordering.can_ask_phone_code} />
      <EditorSection level="h2" title={texts.kitchen.title}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="preparation_minutes"
            label={texts.kitchen.minutes}
            hint={texts.kitchen.minutesHint}
            inputMode="numeric"
            maxLength={3}
          />
          <TextField
            name="slot_capacity"
            label={texts.kitchen.capacity}
            hint={texts.kitchen.capacityHint}
            inputMode="numeric"
            maxLength={3}
            optional
          />
          <ControlField
            name="day_ends_hour"
            label={texts.kitchen.dayEnds}
            hint={texts.kitchen.dayEndsHint}
          >
            {({ value, onChange }) => (
              <PlainSelect value={value} onChange={({ target }) => onChange(target.value)}>
                {Array.from({ length: LATEST_DAY_END + 1 }, (_, hour) => (
                  <option key={String(hour)} value={String(hour)}>
                    {hour === 0 ? texts.kitchen.midnight : texts.kitchen.hour(hour)}
                  </option>
                ))}
              </PlainSelect>
            )}
          </ControlField>
        </div>
      </EditorSection>
      <ZonesSection />
      <SaveBar
        texts={texts.save}
        changedCount={editor.isChanged ? 1 : 0}
        isSaving={editor.isSaving}
        failure={editor.failure}
        onDiscard={editor.discard}
      />
    </EditorForm>
  )
}

function ModesSection({ canAskCode }: { canAskCode: boolean }) {
  const { modes } = texts
  const takesTable = useWatch<OrderingForm>({ name: 'takes_table' })
  return (
    <EditorSection level="h2" title={modes.title}>
      <div className="grid md:grid-cols-2">
        <CheckboxField name="takes_delivery" label={modes.takes_delivery} />
        <CheckboxField name="takes_pickup" label={modes.takes_pickup} />
        <CheckboxField name="takes_table" label={modes.takes_table} />
        <CheckboxField name="takes_scheduled" label={modes.takes_scheduled} />
      </div>
      {takesTable ? (
        <div className="border-line border-t pt-2">
          <CheckboxField name="offers_service" label={modes.offers_service} />
          <p className="text-muted text-xs">{modes.serviceHint}</p>
        </div>
      ) : null}
      {canAskCode ? (
        <div className="border-line border-t pt-2">
          <CheckboxField name="asks_phone_code" label={modes.asks_phone_code} />
          <p className="text-muted text-xs">{modes.codeHint}</p>
        </div>
      ) : null}
    </EditorSection>
  )
}

/** Bairros that were written stay while nothing is delivered. */
function ZonesSection() {
  const takesDelivery = useWatch<OrderingForm>({ name: 'takes_delivery' })
  return takesDelivery ? <ZonesFields /> : null
}
