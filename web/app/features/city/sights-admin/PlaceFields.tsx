import { Controller, useFormContext } from 'react-hook-form'
import { NamedField } from '~/editing/fields.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Input } from '~/ui/Input.tsx'
import { PinField } from '~/ui/map/PinField.tsx'
import type { SightForm } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { fields: texts, sections } = sightsAdminTexts

export function PlaceFields() {
  const { register, control } = useFormContext<SightForm>()
  return (
    <EditorSection title={sections.place}>
      <NamedField name="address" label={texts.address} optional>
        <Input {...register('address')} maxLength={160} />
      </NamedField>
      <Controller
        control={control}
        name="pin"
        render={({ field }) => (
          <PinField label={texts.pin} value={field.value} onValueChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="is_approximate"
        render={({ field }) => (
          <Checkbox
            label={texts.approximate}
            hint={texts.approximateHint}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </EditorSection>
  )
}
