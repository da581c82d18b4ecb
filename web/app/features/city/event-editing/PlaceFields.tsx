import { ADDRESS_MAX, VENUE_MAX } from '@portal/contract/city/events/event.texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { browserApi } from '~/platform/api.ts'
import {
  pinOnStreet,
  streetOptions,
  streetSuggestionsQuery,
} from '~/platform/street-suggestions.ts'
import { Combobox } from '~/ui/Combobox.tsx'
import { Input } from '~/ui/Input.tsx'
import { PinField } from '~/ui/map/PinField.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { SuggestInput } from '~/ui/SuggestInput.tsx'
import { formTexts as texts } from './event-editing.texts.ts'
import type { EventForm } from './event-form.rules.ts'
import { FormField } from './FormField.tsx'
import { FormSection } from './FormSection.tsx'

const KINDS = ['address', 'sight', 'establishment'] as const

/** `businessName` is what the event has now: the search does not know it before one types. */
export function PlaceFields({ businessName }: { businessName?: string | undefined }) {
  const { register, watch, setValue } = useFormContext<EventForm>()
  const kind = watch('venue_kind')
  return (
    <FormSection title={texts.sections.where}>
      <FormField id="venue.kind" label={texts.venueKind}>
        <PlainSelect {...register('venue_kind', { onChange: () => setValue('venue_id', '') })}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {texts.venueKinds[one]}
            </option>
          ))}
        </PlainSelect>
      </FormField>
      {kind === 'address' ? <Address /> : null}
      {kind === 'sight' ? <Sight /> : null}
      {kind === 'establishment' ? <Business name={businessName} /> : null}
    </FormSection>
  )
}

function Address() {
  const { register, control, watch, setValue } = useFormContext<EventForm>()
  const pin = watch('pin')
  const { data: streets = [] } = useQuery(streetSuggestionsQuery(watch('address'), pin))
  return (
    <>
      <FormField id="venue.name" label={texts.venueName} required>
        <Input {...register('venue_name')} maxLength={VENUE_MAX} />
      </FormField>
      <FormField id="venue.address" label={texts.address} hint={texts.addressHint} optional>
        <Controller
          control={control}
          name="address"
          render={({ field }) => (
            <SuggestInput
              ref={field.ref}
              name={field.name}
              onBlur={field.onBlur}
              value={field.value}
              onValueChange={field.onChange}
              options={streetOptions(streets)}
              onChoose={({ label, place }) => {
                field.onChange(label)
                setValue('pin', pinOnStreet(pin, place), { shouldDirty: true })
              }}
              countText={texts.streetCount}
              maxLength={ADDRESS_MAX}
            />
          )}
        />
      </FormField>
      <Controller
        control={control}
        name="pin"
        render={({ field }) => (
          <PinField label={texts.pin} value={field.value} onValueChange={field.onChange} />
        )}
      />
    </>
  )
}

function Sight() {
  const { control } = useFormContext<EventForm>()
  const { data = [], isFetching } = useQuery({
    queryKey: ['sights'],
    queryFn: () => browserApi.get('/api/v1/sights'),
  })
  return (
    <FormField id="venue" label={texts.sight} required>
      <Controller
        control={control}
        name="venue_id"
        render={({ field }) => (
          <Combobox
            options={data.map(({ id, name }) => ({ value: id, label: name }))}
            value={field.value || null}
            onValueChange={(id) => field.onChange(id ?? '')}
            loading={isFetching}
          />
        )}
      />
    </FormField>
  )
}

function Business({ name }: { name: string | undefined }) {
  const { control, watch } = useFormContext<EventForm>()
  const [typed, setTyped] = useState(name ?? '')
  const { data, isFetching } = useQuery({
    queryKey: ['establishments', 'search', typed],
    queryFn: () => browserApi.get('/api/v1/establishments', { query: { busca: typed } }),
    enabled: typed.trim().length > 1,
    placeholderData: keepPreviousData,
  })
  const found = (data?.establishments ?? []).map(({ id, name: label, neighbourhood }) => ({
    value: id,
    label,
    hint: neighbourhood ?? undefined,
  }))
  const chosen = watch('venue_id')
  const isKnown = found.some(({ value }) => value === chosen)
  const options =
    chosen && name && !isKnown ? [{ value: chosen, label: name, hint: undefined }, ...found] : found
  return (
    <FormField id="venue" label={texts.business} hint={texts.businessHint} required>
      <Controller
        control={control}
        name="venue_id"
        render={({ field }) => (
          <Combobox
            options={options.map(({ value, label, hint }) => ({
              value,
              label,
              ...(hint ? { hint } : {}),
            }))}
            value={field.value || null}
            onValueChange={(id) => field.onChange(id ?? '')}
            onSearch={setTyped}
            loading={isFetching}
          />
        )}
      />
    </FormField>
  )
}
