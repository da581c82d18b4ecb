import type { MapRef } from '@vis.gl/react-maplibre'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '../IconButton.tsx'
import { BaseMapCredit } from './BaseMapCredit.tsx'
import { MAX_ZOOM, MIN_ZOOM } from './map.constants.ts'
import { mapTexts as texts } from './map.texts.ts'

/** Nearer, farther, and whose map it is. */
export function MapControls({ map, zoom }: { map: MapRef; zoom: number }) {
  return (
    <>
      <div className="absolute top-3 right-3 grid gap-2">
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
      <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-item bg-white/85 px-2 py-0.5 text-2xs text-mar-950">
        <BaseMapCredit />
      </p>
    </>
  )
}
