import { type ReactNode, useId } from 'react'
import { segmentRowStyle, segmentStyle } from './segment-style.ts'

type SegmentedControlProps<Value extends string> = {
  /** Names the choice for those who cannot see it ("Período"). */
  label: string
  options: { value: Value; label: ReactNode }[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  name?: string | undefined
}

/** Two to four exclusive views side by side: hoje / fim de semana, lista / mapa, mês / ano. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
}: SegmentedControlProps<Value>) {
  const ownName = useId()
  return (
    <div role="radiogroup" aria-label={label} className={segmentRowStyle}>
      {options.map((option) => (
        <label
          key={option.value}
          className={`${segmentStyle} has-checked:bg-areia-50 has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-mar-600`}
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onValueChange?.(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
