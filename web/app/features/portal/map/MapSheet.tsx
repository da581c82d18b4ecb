import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { WIDE_SCREEN } from './map-page.constants.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'
import { SheetHandle } from './SheetHandle.tsx'
import {
  GAP_PIXELS,
  heightAt,
  PEEK_PIXELS,
  pressedHeight,
  type SheetHeight,
  scrollOf,
  tappedHeight,
} from './sheet.rules.ts'

type MapSheetProps = {
  height: SheetHeight
  onHeightChange: (height: SheetHeight) => void
  /** Beside the map on a wide screen it never gives way. */
  isUnderCard: boolean
  /** Stays while the rows scroll. */
  head: ReactNode
  children: ReactNode
}

/** Where the browser does not say that a scroll has ended. */
const SETTLED_MS = 400
/** With these a person moves it themselves. */
const HANDS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const
const MEASURES = {
  '--map-peek': `${PEEK_PIXELS}px`,
  '--map-gap': `${GAP_PIXELS}px`,
} as CSSProperties

/**
 * The list over the map. It rises as its frame scrolls: fingers, wheels and the keyboard move it as
 * they move any page, also without a script. On a wide screen it stands beside the map.
 */
export function MapSheet({ height, onHeightChange, isUnderCard, head, children }: MapSheetProps) {
  const listId = useId()
  const frame = useRef<HTMLElement>(null)
  const [isDragged, setDragged] = useState(false)
  const told = useRef(onHeightChange)
  /** Where it is on its way to by itself. */
  const aim = useRef<SheetHeight | null>(null)
  useEffect(() => {
    told.current = onHeightChange
  })

  useEffect(() => {
    const sheet = frame.current
    if (!sheet || isWide()) return
    const goal = scrollOf(height, sheet.clientHeight)
    if (isAt(sheet, height)) return
    aim.current = height
    sheet.scrollTo({ top: goal, behavior: isStill() ? 'instant' : 'smooth' })
  }, [height])

  useEffect(() => {
    const sheet = frame.current
    if (!sheet) return
    const settle = () => {
      if (isWide()) return
      const rest = heightAt(sheet.scrollTop, sheet.clientHeight)
      // The end of a way that another has overtaken says nothing: the newer one ends too.
      if (aim.current && aim.current !== rest) return
      aim.current = null
      told.current(rest)
    }
    if ('onscrollend' in window) {
      sheet.addEventListener('scrollend', settle)
      return () => sheet.removeEventListener('scrollend', settle)
    }
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLED_MS)
    }
    sheet.addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      sheet.removeEventListener('scroll', wait)
    }
  }, [])

  useEffect(() => {
    const sheet = frame.current
    const takeOver = () => {
      aim.current = null
    }
    for (const hand of HANDS) sheet?.addEventListener(hand, takeOver, { passive: true })
    return () => {
      for (const hand of HANDS) sheet?.removeEventListener(hand, takeOver)
    }
  }, [])

  return (
    <section
      ref={frame}
      id="lugares"
      aria-label={texts.list}
      tabIndex={-1}
      className="map-sheet"
      style={MEASURES}
      data-under-card={isUnderCard || undefined}
      data-dragged={isDragged || undefined}
    >
      <div aria-hidden="true" className="map-sheet-room" />
      <div aria-hidden="true" className="map-sheet-room map-sheet-room-half" />
      <div className="map-panel">
        <div className="map-panel-head">
          <SheetHandle
            label={texts.sheet[height]}
            isExpanded={height !== 'peek'}
            controls={listId}
            onTap={() => onHeightChange(tappedHeight(height))}
            onKey={(key) => {
              const next = pressedHeight(height, key)
              if (next) onHeightChange(next)
              return next !== null
            }}
            onDrag={(pixels) => {
              setDragged(pixels !== null)
              if (pixels !== null) frame.current?.scrollBy(0, pixels)
            }}
          />
          {head}
        </div>
        <div id={listId} className="map-panel-body">
          {children}
        </div>
      </div>
    </section>
  )
}

/** At its highest it stays wherever among its rows somebody is. */
function isAt({ scrollTop, clientHeight }: HTMLElement, height: SheetHeight): boolean {
  if (height === 'full') return heightAt(scrollTop, clientHeight) === 'full'
  return Math.abs(scrollTop - scrollOf(height, clientHeight)) < 1
}

const isWide = () => window.matchMedia(WIDE_SCREEN).matches
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
