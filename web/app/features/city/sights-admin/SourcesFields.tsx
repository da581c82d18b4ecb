import { Controller, useFormContext } from 'react-hook-form'
import { NamedField } from '~/editing/fields.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { SightForm } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { fields: texts, sections } = sightsAdminTexts

export function SourcesFields() {
  const { register, control } = useFormContext<SightForm>()
  return (
    <EditorSection title={sections.sources}>
      <NamedField name="sources" label={texts.sources} hint={texts.sourcesHint} optional>
        <Textarea {...register('sources')} />
      </NamedField>
      <Controller
        control={control}
        name="is_verified"
        render={({ field }) => (
          <Checkbox
            label={texts.verified}
            hint={texts.verifiedHint}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </EditorSection>
  )
}
