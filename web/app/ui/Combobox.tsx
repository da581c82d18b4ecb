import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { useFieldControl } from './field-context.ts'
import { foldText } from './fold-text.ts'
import { iconButtonStyle } from './icon-button-style.ts'
import { bareInputStyle, inputStyle } from './input-style.ts'
import type { Option } from './option.ts'
import { itemStyle, popupStyle, positionerStyle } from './popup-style.ts'
import { Spinner } from './Spinner.tsx'
import { words } from './words.ts'

type ComboboxProps = {
  options: Option[]
  value?: string | null | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string | null) => void) | undefined
  /** Given when the server does the searching: `options` are then shown as they come. */
  onSearch?: ((typed: string) => void) | undefined
  loading?: boolean | undefined
  name?: string | undefined
  placeholder?: string | undefined
  emptyText?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
}

/** One of many, found by typing. Accents do not matter: "macarico" finds Maçarico. */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  loading = false,
  name,
  placeholder,
  emptyText = words.nothingFound,
  disabled,
  ...own
}: ComboboxProps) {
  const { required, ...control } = useFieldControl(own)
  const [picked, setPicked] = useState<Option | null>(null)
  // The server's next answer may no longer hold what was picked from the last one.
  const optionOf = (wanted: string | null | undefined) =>
    options.find((option) => option.value === wanted) ?? (picked?.value === wanted ? picked : null)
  const valueProps =
    value === undefined ? { defaultValue: optionOf(defaultValue) } : { value: optionOf(value) }
  return (
    <Base.Root<Option>
      items={options}
      {...valueProps}
      onValueChange={(chosen) => {
        setPicked(chosen)
        onValueChange?.(chosen?.value ?? null)
      }}
      onInputValueChange={(typed, { reason }) => {
        if (reason === 'input-change') onSearch?.(typed)
      }}
      isItemEqualToValue={(item, chosen) => item.value === chosen.value}
      filter={onSearch ? null : containsIgnoringAccents}
      name={name}
      disabled={disabled}
      required={required}
      autoHighlight
      modal
    >
      <Base.InputGroup className={inputStyle({ shape: 'frame', className: 'pr-1' })}>
        <Base.Input {...control} placeholder={placeholder} className={bareInputStyle} />
        {loading ? <Spinner size="sm" /> : null}
        <Base.Clear aria-label={words.clear} className={iconButtonStyle()}>
          <X aria-hidden="true" />
        </Base.Clear>
        <Base.Trigger aria-label={words.choose} className={iconButtonStyle()}>
          <ChevronDown aria-hidden="true" className="text-mar-600" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={positionerStyle}>
          <Base.Popup
            className={popupStyle({
              padding: 'list',
              className:
                'max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain',
            })}
          >
            <Base.Empty>
              <p className="px-3 py-2 text-sm text-muted">{loading ? words.loading : emptyText}</p>
            </Base.Empty>
            <Base.List>
              {(option: Option) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  // Focus stays in the text box, so the highlighted line has to be seen without it.
                  className={`${itemStyle} justify-between data-highlighted:inset-ring-[1.5px] data-highlighted:inset-ring-mar-600`}
                >
                  <span>
                    {option.label}
                    {option.hint ? (
                      <span className="block text-xs font-normal text-muted">{option.hint}</span>
                    ) : null}
                  </span>
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" className="text-mar-600" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function containsIgnoringAccents(option: Option, typed: string) {
  return foldText(`${option.label} ${option.hint ?? ''}`).includes(foldText(typed))
}
