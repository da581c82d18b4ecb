import {
  beginsOnItsRule,
  COUNT_MAX,
  daysOfRule,
  FREQUENCIES,
  INTERVAL_MAX,
  isoDays,
  ordinalsOfDay,
} from '@portal/contract/city/events/recurrence'
import { ordinalText, recurrenceText } from '@portal/contract/city/events/recurrence.texts'
import { dayOfIsoDate, type Weekday, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { dayText } from '~/platform/moments.ts'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { formTexts as texts } from './event-editing.texts.ts'
import { type EventForm, exceptionsOf, recurrenceOf } from './event-form.rules.ts'
import { FormField } from './FormField.tsx'

const AHEAD_DAYS = 800
const SHOWN = 5

/** How it repeats, and the very dates that will be written down. */
export function RecurrenceFields() {
  const { register, control, watch } = useFormContext<EventForm>()
  const repeats = watch('repeats')
  return (
    <>
      <FormField id="recurrence.frequency" label={texts.repeats}>
        <PlainSelect {...register('repeats')}>
          {(['no', ...FREQUENCIES] as const).map((one) => (
            <option key={one} value={one}>
              {texts.frequencies[one]}
            </option>
          ))}
        </PlainSelect>
      </FormField>
      {repeats === 'no' ? null : (
        <>
          {repeats === 'weekly' ? (
            <FormField id="recurrence.weekdays" label={texts.weekdays} group>
              <Controller
                control={control}
                name="weekdays"
                render={({ field }) => (
                  <CheckboxGroup
                    options={texts.weekdayNames.map((label, index) => ({
                      value: `${index as Weekday}` as const,
                      label,
                    }))}
                    values={field.value}
                    onValuesChange={field.onChange}
                  />
                )}
              />
            </FormField>
          ) : null}
          {repeats === 'monthly' ? <MonthDay /> : null}
          <div className="grid gap-4 md:grid-cols-2">
            <FormField id="recurrence.interval" label={texts.interval} hint={texts.intervalHint}>
              <Input type="number" min={1} max={INTERVAL_MAX} {...register('interval')} />
            </FormField>
            <Ending />
          </div>
          <FormField
            id="exception_days"
            label={texts.exceptions}
            hint={texts.exceptionsHint}
            optional
          >
            <Textarea rows={2} {...register('exceptions')} />
          </FormField>
          <Preview />
        </>
      )}
    </>
  )
}

function MonthDay() {
  const { register, watch } = useFormContext<EventForm>()
  const first = dayOfIsoDate(watch('day'))
  const date = first === null ? 1 : Number(watch('day').slice(8))
  return (
    <FormField id="recurrence.ordinal" label={texts.monthBy}>
      <PlainSelect {...register('month_by')}>
        <option value="date">{texts.sameDate(date)}</option>
        {first === null
          ? null
          : ordinalsOfDay(first).map((one) => (
              <option key={one} value={String(one)}>
                {ordinalText(one, weekdayOfDay(first))}
              </option>
            ))}
      </PlainSelect>
    </FormField>
  )
}

function Ending() {
  const { register, control, watch } = useFormContext<EventForm>()
  const ends = watch('ends')
  return (
    <>
      <FormField id="recurrence.ends" label={texts.ends}>
        <PlainSelect {...register('ends')}>
          {(['never', 'until', 'count'] as const).map((one) => (
            <option key={one} value={one}>
              {texts.endings[one]}
            </option>
          ))}
        </PlainSelect>
      </FormField>
      {ends === 'until' ? (
        <FormField id="recurrence.until" label={texts.until} required>
          <Controller
            control={control}
            name="until"
            render={({ field }) => <DateField value={field.value} onValueChange={field.onChange} />}
          />
        </FormField>
      ) : null}
      {ends === 'count' ? (
        <FormField id="recurrence.count" label={texts.count} required>
          <Input type="number" min={1} max={COUNT_MAX} {...register('count')} />
        </FormField>
      ) : null}
    </>
  )
}

function Preview() {
  const form = useWatch<EventForm>() as EventForm
  const first = dayOfIsoDate(form.day ?? '')
  const rule = recurrenceOf(form)
  if (first === null || !rule || !beginsOnItsRule(rule, first)) {
    return <p className="text-muted text-sm">{texts.previewEmpty}</p>
  }
  const days = isoDays(
    daysOfRule(rule, first, first + AHEAD_DAYS, exceptionsOf(form).filter(isDay)),
  )
  return (
    <div role="status" className="rounded-input bg-areia-100 p-4 text-sm">
      <p className="font-semibold">{recurrenceText(rule, form.day)}</p>
      <p className="mt-1">
        {texts.preview}:{' '}
        {days
          .slice(0, SHOWN)
          .map((day) => dayText(new Date(`${day}T15:00:00Z`)))
          .join(' · ')}
      </p>
    </div>
  )
}

const isDay = (day: string) => dayOfIsoDate(day) !== null
