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

type Named = Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'children'> & {
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
  }

export function TextField({
  name,
  rows,
  maxLength,
  type,
  inputMode,
  autoComplete,
  ...field
}: TextFieldProps) {
  const { register } = useFormContext()
  return (
    <NamedField name={name} {...field}>
      {rows === undefined ? (
        <Input {...register(name)} {...{ maxLength, type, inputMode, autoComplete }} />
      ) : (
        <Textarea {...register(name)} rows={rows} maxLength={maxLength} />
      )}
    </NamedField>
  )
}

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
      {({ value, onChange }) => <Select options={options} value={value} onValueChange={onChange} />}
    </ControlField>
  )
}

const labelIn = (options: SelectFieldProps['options']) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value

export function CheckboxField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name })
  useFieldWords(name, { label })
  return <Checkbox label={label} checked={field.value} onCheckedChange={field.onChange} />
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
