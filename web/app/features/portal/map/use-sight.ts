import { useEffect, useRef, useState } from 'react'
import type { MapSight } from '~/ui/map/map.types.ts'
import { cameraText } from './map-address.rules.ts'
import { REST_MS } from './map-page.constants.ts'

/**
 * What is seen, once the map has come to rest. Before the person moves it, it shows the town, as the
 * page was sent with: only from then on the list follows (`listed`). Where the list itself sent the map
 * somewhere it is held: nobody wants to lose the row they have just pressed.
 */
export function useSight(beginsElsewhere: boolean, onMoved: (sight: MapSight) => void) {
  const [sight, setSight] = useState<MapSight | null>(null)
  const [listed, setListed] = useState<MapSight | null>(null)
  const first = useRef<string | null>(null)
  const hasMoved = useRef(false)
  const isHeld = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function take(next: MapSight) {
    clearTimeout(timer.current)
    const look = () => {
      const camera = cameraText(next.camera)
      first.current ??= camera
      setSight(next)
      if (!hasMoved.current && !beginsElsewhere && camera === first.current) return
      hasMoved.current = true
      onMoved(next)
      if (isHeld.current) isHeld.current = false
      else setListed(next)
    }
    // Nobody waits for the first one.
    if (first.current === null) look()
    else timer.current = setTimeout(look, REST_MS)
  }
  return {
    ...{ sight, listed, take },
    /** The list stays as it is over the next move. */
    hold: () => {
      isHeld.current = true
    },
    /** It follows again, from where the map is now. */
    release: () => {
      isHeld.current = false
      if (hasMoved.current) setListed(sight)
    },
  }
}
