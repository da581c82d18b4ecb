import clsx from 'clsx'
import type { ComponentProps } from 'react'

const WAVE =
  'c3.5 0 3.5-2.5 7-2.5s3.5 2.5 7 2.5 3.5-2.5 7-2.5 3.5 2.5 7 2.5 3.5-2.5 7-2.5 3.5 2.5 7 2.5'

/** The lighthouse over the sea. Decorative: the name stands beside it or on the link around it. */
export function LogoMark({ className = 'size-10', ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={clsx('overflow-hidden rounded-full', className)}
      {...rest}
    >
      <rect width="40" height="40" className="fill-mar-700" />
      <path d="M20 11 42 3v14z" className="fill-sol-400" opacity=".9" />
      <path d="M20 11-2 3v14z" className="fill-sol-400" opacity=".35" />
      <path d="M17.3 14h5.4l3 18H14.3z" className="fill-areia-50" />
      <path d="M16.7 18h6.6l.7 4.2h-8zM15.3 26.2h9.4l.7 4.2H14.6z" className="fill-guara-500" />
      <rect x="17" y="8.5" width="6" height="5.5" rx="1" className="fill-sol-400" />
      <path d="M16.2 8.5h7.6L20 4.5z" className="fill-guara-500" />
      <rect x="15.8" y="13.4" width="8.4" height="1.7" rx=".85" className="fill-mar-950" />
      <path d={`M-1 31${WAVE}v10H-1z`} className="fill-mar-950" />
      <path
        d="M-1 35.5c3.5 0 3.5-2 7-2s3.5 2 7 2 3.5-2 7-2 3.5 2 7 2 3.5-2 7-2 3.5 2 7 2"
        className="fill-none stroke-mar-300"
        strokeWidth="1.6"
      />
    </svg>
  )
}
