import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '../Chip.tsx'
import { toast } from '../toast.ts'
import type { LatLng } from './map.types.ts'

const LOOKING = 'Procurando você…'

type NearMeChipProps = {
  /** "Perto de mim" */
  label: string
  onFound: (place: LatLng) => void
}

/**
 * Asks where the person is, only when they want it. Needs a script to ask the phone: until there is
 * one, its place is kept empty.
 */
export function NearMeChip({ label, onFound }: NearMeChipProps) {
  const [isLooking, setLooking] = useState(false)

  async function ask() {
    if (isLooking) return
    setLooking(true)
    // Few ask: its code comes with the question.
    const place = await import('./own-position.ts')
      .then(({ findOwnPosition }) => findOwnPosition('about'))
      .catch(() => 'unavailable' as const)
    setLooking(false)
    if (typeof place !== 'string') return onFound(place)
    const { nearMeTexts: why } = await import('./near-me.texts.ts')
    toast({ title: why.failed, description: why[place], variant: 'destructive' })
  }

  return (
    <Chip
      look="line"
      onClick={() => void ask()}
      aria-busy={isLooking || undefined}
      className="invisible in-data-hydrated:visible"
    >
      <LocateFixed aria-hidden="true" className={isLooking ? 'animate-pulse' : undefined} />
      {isLooking ? LOOKING : label}
    </Chip>
  )
}
