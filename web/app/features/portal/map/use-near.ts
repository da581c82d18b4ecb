import { useEffect, useState } from 'react'
import { isWithin } from '~/ui/map/coordinates.ts'
import { DATA_BOUNDS } from '~/ui/map/map.constants.ts'
import type { LatLng } from '~/ui/map/map.types.ts'
import { useOwnPosition } from '~/ui/map/use-own-position.ts'
import { mapPageTexts } from './map-page.texts.ts'

const texts = mapPageTexts.near

type Near = { city: string; onFound: (own: LatLng) => void; onProblem: (sentence: string) => void }

/** Where the person is: asked for when they want it, kept by this page alone. */
export function useNear({ city, onFound, onProblem }: Near) {
  const [own, setOwn] = useState<LatLng | null>(null)
  const { ask, isLooking } = useOwnPosition({
    precision: 'exact',
    onFound: (place) => {
      if (!isWithin(place, DATA_BOUNDS)) return onProblem(texts.outside(city))
      setOwn(place)
      onFound(place)
    },
    onFailed: (problem) => onProblem(texts[problem]),
  })
  return { own, ask, isLooking }
}

/** Once, when it becomes true. */
export function useOnce(isTime: boolean, act: () => void) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isTime || isDone) return
    setDone(true)
    act()
  })
}
