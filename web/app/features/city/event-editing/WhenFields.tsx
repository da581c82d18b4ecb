import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Input } from '~/ui/Input.tsx'
import { formTexts as texts } from './event-editing.texts.ts'
import type { EventForm } from './event-form.rules.ts'
import { FormField } from './FormField.tsx'
import { FormSection } from './FormSection.tsx'
import { RecurrenceFields } from './RecurrenceFields.tsx'

export function WhenFields() {
  const { register, control, watch } = useFormContext<EventForm>()
  const isAllDay = watch('is_all_day')
  return (
    <FormSection title={texts.sections.when}>
      <div className="grid gap-4 md:grid-cols-3">
        <FormField id="when.day" label={texts.day} required>
          <Controller
            control={control}
            name="day"
            render={({ field }) => <DateField value={field.value} onValueChange={field.onChange} />}
          />
        </FormField>
        {isAllDay ? (
          <FormField id="when.end_day" label={texts.endDay} optional>
            <Controller
              control={control}
              name="end_day"
              render={({ field }) => (
                <DateField value={field.value} onValueChange={field.onChange} />
              )}
            />
          </FormField>
        ) : (
          <>
            <FormField id="when.time" label={texts.time} required>
              <Input type="time" {...register('time')} />
            </FormField>
            <FormField id="when.end_time" label={texts.endTime} hint={texts.endTimeHint} optional>
              <Input type="time" {...register('end_time')} />
            </FormField>
          </>
        )}
      </div>
      <Controller
        control={control}
        name="is_all_day"
        render={({ field }) => (
          <Checkbox label={texts.allDay} checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
      <RecurrenceFields />
    </FormSection>
  )
}
