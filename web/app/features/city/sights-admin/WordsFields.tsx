import {
  SIGHT_NAME_MAX,
  SIGHT_TAG_WORDS,
  SIGHT_TAGS,
  SUMMARY_MAX,
} from '@portal/contract/city/sights/sight.texts'
import { Controller, useFormContext } from 'react-hook-form'
import { NamedField } from '~/editing/fields.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Input } from '~/ui/Input.tsx'
import { RichTextEditor } from '~/ui/rich-text/RichTextEditor.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { SightForm } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { fields: texts, sections } = sightsAdminTexts

type WordsFieldsProps = {
  /** Another one: the text is opened anew. */
  edition: number
}

export function WordsFields({ edition }: WordsFieldsProps) {
  const { register, control, getValues, setValue } = useFormContext<SightForm>()
  return (
    <EditorSection title={sections.words}>
      <NamedField name="name" label={texts.name} required>
        <Input {...register('name')} maxLength={SIGHT_NAME_MAX} />
      </NamedField>
      <NamedField name="summary" label={texts.summary} hint={texts.summaryHint}>
        <Textarea {...register('summary')} maxLength={SUMMARY_MAX} rows={2} />
      </NamedField>
      <NamedField name="description" label={texts.description} group>
        <RichTextEditor
          key={edition}
          initial={getValues('description')}
          onChange={(document) => setValue('description', document, { shouldDirty: true })}
        />
      </NamedField>
      <NamedField name="tags" label={texts.tags} group>
        <Controller
          control={control}
          name="tags"
          render={({ field }) => (
            <CheckboxGroup
              options={SIGHT_TAGS.map((value) => ({ value, label: SIGHT_TAG_WORDS[value] }))}
              values={field.value}
              onValuesChange={field.onChange}
            />
          )}
        />
      </NamedField>
    </EditorSection>
  )
}
