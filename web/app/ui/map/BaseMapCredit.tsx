import { useBaseMapCredit } from './base-map-credit.ts'

/** Whose map it is, and of a schematic one that it is no more than that. */
export function BaseMapCredit() {
  const { words, href } = useBaseMapCredit()
  if (!href) return words
  return (
    // The corner it stands in lets touches through to the map; the link does not.
    <a href={href} target="_blank" rel="noopener" style={{ pointerEvents: 'auto' }}>
      {words}
    </a>
  )
}
