import clsx from 'clsx'
import { MapPin as PinIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { ARROW_LEAP_PIXELS, ARROW_STEP_PIXELS } from './map.constants.ts'
import { mapTexts as texts } from './map.texts.ts'
import type { MapMarker, PinTone } from './map.types.ts'

type MapPinProps = {
  marker: MapMarker
  isSelected: boolean
  onSelect?: (() => void) | undefined
  /** In pixels of the screen. */
  onNudge?: ((right: number, down: number) => void) | undefined
}

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const ASIDE = { tabIndex: -1, 'aria-hidden': true } as const

/** A picture where it only shows a place, a button where it leads on or moves. */
export function MapPin({ marker, isSelected, onSelect, onNudge }: MapPinProps) {
  const { name, look = 'spot', face = <PinIcon aria-hidden="true" />, isMarked, isRough } = marker
  const tone = isSelected ? 'ink' : marker.tone
  const head = (
    <PinHead
      {...{ look, face, tone, isMarked, isRough }}
      isDark={look === 'spot' || isSelected}
      isLarge={look === 'dot' && isSelected}
    />
  )
  if (!onSelect && !onNudge) {
    return (
      <span role="img" aria-label={name} className="isolate grid font-text">
        {head}
      </span>
    )
  }

  function move(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (!onNudge || !arrow) return
    // Or the map would move under the pin, too.
    event.preventDefault()
    event.stopPropagation()
    const pixels = event.shiftKey ? ARROW_LEAP_PIXELS : ARROW_STEP_PIXELS
    onNudge(arrow[0] * pixels, arrow[1] * pixels)
  }

  return (
    <button
      type="button"
      {...(marker.isAside ? ASIDE : {})}
      aria-label={name}
      aria-pressed={onSelect ? isSelected : undefined}
      aria-roledescription={onNudge ? texts.movable : undefined}
      onClick={onSelect}
      onKeyDown={move}
      className={clsx(
        'isolate grid min-h-11 min-w-11 place-items-end justify-items-center rounded-full font-text',
        onNudge && 'cursor-grab touch-none active:cursor-grabbing',
      )}
    >
      {head}
    </button>
  )
}

const tail =
  'relative after:absolute after:left-1/2 after:-z-1 after:-translate-x-1/2 after:rotate-45 after:rounded-[2px]'

const TONES: Record<PinTone, string> = {
  guara: 'bg-guara-600 text-white',
  mar: 'bg-mar-700 text-white',
  sol: 'bg-sol-400 text-mar-950',
  mangue: 'bg-mangue-700 text-white',
  ink: 'bg-mar-950 text-white',
}

const SHAPES = {
  pill: 'num mb-1.5 h-9 min-w-11 rounded-full px-3 font-bold text-sm after:-bottom-1 after:size-3 after:bg-inherit',
  spot: 'mb-2.5 size-11 rounded-full ring-4 ring-white after:-bottom-2 after:size-4 after:bg-white',
  dot: 'map-dot',
} as const

type PinHeadProps = {
  look: 'pill' | 'spot' | 'dot'
  isDark: boolean
  isLarge: boolean
  face: MapMarker['face']
  tone: PinTone | undefined
  isMarked: boolean | undefined
  isRough?: boolean | undefined
}

export function PinHead(props: PinHeadProps) {
  const { look, isDark, isLarge, face, tone, isMarked, isRough } = props
  const colours = isDark ? TONES.ink : 'bg-white text-mar-950'
  return (
    <span
      aria-hidden="true"
      className={clsx(
        tail,
        'grid place-items-center shadow-[0_2px_8px_rgb(6_34_46/0.28)] [&_svg]:size-5',
        tone ? TONES[tone] : colours,
        SHAPES[isLarge ? 'spot' : look],
        isRough && 'ring-8 ring-mar-700/25 after:hidden',
      )}
    >
      {face}
      {isMarked ? <span className="map-mark" /> : null}
    </span>
  )
}

type ClusterPinProps = { count: number; isAside?: boolean | undefined; onClick?: () => void }

/** Without a way nearer it is only seen: before the map is there. */
export function ClusterPin({ count, isAside, onClick }: ClusterPinProps) {
  const Shape = onClick ? 'button' : 'span'
  return (
    <Shape
      {...(onClick ? { type: 'button', 'aria-label': texts.cluster(count), onClick } : {})}
      {...(isAside ? ASIDE : {})}
      className="num grid size-11 place-items-center rounded-full bg-mar-700 font-bold font-text text-sm text-white shadow-[0_0_0_5px_rgb(15_91_115/0.25)]"
    >
      {shortCount.format(count)}
    </Shape>
  )
}

/** "999", "1,2 mil": what fits into the circle. */
const shortCount = new Intl.NumberFormat('pt-BR', {
  notation: 'compact',
  maximumFractionDigits: 1,
})
