import { Checkbox } from './Checkbox.tsx'
import { useFieldGroup } from './field-context.ts'
import type { Option } from './option.ts'

type CheckboxGroupProps<Value extends string> = {
  options: Option<Value>[]
  name?: string | undefined
  values?: Value[] | undefined
  defaultValues?: Value[] | undefined
  onValuesChange?: ((values: Value[]) => void) | undefined
  'aria-label'?: string | undefined
}

/** More than these stand in two columns where there is room. */
const FEW = 5

/** Several of a few. Inside a `Field group`, or with its own `aria-label`. */
export function CheckboxGroup<Value extends string>({
  options,
  name,
  values,
  defaultValues,
  onValuesChange,
  ...own
}: CheckboxGroupProps<Value>) {
  const group = useFieldGroup(own)
  function toggle(value: Value, isTicked: boolean) {
    if (!values) return
    onValuesChange?.(isTicked ? [...values, value] : values.filter((other) => other !== value))
  }
  return (
    <fieldset
      {...group}
      className={options.length > FEW ? 'min-w-0 md:grid md:grid-cols-2' : 'min-w-0'}
    >
      {options.map(({ value, label, hint, disabled }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          hint={hint}
          disabled={disabled}
          checked={values?.includes(value)}
          defaultChecked={values ? undefined : defaultValues?.includes(value)}
          onCheckedChange={(isTicked) => toggle(value, isTicked)}
        />
      ))}
    </fieldset>
  )
}
