import {
  CATEGORY_ICON_WORDS,
  CATEGORY_ICONS,
  type CategoryIcon,
} from '@portal/contract/categories/category-words'
import { useId } from 'react'
import { useFieldGroup } from '~/ui/fieldContext.ts'
import type { IconOf } from './CategoryRow.tsx'

type IconPickerProps = {
  value: string
  onValueChange: (icon: CategoryIcon) => void
  iconOf: IconOf
}

/** Native radios: the arrow keys come with them. */
export function IconPicker({ value, onValueChange, iconOf }: IconPickerProps) {
  const name = useId()
  const group = useFieldGroup({})
  return (
    <div
      role="radiogroup"
      {...group}
      className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 rounded-input border-[1.5px] border-edge bg-white p-1.5"
    >
      {CATEGORY_ICONS.map((icon) => {
        const Icon = iconOf(icon)
        return (
          <label
            key={icon}
            title={CATEGORY_ICON_WORDS[icon]}
            className="grid h-11 cursor-pointer place-items-center rounded-item text-mar-900 hover:bg-areia-100 has-checked:bg-mar-900 has-checked:text-on-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-mar-600"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onValueChange(icon)}
              aria-label={CATEGORY_ICON_WORDS[icon]}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-5" />
          </label>
        )
      })}
    </div>
  )
}
