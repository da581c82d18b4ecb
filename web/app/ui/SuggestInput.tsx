import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { inputStyle } from './input-style.ts'
import { itemStyle, popupStyle, positionerStyle } from './popup-style.ts'

export type Suggested = { value: string; label: string; hint?: string | undefined }

type SuggestInputProps<Option extends Suggested> = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'className'
> & {
  value: string
  onValueChange: (typed: string) => void
  /** What fits what is typed; whoever uses this does the looking. */
  options: readonly Option[]
  /** The field holds the option's label then. */
  onChoose: (option: Option) => void
  /** "3 ruas": said to who cannot see the list. */
  countText: (count: number) => string
}

/** A line of text that may be anything; what is suggested below it need not be taken. */
export function SuggestInput<Option extends Suggested>({
  value,
  onValueChange,
  options,
  onChoose,
  countText,
  ...input
}: SuggestInputProps<Option>) {
  const control = useFieldControl(input)
  return (
    <Base.Root<Option>
      items={options}
      value={value}
      onValueChange={(typed) => onValueChange(typed)}
      itemToStringValue={({ label }) => label}
      mode="none"
    >
      <Base.Input autoComplete="off" {...input} {...control} className={inputStyle()} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={positionerStyle}>
          <Base.Popup
            className={popupStyle({
              padding: 'list',
              className:
                'max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain data-empty:hidden',
            })}
          >
            <Base.Status className="sr-only">{countText(options.length)}</Base.Status>
            <Base.List>
              {(option: Option) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  onClick={() => onChoose(option)}
                  // Focus stays in the text box, so the highlighted line has to be seen without it.
                  className={`${itemStyle} data-highlighted:inset-ring-[1.5px] data-highlighted:inset-ring-mar-600`}
                >
                  <span>
                    {option.label}
                    {option.hint ? (
                      <span className="block text-xs font-normal text-muted">{option.hint}</span>
                    ) : null}
                  </span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
