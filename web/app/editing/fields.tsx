import type { ComponentProps, ReactNode } from 'react'
import { type ControllerRenderProps, useController, useFormContext } from 'react-hook-form'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { DateField as DateControl } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { useFieldIds } from './EditorForm.tsx'
import { type PartWords, useFieldWords } from './field-book.ts'

export type Named = Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'children'> & {
  /** The path of the value in the form, as `phones.0.number`. */
  name: string
  /** How a value reads, where what somebody else wrote is shown beside it. */
  show?: PartWords['show']
}

export function useFieldProblem(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext()
  return getFieldState(name, formState).error?.message
}

/** Label, hint and what is wrong, around any control that registers itself under the same name. */
export function NamedField({ name, show, children, ...field }: Named & { children: ReactNode }) {
  const idOf = useFieldIds()
  useFieldWords(name, { label: field.label, show })
  return (
    <Field id={idOf(name)} error={useFieldProblem(name)} {...field}>
      {children}
    </Field>
  )
}

type TextFieldProps = Named &
  Pick<ComponentProps<typeof Input>, 'maxLength' | 'type' | 'inputMode' | 'autoComplete'> & {
    /** More than one line. */
    rows?: number | undefined
    /** Nothing written is null, as the contract has it. */
    orNull?: boolean
  }

export function TextField({
  name,
  rows,
  maxLength,
  type,
  inputMode,
  autoComplete,
  orNull = false,
  ...field
}: TextFieldProps) {
  const { register } = useFormContext()
  const registered = register(name, orNull ? { setValueAs: textOrNull } : {})
  return (
    <NamedField name={name} {...field}>
      {rows === undefined ? (
        <Input {...registered} {...{ maxLength, type, inputMode, autoComplete }} />
      ) : (
        <Textarea {...registered} rows={rows} maxLength={maxLength} />
      )}
    </NamedField>
  )
}

/** The one place where an empty text becomes nothing. */
const textOrNull = (text: string | null) => text?.trim() || null

export function DateField({ name, ...field }: Named) {
  return (
    <ControlField name={name} {...field}>
      {({ value, onChange }) => <DateControl value={value} onValueChange={onChange} />}
    </ControlField>
  )
}

type SelectFieldProps = Named & { options: ComponentProps<typeof Select>['options'] }

export function SelectField({ name, options, ...field }: SelectFieldProps) {
  return (
    <ControlField name={name} show={labelIn(options)} {...field}>
      {({ value, onChange }) => (
        <Select
          options={options}
          value={typeof value === 'number' ? String(value) : value}
          // A choice among numbers holds a number.
          onValueChange={(chosen) => onChange(typeof value === 'number' ? Number(chosen) : chosen)}
        />
      )}
    </ControlField>
  )
}

const labelIn = (options: SelectFieldProps['options']) => (value: string | number | null) =>
  options.find((option) => option.value === String(value))?.label ?? ''

type CheckboxFieldProps = { name: string; label: string; hint?: string | undefined }

export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const { field } = useController({ name })
  useFieldWords(name, { label })
  return (
    <Checkbox label={label} hint={hint} checked={field.value} onCheckedChange={field.onChange} />
  )
}

type ControlFieldProps = Named & { children: (control: ControllerRenderProps) => ReactNode }

/** A control that is handed its value and reports changes: rich text, a photo, a pin. */
export function ControlField({ name, children, ...field }: ControlFieldProps) {
  const { field: control } = useController({ name })
  return (
    <NamedField name={name} {...field}>
      {children(control)}
    </NamedField>
  )
}
