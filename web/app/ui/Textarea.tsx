import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { inputStyle } from './input-style.ts'

/** Grows with what is written where the browser can (`field-sizing`), up to ten lines or so. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...rest}
      {...useFieldControl(rest)}
      className={inputStyle({
        shape: 'area',
        className: ['field-sizing-content max-h-80 resize-y', className],
      })}
    />
  )
}
