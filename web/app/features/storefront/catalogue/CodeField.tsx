import { SKU_MAX } from '@portal/contract/storefront/catalogue/catalogue.texts'
import { ControlField } from '~/editing/fields.tsx'
import { Input } from '~/ui/Input.tsx'

/** The code of an item or a variant; nothing written is none. */
export function CodeField({ name, label }: { name: string; label: string }) {
  return (
    <ControlField name={name} label={label} optional>
      {({ value, onChange }) => (
        <Input
          value={value ?? ''}
          maxLength={SKU_MAX}
          onChange={({ target }) => onChange(target.value || null)}
        />
      )}
    </ControlField>
  )
}
