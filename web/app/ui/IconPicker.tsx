import { type ReactNode, useId } from 'react'
import { useFieldGroup } from './field-context.ts'

type IconPickerProps<Name extends string> = {
  icons: readonly Name[]
  words: Record<Name, string>
  draw: (icon: Name) => ReactNode
  value: string
  onValueChange: (icon: Name) => void
}

/** Native radios: the arrow keys come with them. */
export function IconPicker<Name extends string>(props: IconPickerProps<Name>) {
  const { icons, words, draw, value, onValueChange } = props
  const name = useId()
  const group = useFieldGroup({})
  return (
    <div
      role="radiogroup"
      {...group}
      className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 rounded-input border-[1.5px] border-edge bg-white p-1.5"
    >
      {icons.map((icon) => (
        <label
          key={icon}
          title={words[icon]}
          className="grid h-11 cursor-pointer place-items-center rounded-item text-mar-900 hover:bg-areia-100 has-checked:bg-mar-900 has-checked:text-on-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-mar-600"
        >
          <input
            type="radio"
            name={name}
            value={icon}
            checked={icon === value}
            onChange={() => onValueChange(icon)}
            aria-label={words[icon]}
            className="sr-only"
          />
          {draw(icon)}
        </label>
      ))}
    </div>
  )
}
