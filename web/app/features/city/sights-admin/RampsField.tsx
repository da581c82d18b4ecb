import {
  MOST_RAMPS,
  NOTE_TEXT_MAX,
  NOTE_TITLE_MAX,
  RAMP_ACCESS_WORDS,
  RAMP_ACCESSES,
} from '@portal/contract/city/sights/sight.texts'
import { Plus } from 'lucide-react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldWords } from '~/editing/field-book.ts'
import { NamedField } from '~/editing/fields.tsx'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { newRamp, type SightForm } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { ramp: texts, fields: fieldTexts, sections } = sightsAdminTexts

/** Each way down to the sand, with the water above which cars must be out. */
export function RampsField() {
  const { control, register } = useFormContext<SightForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'ramps', keyName: 'key' })
  useFieldWords('ramps', { label: sections.ramps })
  return (
    <EditorSection title={sections.ramps}>
      {fields.map(({ key }, index) => {
        const path = `ramps.${index}`
        return (
          <FormListItem
            key={key}
            label={texts.item(index + 1)}
            removeLabel={texts.remove(index + 1)}
            onRemove={() => remove(index)}
          >
            <div className="grid gap-3 md:grid-cols-2">
              <NamedField name={`${path}.name`} label={texts.name} required>
                <Input {...register(`ramps.${index}.name`)} maxLength={NOTE_TITLE_MAX} />
              </NamedField>
              <NamedField name={`${path}.access`} label={texts.access}>
                <PlainSelect {...register(`ramps.${index}.access`)}>
                  {RAMP_ACCESSES.map((access) => (
                    <option key={access} value={access}>
                      {RAMP_ACCESS_WORDS[access]}
                    </option>
                  ))}
                </PlainSelect>
              </NamedField>
              <NamedField
                name={`${path}.level`}
                label={texts.level}
                hint={texts.levelHint}
                optional
              >
                <Input {...register(`ramps.${index}.level`)} inputMode="decimal" />
              </NamedField>
              <NamedField
                name={`${path}.place`}
                label={texts.place}
                hint={texts.placeHint}
                optional
              >
                <Input {...register(`ramps.${index}.place`)} />
              </NamedField>
            </div>
            <Controller
              control={control}
              name={`ramps.${index}.level_is_example`}
              render={({ field }) => (
                <Checkbox
                  label={texts.example}
                  hint={texts.exampleHint}
                  checked={field.value}
                  onCheckedChange={field.onChange}
                />
              )}
            />
            <NamedField name={`${path}.note`} label={fieldTexts.note} optional>
              <Input {...register(`ramps.${index}.note`)} maxLength={NOTE_TEXT_MAX} />
            </NamedField>
          </FormListItem>
        )
      })}
      {fields.length < MOST_RAMPS ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => append(newRamp())}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </EditorSection>
  )
}
