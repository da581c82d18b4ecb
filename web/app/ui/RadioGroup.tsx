import clsx from 'clsx'
import { useId } from 'react'
import { useField, useFieldGroup } from './field-context.ts'
import type { Option } from './option.ts'

type RadioGroupProps<Value extends string> = {
  options: Option<Value>[]
  name?: string | undefined
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  /** `cards` frames each choice: plans, delivery or pick-up. */
  look?: 'list' | 'cards'
  'aria-label'?: string | undefined
}

const row =
  'grid min-h-11 grid-cols-[1.5rem_1fr] items-start gap-x-3 has-disabled:cursor-not-allowed has-disabled:text-muted'
const card =
  'rounded-input border-[1.5px] border-edge bg-white p-4 has-checked:border-mar-900 has-checked:bg-mar-100/50 has-checked:inset-ring-1 has-checked:inset-ring-mar-900 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-mar-600'

/** One of a few. Native radios: the arrow keys come with them. */
export function RadioGroup<Value extends string>({
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  look = 'list',
  ...own
}: RadioGroupProps<Value>) {
  const ownName = useId()
  const group = useFieldGroup(own)
  const field = useField()
  return (
    <div
      role="radiogroup"
      {...group}
      aria-invalid={field?.isInvalid || undefined}
      aria-required={field?.isRequired || undefined}
      className={clsx('grid', look === 'cards' && 'gap-3')}
    >
      {options.map((option) => (
        <label key={option.value} className={clsx(row, look === 'cards' ? card : 'py-2.5')}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onValueChange?.(option.value)}
            className={clsx(
              'size-6 appearance-none rounded-full border-[1.5px] border-placeholder bg-white checked:border-[7px] checked:border-mar-900 focus-visible:rounded-full disabled:opacity-55',
              look === 'cards' && 'outline-none',
            )}
          />
          <span>
            <span className={clsx(look === 'cards' && 'font-semibold')}>{option.label}</span>
            {option.hint ? <span className="block text-xs text-muted">{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </div>
  )
}
