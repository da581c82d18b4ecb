import {
  MOST_SAMPLES,
  NOTE_TITLE_MAX,
  WATER_RESULT_WORDS,
  WATER_RESULTS,
} from '@portal/contract/sights/sight.texts'
import { Plus } from 'lucide-react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldWords } from '~/editing/field-book.ts'
import { NamedField } from '~/editing/fields.tsx'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { newSample, type SightForm } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { water: texts, sections } = sightsAdminTexts

/** Analyses as their published reports have them. */
export function WaterField() {
  const { control, register } = useFormContext<SightForm>()
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'water_samples',
    keyName: 'key',
  })
  useFieldWords('water_samples', { label: sections.water })
  return (
    <EditorSection title={sections.water} lead={texts.lead}>
      {fields.map(({ key }, index) => {
        const path = `water_samples.${index}`
        return (
          <FormListItem
            key={key}
            label={texts.item(index + 1)}
            removeLabel={texts.remove(index + 1)}
            onRemove={() => remove(index)}
          >
            <div className="grid gap-3 md:grid-cols-2">
              <NamedField name={`${path}.point`} label={texts.point} required>
                <Input {...register(`water_samples.${index}.point`)} maxLength={NOTE_TITLE_MAX} />
              </NamedField>
              <NamedField name={`${path}.sampled_on`} label={texts.sampled} required>
                <Controller
                  control={control}
                  name={`water_samples.${index}.sampled_on`}
                  render={({ field }) => (
                    <DateField value={field.value} onValueChange={field.onChange} />
                  )}
                />
              </NamedField>
              <NamedField name={`${path}.result`} label={texts.result}>
                <PlainSelect {...register(`water_samples.${index}.result`)}>
                  {WATER_RESULTS.map((result) => (
                    <option key={result} value={result}>
                      {WATER_RESULT_WORDS[result]}
                    </option>
                  ))}
                </PlainSelect>
              </NamedField>
              <NamedField name={`${path}.lab`} label={texts.lab} required>
                <Input {...register(`water_samples.${index}.lab`)} maxLength={NOTE_TITLE_MAX} />
              </NamedField>
            </div>
            <NamedField name={`${path}.document_url`} label={texts.document} required>
              <Input {...register(`water_samples.${index}.document_url`)} inputMode="url" />
            </NamedField>
          </FormListItem>
        )
      })}
      {fields.length < MOST_SAMPLES ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => append(newSample())}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </EditorSection>
  )
}
