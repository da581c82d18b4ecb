import type { ComponentProps } from 'react'
import { useFieldControl } from './fieldContext.ts'
import { inputStyle } from './inputStyle.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldControl(rest)} className={inputStyle({ className })} />
}
