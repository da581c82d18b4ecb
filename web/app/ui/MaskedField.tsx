import { useMaskito } from '@maskito/react'
import { type ComponentProps, useId, useState } from 'react'
import { joinIds, useFieldControl } from './field-context.ts'
import { bareInputStyle, inputStyle } from './input-style.ts'
import { type MaskName, masks } from './masks.ts'
import { words } from './words.ts'

type MaskedFieldProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'type' | 'value' | 'defaultValue' | 'onInput' | 'onChange' | 'className'
> & {
  mask: MaskName
  /** Without its punctuation; money in cents. The same is handed out, and sent under `name`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((raw: string) => void) | undefined
}

export function MaskedField({
  mask,
  name,
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  ...rest
}: MaskedFieldProps) {
  const { options, toRaw, toText, ...hints } = masks[mask]
  const input = useMaskito({ options })
  const control = useFieldControl(rest)
  const unitId = useId()
  const [typed, setTyped] = useState(() => toText(value ?? defaultValue))
  // What the parent says wins, unless it says the same thing that is written here.
  const text = value === undefined || value === toRaw(typed) ? typed : toText(value)
  const isMoney = mask === 'money'

  const field = (
    <input
      {...hints}
      {...rest}
      {...control}
      ref={input}
      type="text"
      value={text}
      onInput={(event) => {
        setTyped(event.currentTarget.value)
        onValueChange?.(toRaw(event.currentTarget.value))
      }}
      onBlur={(event) => {
        // "12,5" was meant as "12,50".
        setTyped(toText(toRaw(text)))
        onBlur?.(event)
      }}
      aria-describedby={joinIds(isMoney && unitId, control['aria-describedby'])}
      className={isMoney ? `${bareInputStyle} num pl-2` : inputStyle({ className: 'num' })}
    />
  )
  return (
    <>
      {isMoney ? (
        <div className={inputStyle({ shape: 'frame' })}>
          <span aria-hidden="true" className="pl-4 text-muted">
            R$
          </span>
          <span id={unitId} className="sr-only">
            {words.money}
          </span>
          {field}
        </div>
      ) : (
        field
      )}
      {name ? (
        <input type="hidden" name={name} value={toRaw(text)} disabled={rest.disabled} />
      ) : null}
    </>
  )
}
