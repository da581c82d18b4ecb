import {
  EVENT_CATEGORIES,
  EVENT_CATEGORY_WORDS,
  EVENT_DESCRIPTION_MAX,
  ORGANISER_MAX,
  TITLE_MAX,
} from '@portal/contract/city/events/event.texts'
import { useFormContext } from 'react-hook-form'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { formTexts as texts } from './event-editing.texts.ts'
import type { EventForm } from './event-form.rules.ts'
import { FormField } from './FormField.tsx'
import { FormSection } from './FormSection.tsx'

export function WhatFields() {
  const { register } = useFormContext<EventForm>()
  return (
    <FormSection title={texts.sections.what}>
      <FormField id="title" label={texts.title} required>
        <Input {...register('title')} maxLength={TITLE_MAX} />
      </FormField>
      <FormField id="category" label={texts.category} required>
        <PlainSelect {...register('category')}>
          <option value="">{texts.chooseCategory}</option>
          {EVENT_CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {EVENT_CATEGORY_WORDS[one]}
            </option>
          ))}
        </PlainSelect>
      </FormField>
      <FormField id="description" label={texts.description} hint={texts.descriptionHint} optional>
        <Textarea {...register('description')} maxLength={EVENT_DESCRIPTION_MAX} />
      </FormField>
      <FormField id="organiser" label={texts.organiser} optional>
        <Input {...register('organiser')} maxLength={ORGANISER_MAX} />
      </FormField>
    </FormSection>
  )
}
