import { AGE_RATING_WORDS, AGE_RATINGS, URL_MAX } from '@portal/contract/city/events/event.texts'
import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { formTexts as texts } from './event-editing.texts.ts'
import type { EventForm } from './event-form.rules.ts'
import { FormField } from './FormField.tsx'
import { FormSection } from './FormSection.tsx'

export function PriceFields() {
  const { register, control, watch } = useFormContext<EventForm>()
  return (
    <FormSection title={texts.sections.price}>
      <Controller
        control={control}
        name="is_free"
        render={({ field }) => (
          <Checkbox label={texts.isFree} checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
      {watch('is_free') ? null : (
        <div className="grid gap-4 md:grid-cols-2">
          {(['price_min', 'price_max'] as const).map((name) => (
            <FormField
              key={name}
              id={`${name}_cents`}
              label={name === 'price_min' ? texts.priceMin : texts.priceMax}
              optional
            >
              <Controller
                control={control}
                name={name}
                render={({ field }) => (
                  <MaskedField mask="money" value={field.value} onValueChange={field.onChange} />
                )}
              />
            </FormField>
          ))}
        </div>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <FormField id="ticket_url" label={texts.ticketUrl} optional>
          <Input type="url" inputMode="url" {...register('ticket_url')} maxLength={URL_MAX} />
        </FormField>
        <FormField id="age_rating" label={texts.age} optional>
          <PlainSelect {...register('age_rating')}>
            <option value="">{texts.noAge}</option>
            {AGE_RATINGS.map((one) => (
              <option key={one} value={one}>
                {AGE_RATING_WORDS[one]}
              </option>
            ))}
          </PlainSelect>
        </FormField>
      </div>
    </FormSection>
  )
}

export function ContactFields() {
  const { register, control } = useFormContext<EventForm>()
  return (
    <FormSection title={texts.sections.contact} lead={texts.sections.contactLead}>
      <div className="grid gap-4 md:grid-cols-2">
        <FormField id="contact_phone" label={texts.contactPhone} optional>
          <Controller
            control={control}
            name="contact_phone"
            render={({ field }) => (
              <MaskedField
                mask="phone"
                autoComplete="off"
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </FormField>
        <FormField id="contact_email" label={texts.contactEmail} optional>
          <Input type="email" {...register('contact_email')} maxLength={254} autoComplete="off" />
        </FormField>
      </div>
      <FormField id="contact_url" label={texts.contactUrl} optional>
        <Input type="url" inputMode="url" {...register('contact_url')} maxLength={URL_MAX} />
      </FormField>
    </FormSection>
  )
}
