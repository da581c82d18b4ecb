import { lazy, Suspense } from 'react'
import { ListRows } from './ListRows.tsx'
import { MapNotice } from './MapNotice.tsx'
import { MapSheet } from './MapSheet.tsx'
import { mapPageTexts as texts } from './map-page.texts.ts'
import type { PlaceListProps } from './PlaceList.tsx'
import type { SheetHeight } from './sheet.rules.ts'

/** Not before the map itself is there. */
const KeepStreets = lazy(() =>
  import('~/ui/map/KeepStreets.tsx').then((module) => ({ default: module.KeepStreets })),
)

type ListPaneProps = PlaceListProps & {
  city: string
  /** How many there are; none while nobody knows. */
  status: string | null
  height: SheetHeight
  onHeightChange: (height: SheetHeight) => void
  /** Why there is no map beside it. */
  problem: 'failed' | 'unsupported' | null
  onRetryMap: () => void
  /** There is a map that could be kept. */
  isDrawn: boolean
}

/** The list with its head; where there is no map it is the page, and says why. */
export function ListPane({ city, status, height, problem, isDrawn, ...rest }: ListPaneProps) {
  const { onHeightChange, onRetryMap, ...rows } = rest
  return (
    <MapSheet
      height={height}
      onHeightChange={onHeightChange}
      isUnderCard={rows.hasMap && rows.state.placeId !== null}
      head={
        <div className="relative">
          <h1 className="map-title">{texts.title(city)}</h1>
          <p role="status" className="num text-muted text-sm">
            {status}
          </p>
          {/* Beside the title, out of the flow: it comes late and moves nothing. */}
          {isDrawn ? (
            <Suspense>
              <KeepStreets isShort />
            </Suspense>
          ) : null}
        </div>
      }
    >
      {problem ? (
        <MapNotice onRetry={problem === 'failed' ? onRetryMap : undefined}>
          {problem === 'failed' ? texts.mapFailed : texts.unsupported}
        </MapNotice>
      ) : null}
      <ListRows {...rows} />
    </MapSheet>
  )
}
