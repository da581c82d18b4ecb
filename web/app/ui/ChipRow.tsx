import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { useChosenInSight } from './use-chosen-in-sight.ts'

/** Chips side by side: never wrapped on a phone, where the row runs off the edge and scrolls. */
export function ChipRow({ className, ...rest }: ComponentProps<'div'>) {
  const row = useChosenInSight<HTMLDivElement>()
  return (
    <div
      ref={row}
      {...rest}
      className={clsx(
        'rail gap-2 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0',
        className,
      )}
    />
  )
}
