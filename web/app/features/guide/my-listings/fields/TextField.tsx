import { FIELD_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import type { ComponentProps } from 'react'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import type { FormField } from '../listing-form.rules.ts'
import { errorOf, type FieldsProps, fieldId, hintOf } from './form-fields.ts'

type TextName = Exclude<FormField, 'place' | 'payment_methods' | 'amenities' | 'modules'>

type TextFieldProps = FieldsProps &
  Omit<ComponentProps<'input'>, 'form' | 'onChange' | 'className'> & {
    name: TextName
    hint?: string | undefined
    optional?: boolean
    className?: string | undefined
  }

/** A line of the listing, under the word the diff and the checklist use for it. */
export function TextField({
  name,
  hint,
  optional = false,
  className,
  form,
  problems,
  onChange,
  isWatched,
  ...input
}: TextFieldProps) {
  return (
    <Field
      id={fieldId(name)}
      label={FIELD_WORDS[name]}
      hint={hintOf(name, hint, isWatched)}
      error={errorOf(problems, name)}
      optional={optional}
      className={className}
    >
      <Input
        autoComplete="off"
        {...input}
        value={form[name]}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </Field>
  )
}
