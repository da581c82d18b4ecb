import type { MapRef } from '@vis.gl/react-maplibre'
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import { MapCredit } from './MapCredit.tsx'
import { MAX_ZOOM, MIN_ZOOM } from './map.constants.ts'
import { mapTexts as texts } from './map.texts.ts'

type MapControlsProps = {
  map: MapRef
  zoom: number
  /** What else stands beside the zoom. */
  tools?: ReactNode
  /** What lies over the map's edges. */
  insets?: { top: number; bottom: number } | undefined
}

/** Nearer, farther, and whose map it is. */
export function MapControls({ map, zoom, tools, insets }: MapControlsProps) {
  return (
    <>
      <div
        className={clsx('map-tools absolute right-3 grid gap-2', insets || 'top-3')}
        style={insets ? { top: insets.top } : undefined}
      >
        {tools}
        <IconButton
          look="light"
          label={texts.zoomIn}
          // Stays focusable at the end: a disabled button would drop the keyboard's place.
          aria-disabled={zoom >= MAX_ZOOM}
          onClick={() => map.zoomIn()}
        >
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton
          look="light"
          label={texts.zoomOut}
          aria-disabled={zoom <= MIN_ZOOM}
          onClick={() => map.zoomOut()}
        >
          <Minus aria-hidden="true" />
        </IconButton>
      </div>
      {insets ? null : <MapCredit />}
    </>
  )
}
