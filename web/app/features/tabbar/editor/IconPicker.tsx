import type { TabBarIcon } from '@portal/contract/tabbar/tabbar-item'
import { useId } from 'react'
import { useFieldGroup } from '~/ui/fieldContext.ts'
import { TabIcon } from '../TabIcon.tsx'
import { ICON_NAMES, ICONS } from './tabbar-icon-names.ts'

type IconPickerProps = { value: TabBarIcon; onValueChange: (icon: TabBarIcon) => void }

/** Native radios: the arrow keys come with them. */
export function IconPicker({ value, onValueChange }: IconPickerProps) {
  const name = useId()
  const group = useFieldGroup({})
  return (
    <div
      role="radiogroup"
      {...group}
      className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 rounded-input border-[1.5px] border-edge bg-white p-1.5"
    >
      {ICONS.map((icon) => (
        <label
          key={icon}
          title={ICON_NAMES[icon]}
          className="grid h-11 cursor-pointer place-items-center rounded-item text-mar-900 hover:bg-areia-100 has-checked:bg-mar-900 has-checked:text-on-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-mar-600"
        >
          <input
            type="radio"
            name={name}
            value={icon}
            checked={icon === value}
            onChange={() => onValueChange(icon)}
            aria-label={ICON_NAMES[icon]}
            className="sr-only"
          />
          <TabIcon name={icon} />
        </label>
      ))}
    </div>
  )
}
