import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** The white card of the dashboards: a hairline instead of a shadow. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={clsx(
        'rounded-card border border-line bg-white p-[18px] md:px-[22px] md:py-5',
        className,
      )}
    />
  )
}
