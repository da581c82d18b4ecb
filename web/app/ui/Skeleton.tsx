import clsx from 'clsx'

/** One piece of what is coming; give it the size of the real thing. Silent: the region says busy. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'block' | 'circle'
  className?: string
}) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'animate-pulse bg-areia-200',
        shape === 'line' && 'h-4 rounded-full',
        shape === 'block' && 'rounded-card',
        shape === 'circle' && 'rounded-full',
        className,
      )}
    />
  )
}
