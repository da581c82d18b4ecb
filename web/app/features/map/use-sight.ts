import { useEffect, useRef, useState } from 'react'
import type { MapSight } from '~/ui/map/map.types.ts'
import { cameraText } from './map-address.rules.ts'
import { REST_MS } from './map-page.constants.ts'

/**
 * What is seen, once the map has come to rest. Before the person moves it, it shows the town, as the
 * page was sent with: only from then on the list follows.
 */
export function useSight(beginsElsewhere: boolean, onMoved: (sight: MapSight) => void) {
  const [sight, setSight] = useState<MapSight | null>(null)
  const [hasMoved, setMoved] = useState(false)
  const first = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function take(next: MapSight) {
    clearTimeout(timer.current)
    const look = () => {
      const camera = cameraText(next.camera)
      first.current ??= camera
      setSight(next)
      if (!hasMoved && !beginsElsewhere && camera === first.current) return
      setMoved(true)
      onMoved(next)
    }
    // Nobody waits for the first one.
    if (first.current === null) look()
    else timer.current = setTimeout(look, REST_MS)
  }
  return { sight, hasMoved, take }
}
