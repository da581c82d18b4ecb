import { useBaseMapCredit } from './base-map-credit.ts'

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

/** Whose map it is, and of a schematic one that it is no more than that. */
function BaseMapCredit() {
  const { words, href } = useBaseMapCredit()
  if (!href) return words
  return (
    // The corner it stands in lets touches through to the map; the link does not.
    <a href={href} target="_blank" rel="noopener" style={{ pointerEvents: 'auto' }}>
      {words}
    </a>
  )
}
