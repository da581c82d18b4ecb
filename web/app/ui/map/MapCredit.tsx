import { BaseMapCredit } from './BaseMapCredit.tsx'

/** Whose map it is, and what it is not: always shown. */
export function MapCredit({
  className = 'absolute right-0 bottom-0 rounded-tl-item',
}: {
  className?: string
}) {
  return (
    <p className={`pointer-events-none bg-white/85 px-2 py-0.5 text-2xs text-mar-950 ${className}`}>
      <BaseMapCredit />
    </p>
  )
}
