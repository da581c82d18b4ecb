import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** A raised card with the one soft shadow: what lies over a picture or asks for the eye. */
export function Sheet({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={clsx('rounded-card bg-areia-50 p-5 shadow-soft md:p-7', className)} />
  )
}
