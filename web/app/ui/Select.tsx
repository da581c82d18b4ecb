import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { cva, type VariantProps } from 'class-variance-authority'
import { Check, ChevronDown } from 'lucide-react'
import { useField, useFieldControl } from './field-context.ts'
import { inputStyle } from './input-style.ts'
import type { Option } from './option.ts'
import { backdropStyle, itemStyle, popupStyle, positionerStyle } from './popup-style.ts'
import { words } from './words.ts'

const trigger = cva('cursor-pointer items-center text-left', {
  variants: {
    look: {
      box: inputStyle({
        className: 'flex justify-between gap-3 data-placeholder:text-placeholder',
      }),
      /** Inside a line of text: "Ordenar Mais perto". */
      inline: 'inline-flex min-h-11 gap-1 text-sm font-semibold text-mar-600 hover:text-mar-700',
    },
  },
  defaultVariants: { look: 'box' },
})

// On phones the list is a sheet at the thumb's reach, whatever place the positioner worked out.
const sheetOnPhones =
  'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:w-auto! max-md:transform-none!'
const popup = popupStyle({
  padding: 'list',
  className:
    'max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto overscroll-contain max-md:max-h-[70dvh] max-md:rounded-b-none max-md:px-3 max-md:pt-4 max-md:pb-[calc(1rem+env(safe-area-inset-bottom))] max-md:data-ending-style:translate-y-4 max-md:data-ending-style:scale-100 max-md:data-starting-style:translate-y-4 max-md:data-starting-style:scale-100',
})

type SelectProps<Value extends string> = VariantProps<typeof trigger> & {
  options: Option<Value>[]
  value?: Value | null | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  name?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  id?: string | undefined
  'aria-label'?: string | undefined
  className?: string | undefined
}

export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  placeholder = words.choose,
  disabled,
  look,
  className,
  ...own
}: SelectProps<Value>) {
  const { required, ...control } = useFieldControl(own)
  const title = useField()?.label ?? own['aria-label']
  return (
    // Without it the list brings a <style> of its own, which the site's policy refuses.
    <CSPProvider disableStyleElements>
      <Base.Root<Value>
        items={options}
        value={value}
        defaultValue={defaultValue}
        onValueChange={(chosen) => {
          if (chosen !== null) onValueChange?.(chosen)
        }}
        name={name}
        disabled={disabled}
        required={required}
      >
        <Base.Trigger
          {...control}
          aria-label={own['aria-label']}
          className={trigger({ look, className })}
        >
          <Base.Value placeholder={placeholder} className="truncate" />
          <Base.Icon className="flex-none text-mar-600">
            <ChevronDown aria-hidden="true" className={look === 'inline' ? 'size-4' : 'size-5'} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Backdrop className={`${backdropStyle} md:hidden`} />
          <Base.Positioner
            alignItemWithTrigger={false}
            sideOffset={6}
            align="start"
            className={`${positionerStyle} ${sheetOnPhones}`}
          >
            <Base.Popup className={popup}>
              <p aria-hidden="true" className="px-3 pb-2 font-head text-h3 font-bold md:hidden">
                {title}
              </p>
              <Base.List>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className={`${itemStyle} justify-between`}
                  >
                    <Base.ItemText>
                      {option.label}
                      {option.hint ? (
                        <span className="block text-xs font-normal text-muted">{option.hint}</span>
                      ) : null}
                    </Base.ItemText>
                    <Base.ItemIndicator>
                      <Check aria-hidden="true" className="text-mar-600" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
