import type { ComponentProps } from 'react'
import { ControlField } from '~/editing/fields.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'

type MoneyFieldProps = Omit<ComponentProps<typeof ControlField>, 'children'>

/** Centavos in the form, reais on the screen; nothing written is null. */
export function MoneyField(field: MoneyFieldProps) {
  return (
    <ControlField {...field}>
      {({ value, onChange }) => (
        <MaskedField
          mask="money"
          value={value === null ? '' : String(value)}
          onValueChange={(raw) => onChange(raw === '' ? null : Number(raw))}
        />
      )}
    </ControlField>
  )
}
