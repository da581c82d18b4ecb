import { MOST_NOTES, NOTE_TEXT_MAX, NOTE_TITLE_MAX } from '@portal/contract/sights/sight.texts'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldWords } from '~/editing/field-book.ts'
import { NamedField } from '~/editing/fields.tsx'
import { Button } from '~/ui/Button.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { SightForm } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { notes: texts, fields: fieldTexts, sections } = sightsAdminTexts

/** Titles with a sentence each: hazards, rules, ways to get there. */
export function NotesField({ name }: { name: 'hazards' | 'rules' | 'ways' }) {
  const { control, register } = useFormContext<SightForm>()
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' })
  const section = sections[name]
  useFieldWords(name, { label: section })
  return (
    <EditorSection title={section}>
      {fields.map(({ key }, index) => (
        <FormListItem
          key={key}
          label={texts.item(section, index + 1)}
          removeLabel={texts.remove(section, index + 1)}
          onRemove={() => remove(index)}
        >
          <NamedField name={`${name}.${index}.title`} label={fieldTexts.title} required>
            <Input {...register(`${name}.${index}.title`)} maxLength={NOTE_TITLE_MAX} />
          </NamedField>
          <NamedField name={`${name}.${index}.text`} label={fieldTexts.text}>
            <Textarea {...register(`${name}.${index}.text`)} maxLength={NOTE_TEXT_MAX} rows={2} />
          </NamedField>
        </FormListItem>
      ))}
      {fields.length < MOST_NOTES ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => append({ title: '', text: '' })}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </EditorSection>
  )
}
