import { type ComponentType, useEffect, useRef, useState } from 'react'
import { firstTouch } from '../first-touch.ts'
import type { MapContentProps } from './map.types.ts'

type SmallMapProps = MapContentProps & {
  /** The person asked for the map itself: it does not wait until they do anything else. */
  asked?: boolean
  /** Gives the map its size: it keeps it from the first paint on. */
  className: string
}

/** How far from the screen the map is fetched. */
const MARGIN = '300px'

/**
 * A map that arrives after the page, in a frame that was there before it: when somebody who uses the
 * page is about to see it. A download that failed is tried again the next time one comes near.
 * This much every page with a map carries; the rest is fetched.
 */
export function SmallMap({ asked, className, ...content }: SmallMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [Content, setContent] = useState<ComponentType<MapContentProps> | null>(null)

  useEffect(() => {
    // A browser without it is too old to draw the map, too.
    if (!frame.current || typeof IntersectionObserver === 'undefined') return
    // Heard from now on: the very scroll that brings the map near is a touch.
    const touch = asked ? null : firstTouch()
    const near = new IntersectionObserver(
      async (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        await touch
        const part = await import('./MapContent.tsx').catch(() => null)
        if (!part) return
        near.disconnect()
        setContent(() => part.MapContent)
      },
      { rootMargin: MARGIN },
    )
    near.observe(frame.current)
    return () => near.disconnect()
  }, [asked])

  return (
    <div
      ref={frame}
      className={`relative isolate grid place-items-center overflow-hidden bg-agua ${className}`}
    >
      {Content ? <Content {...content} /> : null}
    </div>
  )
}
