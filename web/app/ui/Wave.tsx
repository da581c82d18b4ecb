import { useId } from 'react'

/** The wave line: the page's only ornament, once, in the footer. */
export function Wave({ className = 'text-mar-300' }: { className?: string }) {
  const pattern = useId()
  return (
    <svg aria-hidden="true" height="20" className={`block w-full ${className}`}>
      <defs>
        <pattern id={pattern} width="120" height="20" patternUnits="userSpaceOnUse">
          <path
            d="M0 10c15 0 15-8 30-8s15 8 30 8 15-8 30-8 15 8 30 8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </pattern>
      </defs>
      <rect width="100%" height="20" fill={`url(#${pattern})`} />
    </svg>
  )
}
