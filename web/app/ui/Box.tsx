import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** Sand on sand: a quiet group inside a page. */
export function Box({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('rounded-card bg-areia-100 p-5 md:p-7', className)} />
}
