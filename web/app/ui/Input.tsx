import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { inputStyle } from './input-style.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldControl(rest)} className={inputStyle({ className })} />
}
