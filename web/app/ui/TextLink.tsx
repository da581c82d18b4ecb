import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** The underlined link of running text; `block` gives it a 44 px target when it stands alone. */
export function TextLink({
  block = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & { block?: boolean }) {
  return (
    <Link
      {...rest}
      className={clsx(
        'font-semibold text-mar-600 underline decoration-mar-600/35 decoration-[1.5px] underline-offset-4 hover:decoration-current',
        block && 'inline-flex min-h-11 items-center gap-2',
        className,
      )}
    />
  )
}
