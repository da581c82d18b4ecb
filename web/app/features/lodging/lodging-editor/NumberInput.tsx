import { Input } from '~/ui/Input.tsx'

type NumberInputProps = {
  value: number | null
  max: number
  placeholder?: string
  onChange: (value: number | null) => void
}

/** A count; empty is none. */
export function NumberInput({ value, max, placeholder, onChange }: NumberInputProps) {
  return (
    <Input
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      placeholder={placeholder}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
