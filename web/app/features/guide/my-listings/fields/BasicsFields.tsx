import { FIELD_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import type { ReactNode } from 'react'
import { Field } from '~/ui/Field.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '../my-listings.constants.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { CategoryFields } from './CategoryFields.tsx'
import { errorOf, type FieldsProps, fieldId } from './form-fields.ts'
import { TextField } from './TextField.tsx'

const texts = myListingsTexts.fields

type BasicsFieldsProps = FieldsProps & { afterName?: ReactNode }

export function BasicsFields({ afterName, ...props }: BasicsFieldsProps) {
  const { form, problems, onChange } = props
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        {...props}
        name="name"
        hint={texts.name.hint}
        maxLength={LONGEST_NAME}
        autoComplete="organization"
        className="md:col-span-2"
      />
      {afterName}
      <CategoryFields {...props} />
      <Field
        id={fieldId('description')}
        label={FIELD_WORDS.description}
        hint={texts.description.hint}
        error={errorOf(problems, 'description')}
        optional
        className="md:col-span-2"
      >
        <Textarea
          rows={4}
          maxLength={LONGEST_DESCRIPTION}
          value={form.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
      </Field>
      <TextField
        {...props}
        name="specialties"
        hint={texts.specialties.hint}
        optional
        className="md:col-span-2"
      />
    </div>
  )
}
